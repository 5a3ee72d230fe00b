import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import { newId } from '#server/kernel/ids.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { anOrder, dueOf, freeCustomers, place, summaryOf, type Action } from './actions.ts'
import { runJobOf } from './run-job.ts'
import { together } from './together.ts'

/** Many customers order with the last use of a coupon at the same time; all others are told that it is used up. */
const lastUse: Action = async (world, random) => {
  const { code } = await aCoupon(world.server, { title: 'For one', useLimit: 1 })
  const eventDate = addDays(dayInIndia(world.server.clock.now()), random.int(9, 12))
  const request = world.large.request({ eventDate, couponCode: code })
  const customers = await freeCustomers(world, request)
  const placed = await together(customers.map((customer) => place(world, customer, request, newId())))
  return placed.join(', ') || 'nothing'
}

/** All that can learn of a payment do so at the same time: two webhooks, two tabs of the page and the job. */
const learnTogether: Action = async (world, random) => {
  const found = await anOrder(world, random, ['awaiting_payment'])
  const amount = random.chance(0.25) ? random.pick([-1, 1, 100]) : 0
  if (!found) return 'nothing'
  const { server, gateway, webhookOutbox } = world
  const { customer, id } = found
  const { guest } = customer
  const begun = await guest.call<{ transactionId: string }>('POST', '/api/payment/initiate', {
    amount: dueOf(await guest.see(id)),
    orderId: id,
  })
  if (begun.status !== 200) return summaryOf(begun)
  const { transactionId } = begun.body
  if (!world.transactions.includes(transactionId)) world.transactions.push(transactionId)
  const asked = (await gateway.payment(transactionId))?.amount ?? 0
  await gateway.control(transactionId, {
    do: 'complete',
    webhook: 'twice',
    ...(amount === 0 ? {} : { amount: Math.max(0, asked + amount) }),
  })
  const confirm = async () =>
    summaryOf(await guest.call<object>('POST', `/api/payment/confirm/${id}`, { txnId: transactionId }))
  const told = await together<string | void | number[]>([
    webhookOutbox.deliverTogether(server),
    confirm(),
    confirm(),
    runJobOf(world, 'payments'),
  ])
  return told.flat().join(', ')
}

/** Actions that several people or processes take at the same moment, with their relative frequencies. */
export const raceActions: Record<string, { act: Action; weight: number }> = {
  'the last use of a coupon': { act: lastUse, weight: 3 },
  'learn of a payment together': { act: learnTogether, weight: 6 },
}
