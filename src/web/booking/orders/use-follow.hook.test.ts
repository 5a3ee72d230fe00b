import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useRevalidator } from 'react-router'
import { useFollow } from './use-follow.ts'

vi.mock('react-router', async (original) => ({ ...(await original()), useRevalidator: vi.fn() }))

describe('useFollow', () => {
  const revalidate = vi.fn<() => Promise<void>>()
  let visibility: DocumentVisibilityState
  beforeEach(() => {
    vi.useFakeTimers()
    visibility = 'visible'
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
    revalidate.mockReset().mockResolvedValue(undefined)
    vi.mocked(useRevalidator).mockReturnValue({ revalidate, state: 'idle' })
  })
  const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
  const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

  test('loads again when the page comes back into sight, until it is removed', () => {
    const { unmount } = renderHook(() => useFollow(false))
    visibility = 'hidden'
    look()
    expect(revalidate).not.toHaveBeenCalled()
    visibility = 'visible'
    look()
    expect(revalidate).toHaveBeenCalledOnce()
    unmount()
    look()
    expect(revalidate).toHaveBeenCalledOnce()
  })

  test('does not poll while nothing moves', async () => {
    renderHook(() => useFollow(false))
    await pass(600_000)
    expect(revalidate).not.toHaveBeenCalled()
  })

  test('polls after 3 s, then ever less often, at last every 30 s', async () => {
    renderHook(() => useFollow(true))
    await pass(2_999)
    expect(revalidate).not.toHaveBeenCalled()
    await pass(1)
    expect(revalidate).toHaveBeenCalledTimes(1)
    await pass(4_199)
    expect(revalidate).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(revalidate).toHaveBeenCalledTimes(2)
    await pass(600_000)
    revalidate.mockClear()
    await pass(300_000)
    expect(revalidate).toHaveBeenCalledTimes(10)
  })

  test('does not load while the page is hidden', async () => {
    visibility = 'hidden'
    renderHook(() => useFollow(true))
    await pass(60_000)
    expect(revalidate).not.toHaveBeenCalled()
    visibility = 'visible'
    await pass(30_000)
    expect(revalidate).toHaveBeenCalled()
  })

  test('stops when nothing is pending', async () => {
    const { rerender } = renderHook((moves: boolean) => useFollow(moves), { initialProps: true })
    await pass(3_000)
    rerender(false)
    await pass(600_000)
    expect(revalidate).toHaveBeenCalledOnce()
  })

  test('starts to poll once something moves', async () => {
    const { rerender } = renderHook((moves: boolean) => useFollow(moves), { initialProps: false })
    rerender(true)
    await pass(3_000)
    expect(revalidate).toHaveBeenCalledOnce()
  })
})
