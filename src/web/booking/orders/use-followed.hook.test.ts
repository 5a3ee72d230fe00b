import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { orderKey } from '#web/shared/order-view/order-query.ts'
import { queryClient } from '#web/shared/query/query-client.ts'
import { useFollowed } from './use-followed.ts'

interface Seen {
  moving: boolean
}
const load = vi.fn<() => Promise<Seen>>()
const query = { queryKey: [orderKey, 'O1'], queryFn: load }

describe('useFollowed', () => {
  let visibility: DocumentVisibilityState
  beforeEach(() => {
    vi.useFakeTimers()
    visibility = 'visible'
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
    load.mockReset()
  })
  const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
  const look = () => act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  /** Renders a page whose loader has primed the query. */
  const render = (moving: boolean) => {
    load.mockImplementation(async () => ({ moving }))
    queryClient().setQueryData(query.queryKey, { moving })
    return renderHook(() => useFollowed<Seen>(query, (seen) => seen.moving))
  }

  test('shows what was primed and does not load it again', async () => {
    const { result } = render(false)
    await pass(600_000)
    expect([result.current.data, load.mock.calls.length]).toEqual([{ moving: false }, 0])
  })

  test('loads again when the page comes back into sight, until it is removed', async () => {
    const { unmount } = render(false)
    visibility = 'hidden'
    await look()
    expect(load).not.toHaveBeenCalled()
    visibility = 'visible'
    await look()
    expect(load).toHaveBeenCalledOnce()
    unmount()
    await look()
    expect(load).toHaveBeenCalledOnce()
  })

  test('polls after 3 s, then ever less often, at last every 30 s', async () => {
    render(true)
    await pass(2_999)
    expect(load).not.toHaveBeenCalled()
    await pass(1)
    expect(load).toHaveBeenCalledTimes(1)
    await pass(4_199)
    expect(load).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(load).toHaveBeenCalledTimes(2)
    await pass(600_000)
    load.mockClear()
    await pass(300_000)
    expect(load).toHaveBeenCalledTimes(10)
  })

  test('polls after 3 s at first on each visit', async () => {
    const first = render(true)
    await pass(60_000)
    first.unmount()
    render(true)
    load.mockClear()
    await pass(3_000)
    expect(load).toHaveBeenCalledOnce()
  })

  test('polls on after a load that failed, and reports it', async () => {
    const { result } = render(true)
    load.mockRejectedValueOnce(new TypeError('offline'))
    await pass(3_000)
    expect(result.current).toMatchObject({ data: { moving: true }, error: { message: 'offline' } })
    await pass(4_200)
    expect([result.current.error, load.mock.calls.length]).toEqual([null, 2])
  })

  test('does not load while the page is hidden', async () => {
    visibility = 'hidden'
    render(true)
    await pass(60_000)
    expect(load).not.toHaveBeenCalled()
    visibility = 'visible'
    await pass(30_000)
    expect(load).toHaveBeenCalled()
  })

  test('stops when nothing moves, and starts again once something does', async () => {
    const { result } = render(true)
    load.mockImplementation(async () => ({ moving: false }))
    await pass(600_000)
    expect(load).toHaveBeenCalledOnce()
    load.mockImplementation(async () => ({ moving: true }))
    await act(async () => result.current.reload())
    await pass(3_000)
    expect(load).toHaveBeenCalledTimes(3)
  })

  test('drops what else is cached of orders when it is reloaded, but not what is being loaded', async () => {
    const { result } = render(false)
    const client = queryClient()
    client.setQueryData([orderKey, 'mine'], 'before')
    client.setQueryData(['profile', 'U1'], 'profile')
    const next = client.query({ queryKey: [orderKey, 'O2'], queryFn: async () => 'next' })
    await act(async () => result.current.reload())
    expect(await next).toBe('next')
    const keys = client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[1])
    expect(keys).toEqual(['O1', 'U1', 'O2'])
    expect(load).toHaveBeenCalledOnce()
  })
})
