import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useRevalidator } from 'react-router'
import { refused, stubApi } from '#test/support/api-stub.ts'
import { saveFile } from '#web/shared/browser/save-file.ts'
import { m } from '#web/paraglide/messages.js'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { useNow } from '#web/shared/order-view/use-now.ts'
import { useDownload } from '#web/shared/order-view/use-download.ts'
import { useFollow } from './use-follow.ts'

vi.mock('#web/shared/browser/save-file.ts', () => ({ saveFile: vi.fn() }))
vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))
vi.mock('react-router', async (original) => ({ ...(await original()), useRevalidator: vi.fn() }))

beforeEach(() => {
  vi.mocked(saveFile).mockReset()
  vi.mocked(notify).mockReset()
})

describe('useDownload', () => {
  const pdf = () => new Response('%PDF', { headers: { 'content-disposition': 'attachment; filename="receipt.pdf"' } })

  test('fetches the file once however often it is pressed, and saves it under its name', async () => {
    const server = stubApi(pdf)
    const { result } = renderHook(() => useDownload())
    await act(async () => {
      void result.current.download('/api/orders/O1/documents/D1')
      await result.current.download('/api/orders/O1/documents/D1')
    })
    await act(async () => {})
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/orders/O1/documents/D1'])
    expect(vi.mocked(saveFile).mock.calls.map(([file]) => file.name)).toEqual(['receipt.pdf'])
    expect(result.current.busy).toBe(false)
  })

  test('is busy while the file comes, and can be pressed again afterwards', async () => {
    let answer: (value: Response) => void = () => {}
    const server = stubApi(() => new Promise((resolve) => (answer = resolve)))
    const { result } = renderHook(() => useDownload())
    await act(async () => void result.current.download('/a'))
    expect(result.current.busy).toBe(true)
    await act(async () => answer(pdf()))
    expect(result.current.busy).toBe(false)
    await act(async () => void result.current.download('/a'))
    expect(server.requests).toHaveLength(2)
  })

  test('says what the server refused, or that it cannot be reached', async () => {
    const server = stubApi(() => refused('order_not_found', 'This booking does not exist.'))
    const { result } = renderHook(() => useDownload())
    await act(async () => result.current.download('/a'))
    server.answerWith(() => Promise.reject(new TypeError('offline')))
    await act(async () => result.current.download('/a'))
    expect(vi.mocked(notify).mock.calls).toEqual([
      ['This booking does not exist.', 'error'],
      [m.bill_unreachable(), 'error'],
    ])
    expect([result.current.busy, vi.mocked(saveFile).mock.calls.length]).toEqual([false, 0])
  })
})

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

  test('stops when nothing moves any more', async () => {
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

describe('useNow', () => {
  test('is the present moment, renewed every 30 s until it is removed', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T04:30:00Z') })
    const { result, unmount } = renderHook(() => useNow())
    expect(result.current.toISOString()).toBe('2026-11-20T04:30:00.000Z')
    act(() => void vi.advanceTimersByTime(29_999))
    expect(result.current.toISOString()).toBe('2026-11-20T04:30:00.000Z')
    act(() => void vi.advanceTimersByTime(1))
    expect(result.current.toISOString()).toBe('2026-11-20T04:30:30.000Z')
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
