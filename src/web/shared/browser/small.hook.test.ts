import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useLate } from './use-late.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { useShownAgain } from './use-shown-again.ts'

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

describe('useMedia', () => {
  const listeners = new Map<string, Set<() => void>>()
  let wide = false
  beforeEach(() => {
    listeners.clear()
    wide = false
    vi.stubGlobal('matchMedia', (query: string) => {
      const own = listeners.get(query) ?? new Set()
      listeners.set(query, own)
      return {
        matches: wide && query === '(min-width: 1024px)',
        addEventListener: (name: string, listener: () => void) => name === 'change' && own.add(listener),
        removeEventListener: (name: string, listener: () => void) => name === 'change' && own.delete(listener),
      }
    })
  })
  const change = (query: string) => act(() => listeners.get(query)?.forEach((listener) => listener()))

  test('follows the media query', () => {
    const { result } = renderHook(() => useMedia('(min-width: 1024px)'))
    expect(result.current).toBe(false)
    wide = true
    change('(min-width: 1024px)')
    expect(result.current).toBe(true)
  })

  test('follows another query once it is given one, and stops at the end', () => {
    wide = true
    const { result, rerender, unmount } = renderHook((query: string) => useMedia(query), {
      initialProps: '(min-width: 2000px)',
    })
    expect(result.current).toBe(false)
    rerender('(min-width: 1024px)')
    expect(result.current).toBe(true)
    expect(listeners.get('(min-width: 2000px)')?.size).toBe(0)
    unmount()
    expect(listeners.get('(min-width: 1024px)')?.size).toBe(0)
  })
})

describe('useShownAgain', () => {
  const show = (persisted: boolean) =>
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))

  test('calls the newest handler when the page is restored from the back/forward cache', () => {
    const first = vi.fn<() => void>()
    const newest = vi.fn<() => void>()
    const { rerender, unmount } = renderHook((onShown: () => void) => useShownAgain(onShown), { initialProps: first })
    rerender(newest)
    show(false)
    expect(newest).not.toHaveBeenCalled()
    show(true)
    expect([first.mock.calls.length, newest.mock.calls.length]).toEqual([0, 1])
    unmount()
    show(true)
    expect(newest).toHaveBeenCalledOnce()
  })
})
