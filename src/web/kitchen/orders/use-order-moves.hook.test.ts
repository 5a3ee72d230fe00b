import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { anOrderView } from '#test/factories/order-view.ts'
import { errorResponse, stubApi } from '#test/support/api-stub.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { useOrderMoves } from './use-order-moves.ts'

vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))

const changed = vi.fn<() => void>()
beforeEach(() => {
  changed.mockReset()
  vi.mocked(notify).mockReset()
})
const render = () => renderHook(() => useOrderMoves('O1', changed)).result

test('a move that succeeds is said, and what is shown is outdated', async () => {
  const { requests } = stubApi(() => Response.json(anOrderView({ state: 'declined' })))
  const moves = render()
  await act(async () => expect(await moves.current.decline('Full')).toBeUndefined())
  expect(requests).toMatchObject([{ method: 'POST', path: '/api/orders/O1/decline', body: { reason: 'Full' } }])
  expect(vi.mocked(notify).mock.calls).toEqual([[m.inbox_declined(), 'success']])
  expect([changed.mock.calls.length, moves.current.busy]).toEqual([1, undefined])
})

test('a move that another member made is said in a toast with who did it, as the order’s buttons and dialogs go', async () => {
  stubApi(() => errorResponse('order_handled', 'Meera accepted this order.'))
  const moves = render()
  await act(async () => expect(await moves.current.decline('Full')).toBeUndefined())
  expect(vi.mocked(notify).mock.calls).toEqual([['Meera accepted this order.', 'error']])
  expect(changed).toHaveBeenCalledOnce()
})

test('a move that can be tried again resolves to what is wrong, and what is shown is outdated', async () => {
  stubApi(() => errorResponse('refund_changed', 'The refund has changed.'))
  const moves = render()
  await act(async () => expect(await moves.current.cancel('', 100)).toMatch(/refund/i))
  expect([changed.mock.calls.length, vi.mocked(notify).mock.calls.length]).toEqual([1, 0])
})

test('a second press sends nothing twice', async () => {
  const { requests } = stubApi()
  const moves = render()
  act(() => {
    void moves.current.accept()
    void moves.current.prepare()
  })
  await act(async () => Promise.resolve())
  expect([requests.map(({ path }) => path), moves.current.busy]).toEqual([['/api/orders/O1/accept'], 'accept'])
})

test('a delivery sends its picture only when there is one', async () => {
  const { requests } = stubApi(() => Response.json(anOrderView({ state: 'delivered' })))
  const moves = render()
  await act(async () => void (await moves.current.deliver({ note: 'Gate 2', picture: '' })))
  await act(async () => void (await moves.current.deliver({ note: '', picture: 'https://x/images/p.avif' })))
  expect(requests.map(({ body }) => body)).toEqual([
    { note: 'Gate 2' },
    { note: '', picture: 'https://x/images/p.avif' },
  ])
})
