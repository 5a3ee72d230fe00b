import { act, renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { useLoaded } from './use-loaded.ts'

/** What was asked for, to be answered by hand. */
function loads() {
  const asked: { key: string; resolve: (value: string) => void; reject: () => void }[] = []
  const load = vi.fn<(key: string) => Promise<string>>(
    (key) => new Promise((resolve, reject) => asked.push({ key, resolve, reject: () => reject(new Error('offline')) })),
  )
  return { asked, load }
}
const open = (load: (key: string) => Promise<string>, first?: string) =>
  renderHook(({ key }: { key: string | undefined }) => useLoaded(key, (one) => load(one)), {
    initialProps: { key: first },
  })

describe('useLoaded', () => {
  test('loads nothing without a key, and once for each key', async () => {
    const { asked, load } = loads()
    const { result, rerender } = open(load)
    expect([load.mock.calls.length, result.current.value, result.current.failed]).toEqual([0, undefined, false])
    rerender({ key: 'a' })
    rerender({ key: 'a' })
    expect(load.mock.calls).toEqual([['a']])
    await act(async () => asked[0]?.resolve('A'))
    expect([result.current.value, result.current.failed]).toEqual(['A', false])
    rerender({ key: undefined })
    expect(result.current.value).toBeUndefined()
  })

  test('shows only what belongs to the key, also when an older one is answered later', async () => {
    const { asked, load } = loads()
    const { result, rerender } = open(load, 'a')
    rerender({ key: 'b' })
    await act(async () => asked[1]?.resolve('B'))
    await act(async () => asked[0]?.resolve('A'))
    expect(result.current.value).toBe('B')
    rerender({ key: 'c' })
    expect(result.current.value).toBeUndefined()
  })

  test('says that it failed, and loads once more', async () => {
    const { asked, load } = loads()
    const { result } = open(load, 'a')
    await act(async () => asked[0]?.reject())
    expect([result.current.value, result.current.failed]).toEqual([undefined, true])
    act(() => result.current.retry())
    expect([result.current.failed, load.mock.calls.length]).toEqual([false, 2])
    await act(async () => asked[1]?.resolve('A'))
    expect([result.current.value, result.current.failed]).toEqual(['A', false])
  })
})
