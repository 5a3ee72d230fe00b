import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type * as Settling from './settle.ts'
import { look, settle, type Settlement } from './settle.ts'
import { useSettlement } from './use-settlement.ts'

vi.mock('./settle.ts', async (original) => ({ ...(await original<typeof Settling>()), look: vi.fn(), settle: vi.fn() }))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T04:30:00Z') })
  vi.mocked(look).mockReset()
  vi.mocked(settle).mockReset()
})
const wait = (milliseconds = 0) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

describe('useSettlement', () => {
  const ids = { orderId: 'O1', transactionId: 'T1' }
  type Who = 'customer' | 'other' | undefined
  const render = (who: Who) => renderHook((now: Who) => useSettlement(ids, now), { initialProps: who })
  const answers = (step: typeof settle, ...list: Settlement[]) => {
    for (const settlement of list) vi.mocked(step).mockResolvedValueOnce(settlement)
  }
  const paid: Settlement = { state: 'paid', of: 'order' }

  test('asks nothing until it is known who looks', async () => {
    const { result } = render(undefined)
    await wait(60_000)
    expect(result.current.view).toEqual({ state: 'verifying' })
    expect([vi.mocked(look).mock.calls.length, vi.mocked(settle).mock.calls.length]).toEqual([0, 0])
  })

  test('settles for the customer and only looks for anyone else', async () => {
    answers(settle, paid)
    const customer = render('customer')
    await wait()
    expect(customer.result.current.view).toEqual(paid)
    expect(look).not.toHaveBeenCalled()
    expect(vi.mocked(settle).mock.calls[0]?.[1]).toEqual(ids)
    answers(look, { state: 'unknown' })
    const other = render('other')
    await wait()
    expect(other.result.current.view).toEqual({ state: 'unknown' })
    expect(settle).toHaveBeenCalledOnce()
  })

  test('follows a pending payment through a broken connection until it is decided', async () => {
    answers(settle, { state: 'pending' }, { state: 'unverified' }, paid)
    const { result } = render('customer')
    await wait()
    expect(result.current.view).toEqual({ state: 'pending' })
    await wait(4_000)
    expect(result.current.view).toEqual({ state: 'pending' })
    expect(settle).toHaveBeenCalledTimes(2)
    await wait(120_000)
    expect(result.current.view).toEqual(paid)
    expect(settle).toHaveBeenCalledTimes(3)
  })

  test('shows an unverified payment that was never pending, and asks again on retry', async () => {
    answers(settle, { state: 'unverified' })
    const { result } = render('customer')
    await wait(120_000)
    expect([result.current.view, vi.mocked(settle).mock.calls.length]).toEqual([{ state: 'unverified' }, 1])
    answers(settle, paid)
    act(() => result.current.retry())
    expect(result.current.view).toEqual({ state: 'verifying' })
    await wait()
    expect(result.current.view).toEqual(paid)
    answers(settle, { state: 'unknown' })
    act(() => result.current.retry())
    await wait()
    expect(result.current.view).toEqual({ state: 'unknown' })
  })

  test('stops when the page is left', async () => {
    vi.mocked(settle).mockResolvedValue({ state: 'pending' })
    const { unmount } = render('customer')
    await wait()
    unmount()
    await wait(600_000)
    expect(settle).toHaveBeenCalledOnce()
    expect(vi.mocked(settle).mock.calls[0]?.[2]?.aborted).toBe(true)
  })

  test('shows nothing of an answer that comes after it was left', async () => {
    let answer: (value: Settlement) => void = () => {}
    vi.mocked(look).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    answers(settle, paid)
    const { result, rerender } = render('other')
    rerender('customer')
    await wait()
    await act(async () => answer({ state: 'unknown' }))
    expect(result.current.view).toEqual(paid)
  })

  test('shows nothing when a step rejects because the page was left', async () => {
    vi.mocked(settle).mockRejectedValueOnce(new DOMException('aborted', 'AbortError'))
    const { result } = render('customer')
    await wait(60_000)
    expect(result.current.view).toEqual({ state: 'verifying' })
  })
})
