import { act, renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { useLate } from './use-late.ts'

describe('useLate', () => {
  const part = { name: 'dialog' }

  test('loads the part once and keeps it', async () => {
    const load = vi.fn<() => Promise<typeof part>>(async () => part)
    const { result } = renderHook(() => useLate(load))
    expect(result.current.part).toBeUndefined()
    await act(async () => result.current.fetch())
    await act(async () => result.current.fetch())
    expect([result.current.part, load.mock.calls.length]).toEqual([part, 1])
  })

  test('rejects a failed fetch and loads again at the next one', async () => {
    const load = vi.fn<() => Promise<typeof part>>(async () => part).mockRejectedValueOnce(new Error('offline'))
    const { result } = renderHook(() => useLate(load))
    await expect(result.current.fetch()).rejects.toThrow('offline')
    await act(async () => result.current.fetch())
    expect(result.current.part).toBe(part)
  })

  test('prepares the part ahead and leaves a failure to the press', async () => {
    const load = vi.fn<() => Promise<typeof part>>(async () => part).mockRejectedValueOnce(new Error('offline'))
    const { result } = renderHook(() => useLate(load))
    await act(async () => result.current.prepare())
    expect(result.current.part).toBeUndefined()
    await act(async () => result.current.prepare())
    expect(result.current.part).toBe(part)
  })
})
