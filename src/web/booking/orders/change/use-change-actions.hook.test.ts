import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { settledInFull } from '#test/factories/order-view.ts'
import { errorResponse, stubApi } from '#test/support/api-stub.ts'
import { goToGateway } from '#web/booking/payment/gateway-form.ts'
import { openPayment } from '#web/booking/steps/place-order.ts'
import { m } from '#messages'
import { knownSession } from '#web/shared/session/session.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { useChangeActions } from './use-change-actions.ts'
import type { ChangeRequest } from './change-form-state.ts'

vi.mock('#web/booking/payment/gateway-form.ts', () => ({ goToGateway: vi.fn() }))
vi.mock('#web/booking/steps/place-order.ts', () => ({ openPayment: vi.fn() }))
vi.mock('#web/shared/session/session.ts', () => ({ knownSession: vi.fn() }))
vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))

const user = { id: 'USER1' }
const go = { url: 'https://gateway.example/pay' } as never
const request: ChangeRequest = {
  packageId: 'P1',
  selections: [],
  guests: 41,
  dietSplit: { veg: 41, jain: 0, nonVeg: 0 },
  serviceHours: 3,
}
/** What the callers of the hook were told, in order. */
let told: string[]
const said = () => vi.mocked(notify).mock.calls

beforeEach(() => {
  told = []
  for (const mock of [goToGateway, openPayment, notify]) vi.mocked(mock).mockReset()
  vi.mocked(knownSession).mockResolvedValue({ status: 'signed_in', user } as never)
  vi.mocked(openPayment).mockResolvedValue({ go })
})

const hear = (what: string) => () => void told.push(what)
const render = () => {
  const heard = { changed: hear('changed'), asked: hear('asked'), made: hear('made') }
  return renderHook(() => useChangeActions({ id: 'O1' }, heard)).result
}
const restore = (persisted = true) => act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
const offline = () => Promise.reject(new TypeError('offline'))

describe('useChangeActions', () => {
  describe('make', () => {
    const make = (result: ReturnType<typeof render>, difference: number) =>
      act(async () => result.current.make(request, settledInFull(difference)))

    test('sends the change with the amounts that were shown', async () => {
      const server = stubApi(() => Response.json({}))
      await make(render(), -300)
      const amounts = { expectedDifference: -300, expectedRefund: 300, expectedToPay: 0 }
      expect(server.requests).toEqual([
        { method: 'POST', path: '/api/orders/O1/change', body: { ...request, ...amounts } },
      ])
    })

    test.each([
      [-300, m.change_made_back({ amount: '₹300' })],
      [0, m.change_made()],
    ])('is done when nothing is to be paid, for a difference of %i', async (difference, message) => {
      stubApi(() => Response.json({}))
      const result = render()
      await make(result, difference)
      expect([told, said()]).toEqual([['made', 'changed'], [[message, 'success']]])
      expect([result.current.busy, vi.mocked(openPayment).mock.calls.length]).toEqual([undefined, 0])
    })

    test('leaves for the payment of what is to be paid and stays busy', async () => {
      const server = stubApi(() => Response.json({}))
      const result = render()
      await make(result, 500)
      expect(vi.mocked(openPayment).mock.calls[0]?.slice(1)).toEqual([user, { orderId: 'O1', amount: 500 }])
      expect(vi.mocked(goToGateway).mock.calls).toEqual([[go]])
      expect([told, said(), result.current.busy]).toEqual([['made'], [], 'make'])
      await make(result, 500)
      expect(server.requests).toHaveLength(1)
    })

    test('reports the made change as made although its payment did not open', async () => {
      stubApi(() => Response.json({}))
      vi.mocked(openPayment).mockRejectedValue(new TypeError('offline'))
      const result = render()
      await make(result, 500)
      expect(said()).toEqual([[m.change_unreachable(), 'error']])
      expect([told, result.current.busy, result.current.failure.notice]).toEqual([['made', 'changed'], undefined, ''])
    })

    test('shows the order again when nobody is logged in for the payment', async () => {
      stubApi(() => Response.json({}))
      vi.mocked(knownSession).mockResolvedValue({ status: 'signed_out' })
      const result = render()
      await make(result, 500)
      expect([told, vi.mocked(openPayment).mock.calls.length, result.current.busy]).toEqual([
        ['made', 'changed'],
        0,
        undefined,
      ])
    })

    test.each(['difference_changed', 'change_refund_changed', 'change_payment_changed'])(
      'asks for the price again when it is rejected with %s',
      async (code) => {
        stubApi(() => errorResponse(code, 'The price changed.', { expectedDifference: 'It is ₹500.' }))
        const result = render()
        await make(result, 400)
        expect(told).toEqual(['asked'])
        expect([result.current.failure, result.current.busy]).toEqual([
          { problems: [], notice: 'It is ₹500.' },
          undefined,
        ])
      },
    )

    test('works without listeners for the price and the made change', async () => {
      const server = stubApi(() => errorResponse('difference_changed', 'The price changed.'))
      const { result } = renderHook(() => useChangeActions({ id: 'O1' }, { changed: hear('changed') }))
      await make(result, -300)
      expect(result.current.failure.notice).toBe('The price changed.')
      server.answerWith(() => Response.json({}))
      await make(result, -300)
      expect(told).toEqual(['changed'])
    })

    test('shows rejected fields beside them, without the amounts, which are no fields of the form', async () => {
      const amounts = { expectedDifference: 'a', expectedRefund: 'b', expectedToPay: 'c' }
      stubApi(() => errorResponse('malformed', 'Check the form.', { guests: 'At most 500 guests', ...amounts }))
      const result = render()
      await make(result, 0)
      expect(result.current.failure).toEqual({
        problems: [{ field: 'guests', message: 'At most 500 guests' }],
        notice: '',
      })
      expect([told, result.current.busy]).toEqual([[], undefined])
    })

    test('shows the order again when it is rejected for no field', async () => {
      stubApi(() => errorResponse('order_not_changeable', 'This booking can no longer be changed.'))
      const result = render()
      await make(result, 0)
      expect([told, result.current.failure]).toEqual([
        ['changed'],
        { problems: [], notice: 'This booking can no longer be changed.' },
      ])
    })

    test('shows a notice when the server cannot be reached, and forgets it at the next press', async () => {
      const server = stubApi(offline)
      const result = render()
      await make(result, 0)
      expect([told, result.current.failure]).toEqual([[], { problems: [], notice: m.change_unreachable() }])
      server.answerWith(() => new Promise(() => {}))
      act(() => void result.current.make(request, settledInFull(0)))
      expect([result.current.failure, result.current.busy]).toEqual([{ problems: [], notice: '' }, 'make'])
    })
  })

  describe('pay', () => {
    test('leaves for the payment page once however often it is pressed', async () => {
      const result = render()
      await act(async () => {
        void result.current.pay(500)
        void result.current.pay(500)
      })
      expect(vi.mocked(openPayment).mock.calls.map((call) => call.slice(1))).toEqual([
        [user, { orderId: 'O1', amount: 500 }],
      ])
      expect([vi.mocked(goToGateway).mock.calls, result.current.busy, told]).toEqual([[[go]], 'pay', []])
    })

    test('shows the order again when there is nothing to pay', async () => {
      vi.mocked(openPayment).mockResolvedValue({ alreadyPaid: true })
      const result = render()
      await act(async () => result.current.pay(500))
      expect([said(), told, result.current.busy]).toEqual([[[m.change_nothing_to_pay()]], ['changed'], undefined])
      expect(goToGateway).not.toHaveBeenCalled()
    })

    test('does nothing when nobody is logged in', async () => {
      vi.mocked(knownSession).mockResolvedValue({ status: 'signed_out' })
      const result = render()
      await act(async () => result.current.pay(500))
      expect([vi.mocked(openPayment).mock.calls.length, told, result.current.busy]).toEqual([0, [], undefined])
    })

    test('can be pressed again when the page is restored from the back/forward cache', async () => {
      const result = render()
      await act(async () => result.current.pay(500))
      restore(false)
      expect(result.current.busy).toBe('pay')
      restore()
      expect([result.current.busy, told]).toEqual([undefined, ['changed']])
      await act(async () => result.current.pay(500))
      expect(openPayment).toHaveBeenCalledTimes(2)
    })
  })

  describe('drop', () => {
    test('takes the change back', async () => {
      const server = stubApi(() => Response.json({}))
      const result = render()
      await act(async () => result.current.drop())
      expect(server.requests).toMatchObject([{ method: 'DELETE', path: '/api/orders/O1/change' }])
      expect([said(), told, result.current.busy]).toEqual([[[m.change_dropped(), 'success']], ['changed'], undefined])
    })

    test('is busy while it runs, and stays so for one thing at a time', async () => {
      const server = stubApi()
      const result = render()
      act(() => void result.current.drop())
      expect(result.current.busy).toBe('drop')
      await act(async () => result.current.pay(500))
      expect([server.requests.length, vi.mocked(openPayment).mock.calls.length, result.current.busy]).toEqual([
        1,
        0,
        'drop',
      ])
    })
  })

  test('forget clears what was wrong and renders nothing when nothing was', async () => {
    stubApi(offline)
    let renders = 0
    const { result } = renderHook(() => {
      renders += 1
      return useChangeActions({ id: 'O1' }, { changed: hear('changed') })
    })
    await act(async () => result.current.drop())
    expect(result.current.failure.notice).not.toBe('')
    act(() => result.current.forget())
    expect(result.current.failure).toEqual({ problems: [], notice: '' })
    act(() => result.current.forget())
    const before = renders
    act(() => result.current.forget())
    expect(renders).toBe(before)
  })
})
