import { act, renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { useBfcacheRestore } from './use-bfcache-restore.ts'

describe('useBfcacheRestore', () => {
  const show = (persisted: boolean) =>
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))

  test('calls the newest handler when the page is restored from the back/forward cache', () => {
    const first = vi.fn<() => void>()
    const newest = vi.fn<() => void>()
    const { rerender, unmount } = renderHook((onShown: () => void) => useBfcacheRestore(onShown), {
      initialProps: first,
    })
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
