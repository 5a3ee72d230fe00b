import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrderRequest, OrderView } from '#contract/endpoints/orders/order.ts'
import { anOrderView } from '#test/factories/order-view.ts'
import { m } from '#messages'
import { errorResponse, stubApi, type ApiStub } from '#test/support/api-stub.ts'
import type { Placing } from '#web/shared/draft/draft-shape.ts'
import { useEarlierOrder } from './use-earlier-order.ts'

const body = (guests = 40) => ({ catererId: 'C1', guests, expectedTotal: 0 }) as OrderRequest
const placed: Placing = { content: JSON.stringify({ ...body(), expectedTotal: 100 }), key: 'K1', orderId: 'O1' }
const payable = anOrderView({ id: 'O1', state: 'awaiting_payment', can: { pay: true, delete: true } })

let server: ApiStub
let stored: Record<string, OrderView>
beforeEach(() => {
  stored = { O1: payable }
  server = stubApi(({ path }) => {
    const order = stored[path.split('/').at(-1) ?? '']
    return order ? Response.json(order) : errorResponse('order_not_found', m.error_order_not_found())
  })
})
const settle = () => act(async () => {})
const showAgain = (persisted: boolean) =>
  act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))

interface Given {
  placing?: Placing
  guests?: number
  userId?: string
}
const render = (initialProps: Given) =>
  renderHook(({ placing, guests, userId }: Given) => useEarlierOrder(placing, body(guests), userId), { initialProps })
const asked = () => server.requests.map(({ path }) => path)

describe('useEarlierOrder', () => {
  test('finds the order that can be paid as it is', async () => {
    const { result } = render({ placing: placed, userId: 'U1' })
    expect(result.current).toMatchObject({ order: undefined, waiting: undefined, same: true, replaces: 'O1' })
    await settle()
    expect(asked()).toEqual(['/api/orders/O1'])
    expect(result.current).toMatchObject({ order: { id: 'O1' }, same: true, waiting: { id: 'O1' }, replaces: 'O1' })
  })

  test('asks nothing for a visitor or without an earlier order', async () => {
    const visitor = render({ placing: placed })
    const fresh = render({ userId: 'U1' })
    await settle()
    expect(asked()).toEqual([])
    expect(visitor.result.current).toMatchObject({ order: undefined, replaces: undefined, waiting: undefined })
    expect(fresh.result.current).toMatchObject({ order: undefined, same: false, replaces: undefined })
  })

  test('replaces the order once something was changed', async () => {
    const { result, rerender } = render({ placing: placed, userId: 'U1' })
    await settle()
    rerender({ placing: placed, userId: 'U1', guests: 41 })
    expect(result.current).toMatchObject({ same: false, waiting: undefined, replaces: 'O1', order: { id: 'O1' } })
    rerender({ placing: placed, userId: 'U1' })
    expect(result.current).toMatchObject({ same: true, waiting: { id: 'O1' } })
    expect(asked()).toHaveLength(1)
  })

  test('leaves an order alone that can be neither paid nor replaced', async () => {
    stored = { O1: anOrderView({ id: 'O1', state: 'requested', can: {} }) }
    const { result } = render({ placing: placed, userId: 'U1' })
    await settle()
    expect(result.current).toMatchObject({ order: { id: 'O1' }, same: true, waiting: undefined, replaces: undefined })
  })

  test('leaves an order alone that cannot be found', async () => {
    stored = {}
    const { result } = render({ placing: placed, userId: 'U1' })
    await settle()
    expect(result.current).toMatchObject({ order: undefined, waiting: undefined, replaces: undefined })
  })

  test('looks up the order to be replaced while the new one is not known to be placed', async () => {
    const { result } = render({ placing: { content: placed.content, key: 'K2', replaces: 'O1' }, userId: 'U1' })
    await settle()
    expect(asked()).toEqual(['/api/orders/O1'])
    expect(result.current).toMatchObject({ same: false, waiting: undefined, replaces: 'O1' })
  })

  test('looks up the other order when another one was placed, and shows nothing of the first', async () => {
    stored = { O1: payable, O2: anOrderView({ id: 'O2' }) }
    const { result, rerender } = render({ placing: placed, userId: 'U1' })
    await settle()
    rerender({ placing: { ...placed, orderId: 'O2' }, userId: 'U1' })
    expect(result.current).toMatchObject({ order: undefined, replaces: 'O2' })
    await settle()
    expect(asked()).toEqual(['/api/orders/O1', '/api/orders/O2'])
    expect(result.current.order?.id).toBe('O2')
  })

  test('drops the answer of a look-up that was replaced', async () => {
    let answer: (response: Response) => void = () => {}
    const late = new Promise<Response>((resolve) => (answer = resolve))
    server.answerWith(({ path }) => (path.endsWith('/O1') ? late : new Promise(() => {})))
    const { result, rerender } = render({ placing: placed, userId: 'U1' })
    await settle()
    rerender({ placing: { ...placed, orderId: 'O2' }, userId: 'U1' })
    await act(async () => answer(Response.json(payable)))
    rerender({ placing: placed, userId: 'U1' })
    expect(result.current).toMatchObject({ order: undefined, replaces: 'O1' })
  })

  test('aborts the look-up when it is removed', () => {
    const signals: (AbortSignal | null | undefined)[] = []
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      signals.push(signal)
      return new Promise(() => {})
    })
    render({ placing: placed, userId: 'U1' }).unmount()
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  })

  test('looks it up again on demand', async () => {
    const { result } = render({ placing: placed, userId: 'U1' })
    await settle()
    stored = { O1: anOrderView({ id: 'O1', state: 'requested' }) }
    await act(async () => result.current.reload())
    expect(asked()).toHaveLength(2)
    expect(result.current).toMatchObject({ order: { state: 'requested' }, waiting: undefined })
  })

  test('looks it up again when the page is restored from the back/forward cache, until it is removed', async () => {
    const { result, unmount } = render({ placing: placed, userId: 'U1' })
    await settle()
    await showAgain(false)
    expect(asked()).toHaveLength(1)
    stored = { O1: anOrderView({ id: 'O1', paymentStatus: 'COMPLETED' }) }
    await showAgain(true)
    expect(asked()).toHaveLength(2)
    expect(result.current.waiting).toBeUndefined()
    unmount()
    await showAgain(true)
    expect(asked()).toHaveLength(2)
  })
})
