import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openAuthDialog, useAuthDialog } from '#web/shared/session/auth-dialog-store.ts'
import { currentSession, knownSession } from '#web/shared/session/session.ts'
import type { Problem } from '#web/shared/form/problems.ts'
import { orderAndLeave, type PayFailure } from './pay-flow.ts'
import { usePay } from './use-pay.ts'

vi.mock('#web/shared/session/auth-dialog-store.ts', () => ({
  openAuthDialog: vi.fn(),
  useAuthDialog: vi.fn(),
}))
vi.mock('#web/shared/session/session.ts', () => ({ currentSession: vi.fn(), knownSession: vi.fn() }))
vi.mock('./pay-flow.ts', async (original) => ({ ...(await original()), orderAndLeave: vi.fn() }))

const customer = { id: 'USER1', firstName: 'Asha' }
const missingPin: Problem = { field: 'venue.pinCode', message: 'Enter a 6-digit PIN code' }

type Outcome = (failure: PayFailure | undefined) => void
/** What placing came to, decided by the test: one entry for each call. */
let placed: Outcome[]

beforeEach(() => {
  placed = []
  vi.mocked(openAuthDialog).mockReset()
  vi.mocked(knownSession).mockResolvedValue({ status: 'signed_in', user: customer } as never)
  vi.mocked(orderAndLeave).mockImplementation(() => new Promise((resolve) => placed.push(resolve)))
})

function renderPay(problems: readonly Problem[] = []) {
  const onProblems = vi.fn<(fromServer: readonly Problem[]) => void>()
  const askAgain = vi.fn<() => void>()
  const options = (now: readonly Problem[]) =>
    ({ problems: now, onProblems, quote: { askAgain }, offer: {}, earlier: undefined, total: 100 }) as never
  const { result, rerender } = renderHook((now: readonly Problem[]) => usePay(options(now)), { initialProps: problems })
  const press = () => act(async () => void result.current.pay())
  const finish = (failure: PayFailure | undefined) => act(async () => placed.at(-1)?.(failure))
  return { result, rerender, press, finish, onProblems, askAgain }
}

describe('usePay', () => {
  test('places one order however often Pay is pressed', async () => {
    const { result, press } = renderPay()
    await act(async () => {
      void result.current.pay()
      void result.current.pay()
    })
    await press()
    expect(placed).toHaveLength(1)
    expect(result.current.busy).toBe(true)
  })

  test('stays busy while the payment page opens', async () => {
    const { result, press, finish } = renderPay()
    await press()
    await finish(undefined)
    await press()
    expect([result.current.busy, placed.length]).toEqual([true, 1])
  })

  test('can be pressed again when the page is restored from the back/forward cache', async () => {
    const { result, press, finish } = renderPay()
    await press()
    await finish(undefined)
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    expect(result.current.busy).toBe(false)
    await press()
    expect(placed).toHaveLength(2)
  })

  test('shows what is missing instead of placing', async () => {
    const { press, onProblems } = renderPay([missingPin])
    await press()
    expect([onProblems.mock.calls, placed.length]).toEqual([[[[]]], 0])
  })

  test('places once the missing field was filled in', async () => {
    const { rerender, press, onProblems } = renderPay([missingPin])
    rerender([])
    await press()
    expect([onProblems.mock.calls.length, placed.length]).toEqual([0, 1])
  })

  test('asks a visitor to log in, and continues with the newest state afterwards', async () => {
    vi.mocked(knownSession).mockResolvedValue({ status: 'signed_out' })
    const { rerender, press, onProblems } = renderPay()
    await press()
    expect(placed).toHaveLength(0)
    const { goOn } = vi.mocked(openAuthDialog).mock.calls[0]?.[0] ?? {}
    vi.mocked(knownSession).mockResolvedValue({ status: 'signed_in', user: customer } as never)
    const continued = () =>
      act(async () => {
        goOn?.()
        await new Promise((resolve) => setTimeout(resolve))
      })
    rerender([missingPin])
    await continued()
    expect([onProblems.mock.calls.length, placed.length]).toEqual([0, 0])
    rerender([])
    await continued()
    expect(placed).toHaveLength(1)
  })

  test('reports the problems that the server found and can be pressed again', async () => {
    const { result, press, finish, onProblems } = renderPay()
    await press()
    await finish({ problems: [missingPin] })
    expect(onProblems.mock.calls).toEqual([[[missingPin]]])
    expect([result.current.busy, result.current.notice]).toEqual([false, ''])
    await press()
    expect(placed).toHaveLength(2)
  })

  test('asks to log in again when the session has ended', async () => {
    const { result, press, finish } = renderPay()
    await press()
    await finish({ signIn: true })
    expect(vi.mocked(openAuthDialog)).toHaveBeenCalledOnce()
    expect(result.current.busy).toBe(false)
  })

  test('shows a notice, and asks for the price again only when it changed', async () => {
    const { result, press, finish, askAgain } = renderPay()
    await press()
    await finish({ notice: 'We could not reach Pangat.' })
    expect([result.current.notice, result.current.busy, askAgain.mock.calls.length]).toEqual([
      'We could not reach Pangat.',
      false,
      0,
    ])
    await press()
    expect(result.current.notice).toBe('')
    await finish({ notice: 'The price changed.', askAgain: true })
    expect([result.current.notice, askAgain.mock.calls.length]).toEqual(['The price changed.', 1])
  })

  test('turns a thrown error into a notice', async () => {
    vi.mocked(orderAndLeave).mockRejectedValueOnce(new TypeError('offline'))
    const { result, press } = renderPay()
    await press()
    expect(result.current.notice).not.toBe('')
    expect(result.current.busy).toBe(false)
  })

  test('makes an account for a visitor who signs up on the bill, and goes on to pay', async () => {
    vi.mocked(knownSession).mockResolvedValue({ status: 'signed_out' })
    const join = vi.fn<() => Promise<unknown>>().mockResolvedValueOnce(undefined).mockResolvedValueOnce(customer)
    const options = { problems: [], onProblems: vi.fn(), quote: { askAgain: vi.fn() }, offer: {}, total: 100, join }
    const { result } = renderHook(() => usePay(options as never))
    await act(async () => result.current.pay())
    expect([placed.length, result.current.busy]).toEqual([0, false])
    await act(async () => void result.current.pay())
    expect([placed.length, vi.mocked(openAuthDialog).mock.calls.length]).toEqual([1, 0])
    expect(vi.mocked(orderAndLeave).mock.calls[0]?.[0]).toBe(customer)
  })

  test('knows what to go on with when a reload has opened the dialog again', async () => {
    vi.mocked(useAuthDialog).mockReturnValue({ tab: 'login', goOn: undefined, isStep: false })
    const { rerender } = renderPay()
    vi.mocked(currentSession).mockReturnValue({ status: 'signed_in', user: customer } as never)
    vi.mocked(useAuthDialog).mockReturnValue(undefined)
    rerender([])
    await act(async () => new Promise<void>((resolve) => void setTimeout(resolve)))
    expect(placed).toHaveLength(1)
  })
})
