import { expect, test } from 'vitest'
import type { User } from '#contract/endpoints/identity.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { type ApiClient } from '#web/shared/api/api.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { anOrderView } from '#test/factories/order-view.ts'
import { askToday, placeAgain } from './pay-again.ts'

const user = { id: 'u', phone: '', email: '' } as User
const apiError = (code: 'package_not_found' | 'order_already_paid', message: string) =>
  new ApiError({ statusCode: 404, error: '', code, message: [message], requestId: '' }, undefined)

/** Answers a call of the API, and tells what was asked under which key. */
function anApi(answer: (route: string, id: string) => unknown) {
  const asked: string[] = []
  const api = (async (route: string, given?: { params?: { id?: string } }, options?: { headers?: object }) => {
    asked.push([route, ...Object.values(options?.headers ?? {})].join(' '))
    const answered = answer(route, given?.params?.id ?? '')
    if (answered instanceof Error) throw answered
    return answered
  }) as unknown as ApiClient
  return { api, asked }
}

const placed = (put: Partial<OrderView>) => anOrderView({ state: 'awaiting_payment', ...put })

test('however often it is pressed, the same key goes with it', async () => {
  const { api, asked } = anApi((route) => (route.includes('pay-again') ? placed({ id: 'new' }) : { url: 'there' }))
  for (let press = 1; press <= 2; press++)
    expect(await placeAgain(api, user, { orderId: 'old', expectedTotal: 12.5 })).toEqual({ go: { url: 'there' } })
  expect(asked.filter((route) => route.includes('pay-again'))).toEqual([
    'POST /api/orders/{id}/pay-again again-old-12.5',
    'POST /api/orders/{id}/pay-again again-old-12.5',
  ])
})

test('an order that came of it and ended unpaid too is placed again in its turn', async () => {
  const { api, asked } = anApi((route, id) => {
    if (!route.includes('pay-again')) return { url: 'there' }
    return id === 'old' ? placed({ id: 'second', state: 'expired', can: { pay_again: true } }) : placed({ id: 'third' })
  })
  await placeAgain(api, user, { orderId: 'old', expectedTotal: 1 })
  expect(asked[1]).toBe('POST /api/orders/{id}/pay-again again-second-1')
})

test('one that came of it and was paid is not paid twice', async () => {
  const { api, asked } = anApi(() => placed({ id: 'second', state: 'requested' }))
  expect(await placeAgain(api, user, { orderId: 'old', expectedTotal: 1 })).toEqual({ alreadyPaid: true })
  expect(asked).toHaveLength(1)
})

test('what an order would be today: its price, what is in the way, or that it is gone', async () => {
  const order = anOrderView()
  const quote = { bill: { total: 13_000 }, problems: [{ code: 'x', field: 'guests', message: 'No plates are left.' }] }
  expect(await askToday(anApi(() => quote).api, order)).toEqual({
    total: 13_000,
    problems: ['No plates are left.'],
    unconfirmed: false,
  })
  expect(await askToday(anApi(() => apiError('package_not_found', 'It is gone.')).api, order)).toEqual({
    total: undefined,
    problems: ['It is gone.'],
    unconfirmed: false,
  })
  await expect(askToday(anApi(() => new Error('offline')).api, order)).rejects.toThrow('offline')
})

test('askToday tells an unconfirmed email apart from what keeps the order from being had', async () => {
  const problems = [{ code: 'email_unconfirmed', field: 'email', message: 'Confirm your email.' }]
  const { api } = anApi(() => ({ bill: { total: 13_000 }, problems }))
  expect(await askToday(api, anOrderView())).toEqual({ total: 13_000, problems: [], unconfirmed: true })
})
