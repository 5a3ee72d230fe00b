import { expect, test } from 'vitest'
import { OrderDetails, type OrderView } from '#contract/endpoints/orders/order.ts'
import { aFeast, aGuest } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { personalOrders } from '../../queries/personal-data.ts'

const server = useServer()

/** A text for each detail that an order may have, whichever they are. */
const details = Object.fromEntries(Object.keys(OrderDetails.shape).map((name) => [name, `The ${name}`]))
const sent: OrderDetails = { ...details, gstin: '27AAPFU0939F1ZV' }

test('whatever is added to an order is shown, taken over by paying again, exported and erased', async () => {
  const feast = await aFeast(server)
  const guest = await aGuest(server)
  const order = await guest.order(feast.request(sent))
  expect(order).toMatchObject(sent)
  expect(await guest.see(order.id)).toMatchObject(sent)

  await guest.remove(order.id)
  const path = `/api/orders/${order.id}/pay-again`
  const again = await guest.call<OrderView>('POST', path, {}, { 'idempotency-key': 'once-more' })
  expect(again.body).toMatchObject(sent)

  const person = { userId: guest.user.id, email: guest.user.email }
  const read = () => personalOrders.read(server.database.db, person)
  expect(await read()).toEqual([expect.objectContaining(sent), expect.objectContaining(sent)])
  await guest.remove(again.body.id)
  await server.database.transaction((tx) => personalOrders.erase(tx, person))
  const erased = Object.fromEntries(Object.keys(sent).map((name) => [name, null]))
  expect(await read()).toEqual([expect.objectContaining(erased), expect.objectContaining(erased)])
})

test('an empty text is none', async () => {
  const feast = await aFeast(server)
  const guest = await aGuest(server)
  const empty = Object.fromEntries(Object.keys(sent).map((name) => [name, ' ']))
  const order = await guest.order(feast.request(empty))
  expect(Object.keys(sent).filter((name) => name in order)).toEqual([])
  expect(await guest.see(order.id)).toEqual(order)
})
