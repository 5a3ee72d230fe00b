import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useNavigate } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import { anOrderView } from '#test/factories/order-view.ts'
import { errorResponse, stubApi } from '#test/support/api-stub.ts'
import { goToGateway } from '#web/booking/payment/gateway-form.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { startOrder } from '#web/shared/draft/start-order.ts'
import { changeDraft, currentDraft } from '#web/shared/draft/draft-store.ts'
import { openPayment } from '#web/booking/steps/place-order.ts'
import { placeAgain } from './pay-again.ts'
import { useOrderActions } from './use-order-actions.ts'

vi.mock('react-router', async (original) => ({ ...(await original()), useNavigate: vi.fn() }))
vi.mock('#web/booking/payment/gateway-form.ts', () => ({ goToGateway: vi.fn() }))
vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))
vi.mock('#web/shared/draft/start-order.ts', () => ({ startOrder: vi.fn() }))
vi.mock('#web/shared/draft/draft-store.ts', () => ({ changeDraft: vi.fn(), currentDraft: vi.fn() }))
vi.mock('#web/booking/steps/place-order.ts', () => ({ openPayment: vi.fn() }))
vi.mock('./pay-again.ts', () => ({ placeAgain: vi.fn() }))

const user = { id: 'USER1' } as User
const go = { url: 'https://gateway.example/pay' } as never
const navigate = vi.fn<(path: string) => void>()
const changed = vi.fn<() => void>()
const mocks = [goToGateway, notify, startOrder, changeDraft, currentDraft, openPayment, placeAgain]

beforeEach(() => {
  for (const mock of mocks) vi.mocked(mock).mockReset()
  navigate.mockReset()
  changed.mockReset()
  vi.mocked(useNavigate).mockReturnValue(navigate as never)
  vi.mocked(openPayment).mockResolvedValue({ go })
  vi.mocked(startOrder).mockResolvedValue(true)
})

const render = () => renderHook(() => useOrderActions(user, changed)).result
const restore = () => act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))

describe('useOrderActions', () => {
  test('leaves for the payment page and stays busy', async () => {
    const actions = render()
    await act(async () => actions.current.pay('O1', 120))
    expect(vi.mocked(openPayment).mock.calls[0]?.slice(1)).toEqual([user, { orderId: 'O1', amount: 120 }])
    expect(vi.mocked(goToGateway).mock.calls).toEqual([[go]])
    expect([actions.current.busy, changed.mock.calls.length]).toEqual(['pay O1', 0])
    await act(async () => actions.current.pay('O1', 120))
    expect(openPayment).toHaveBeenCalledOnce()
    restore()
    expect([actions.current.busy, changed.mock.calls.length]).toEqual([undefined, 1])
  })

  test('says when it is paid already', async () => {
    vi.mocked(openPayment).mockResolvedValue({ alreadyPaid: true })
    const actions = render()
    await act(async () => actions.current.pay('O1', 120))
    expect(vi.mocked(notify).mock.calls).toEqual([[m.bill_already_paid(), 'success']])
    expect([actions.current.busy, changed.mock.calls.length, vi.mocked(goToGateway).mock.calls.length]).toEqual([
      undefined,
      1,
      0,
    ])
  })

  test('pays again for the price that was seen', async () => {
    vi.mocked(placeAgain).mockResolvedValue({ go })
    const actions = render()
    await act(async () => actions.current.payAgain('O1', 130))
    expect(vi.mocked(placeAgain).mock.calls[0]?.slice(1)).toEqual([user, { orderId: 'O1', expectedTotal: 130 }])
    expect([actions.current.busy, vi.mocked(goToGateway).mock.calls.length]).toEqual(['pay O1', 1])
  })

  test('does one thing at a time', async () => {
    let answer: (value: Response) => void = () => {}
    const server = stubApi(() => new Promise((resolve) => (answer = resolve)))
    const actions = render()
    await act(async () => {
      void actions.current.remove('O1')
      void actions.current.complete('O1')
    })
    expect([server.requests.length, actions.current.busy]).toEqual([1, 'delete O1'])
    await act(async () => answer(Response.json({})))
    expect(actions.current.busy).toBeUndefined()
    await act(async () => void actions.current.complete('O1'))
    expect([server.requests.at(-1)?.path, actions.current.busy]).toEqual(['/api/orders/O1/complete', 'complete O1'])
  })

  test.each([
    ['O1', [[{ placing: undefined }]]],
    ['O2', []],
  ])('deletes an order, and forgets it in the draft that placed %s', async (placed, forgotten) => {
    const server = stubApi(() => Response.json({}))
    vi.mocked(currentDraft).mockReturnValue({ placing: { orderId: placed } } as never)
    const actions = render()
    await act(async () => actions.current.remove('O1'))
    expect(server.requests).toMatchObject([{ method: 'DELETE', path: '/api/orders/O1' }])
    expect(vi.mocked(changeDraft).mock.calls).toStrictEqual(forgotten)
    expect(vi.mocked(notify).mock.calls).toEqual([[m.orders_deleted(), 'success']])
    expect([changed.mock.calls.length, actions.current.busy]).toEqual([1, undefined])
  })

  test.each([undefined, {}])('deletes an order when the draft is %j', async (draft) => {
    stubApi(() => Response.json({}))
    vi.mocked(currentDraft).mockReturnValue(draft as never)
    const actions = render()
    await act(async () => actions.current.remove('O1'))
    expect([vi.mocked(changeDraft).mock.calls, vi.mocked(notify).mock.calls]).toEqual([
      [],
      [[m.orders_deleted(), 'success']],
    ])
  })

  test('completes an order', async () => {
    const server = stubApi(() => Response.json({}))
    const actions = render()
    await act(async () => actions.current.complete('O1'))
    expect(server.requests).toMatchObject([{ method: 'POST', path: '/api/orders/O1/complete' }])
    expect(vi.mocked(notify).mock.calls).toEqual([[m.orders_completed(), 'success']])
    expect([changed.mock.calls.length, actions.current.busy]).toEqual([1, undefined])
  })

  test('says what was rejected and loads the order again', async () => {
    stubApi(() => errorResponse('order_not_deletable', 'A payment is in progress.'))
    const actions = render()
    await act(async () => actions.current.remove('O1'))
    expect(vi.mocked(notify).mock.calls).toEqual([['A payment is in progress.', 'error']])
    expect([changed.mock.calls.length, actions.current.busy]).toEqual([1, undefined])
  })

  test('says that nothing could be reached and changes nothing', async () => {
    stubApi(() => Promise.reject(new TypeError('offline')))
    const actions = render()
    await act(async () => actions.current.complete('O1'))
    expect(vi.mocked(notify).mock.calls).toEqual([[m.bill_unreachable(), 'error']])
    expect([changed.mock.calls.length, actions.current.busy]).toEqual([0, undefined])
  })

  describe('ordering again', () => {
    const order = anOrderView({ id: 'O1' })
    const serve = (missing: { kind: string; name: string }[]) =>
      stubApi(({ path }) => Response.json(path.endsWith('/again') ? { missing, catererSlug: 'annapurna' } : order))
    const again = async () => {
      const actions = render()
      await act(async () => actions.current.again('O1'))
      return actions
    }

    test.each<[string, { kind: string; name: string }[], string, unknown[]]>([
      ['everything is there', [], '/add-to-cart', []],
      ['only dishes are gone', [{ kind: 'dish', name: 'Samosa' }], '/add-to-cart', []],
      [
        'the package is gone',
        [
          { kind: 'dish', name: 'Samosa' },
          { kind: 'package', name: 'Home Feast' },
        ],
        '/caterer/annapurna',
        [[m.orders_again_gone({ name: 'Home Feast' }), 'error']],
      ],
      [
        'the caterer is gone',
        [{ kind: 'caterer', name: 'Annapurna' }],
        '/pangat',
        [[m.orders_again_gone({ name: 'Annapurna' }), 'error']],
      ],
    ])('goes on where it can be chosen when %s', async (_, missing, path, said) => {
      const server = serve(missing)
      const actions = await again()
      expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'GET /api/orders/O1',
        'GET /api/orders/O1/again',
      ])
      expect(startOrder).toHaveBeenCalledOnce()
      expect([navigate.mock.calls, vi.mocked(notify).mock.calls]).toEqual([[[path]], said])
      expect(actions.current.busy).toBe('again O1')
    })

    test('stays when the order begun before is to be kept', async () => {
      serve([])
      vi.mocked(startOrder).mockResolvedValue(false)
      const actions = await again()
      expect([navigate.mock.calls.length, actions.current.busy]).toEqual([0, undefined])
    })
  })
})
