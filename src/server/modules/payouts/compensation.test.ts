import { beforeEach, expect, test } from 'vitest'
import type { AdminPayout } from '#contract/endpoints/money/admin-payouts.ts'
import type { CompensationView } from '#contract/endpoints/money/compensation.ts'
import type { Statement } from '#contract/endpoints/money/statements.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { useGateway } from '#test/support/gateway.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import type { OrderInHands } from '#test/support/life.ts'
import { mailsTo } from '#test/support/mails.ts'
import type { ErrorBody, Guest } from '#test/support/ordering.ts'
import { password, payoutActs } from '#test/support/payouts.ts'
import { useServer } from '#test/support/server.ts'
import { makeCompensations } from './operations/send-payouts.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const { at, run, aPaidCaterer, anOrder, complete, ...acts } = payoutActs(server, gateway)
const { giveDetails, payoutsOf, adminItems, makeFile } = acts

beforeEach(() => rows(server.database.db, sql`delete from payout_runs`))

const pathOf = ({ order }: OrderInHands) => `/api/orders/${order.id}/compensation`
const give = (who: Guest, hands: OrderInHands, body: object) =>
  who.call<CompensationView & ErrorBody>('PUT', pathOf(hands), body)

/** The caterer calls an accepted order off two days before the event, when its customer would have forfeited half of the bill. */
async function calledOff(hands: OrderInHands): Promise<void> {
  at('2026-12-08T06:30:00Z')
  const { status, text } = await hands.asCaterer('cancel', { reason: 'Flooded kitchen' })
  if (status !== 200) throw new Error(`cancelling was answered ${status}: ${text}`)
  await run('payables')
}

test('compensation is paid to the customer, and taken from the caterer’s next payout', async () => {
  const caterer = await aPaidCaterer()
  const { owner, admin } = caterer
  await giveDetails(owner)
  const [off, cooked] = [await anOrder(caterer), await anOrder(caterer)]
  for (const hands of [off, cooked]) await hands.asCaterer('accept')
  await calledOff(off)
  const { guest } = off
  expect((await guest.call<CompensationView>('GET', pathOf(off))).body).toEqual({
    amount: 2_835,
    state: 'account_needed',
  })
  expect((await cooked.guest.call<ErrorBody>('GET', pathOf(off))).body.code).toBe('compensation_not_found')
  at('2026-12-09T07:00:00Z')
  await run('payout-matters')
  await run('payout-matters')
  const asked = await mailsTo(server, guest.user.email, 'compensation_missing')
  expect(asked.map(({ subject }) => subject)).toEqual(['Where should we pay ₹2,835?'])

  const wrong = { accountNumber: '000987654321', accountNumberAgain: '000987654322', ifsc: 'SBIN0000300', name: 'Ravi' }
  expect((await give(guest, off, wrong)).body.code).toBe('account_numbers_differ')
  expect((await give(guest, off, { accountNumber: '000987654321' })).body.code).toBe('account_incomplete')
  expect((await give(guest, off, { upi: 'ravi.k@okaxis' })).body).toEqual({
    amount: 2_835,
    state: 'due',
    account: '•••• vi.k',
  })
  await makeFile(admin)
  const [sent] = await adminItems(caterer, 'sent')
  expect(sent).toMatchObject({ kind: 'compensation', amount: 2_835, bookingCode: off.order.bookingCode })
  expect((await give(guest, off, { upi: 'other@okaxis' })).body.code).toBe('compensation_sent')
  await admin.call<AdminPayout>('POST', `/api/admin/payouts/${sent?.id}/paid`, { bankReference: 'UTR7', password })
  expect((await guest.call<CompensationView>('GET', pathOf(off))).body).toMatchObject({ state: 'paid' })
  expect(await mailsTo(server, guest.user.email, 'compensation_paid')).toHaveLength(1)

  await complete(admin, cooked)
  expect((await payoutsOf(owner)).next).toMatchObject({
    amount: 3_402.6,
    lines: [
      { kind: 'proceeds', amount: 6_237.6 },
      { kind: 'dues', amount: -2_835, bookingCode: off.order.bookingCode },
    ],
  })
  at('2026-12-16T12:00:00Z')
  await run('payouts')
  await makeFile(admin)
  const { body: statement } = await owner.call<Statement>('GET', '/api/statements/2026-12')
  expect(statement.closing).toBe(0)
  expect(statement.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['compensation', -2_835],
    // All of the order that was called off, and the tax of the other one.
    ['order', -6_243],
    ['order', -5.4],
    ['payout', -3_402.6],
  ])
  expect(await brokenPromises(server)).toEqual({})

  // Where it was paid is forgotten after ninety days.
  at('2027-03-20T12:00:00Z')
  await run('payout-matters')
  const kept = await rows(
    server.database.db,
    sql`select sealed, last4 from compensations where order_id = ${off.order.id}`,
  )
  expect(kept).toEqual([{ sealed: null, last4: null }])
})

test('of jobs and admins who make payouts of a compensation at the same time one makes it', async () => {
  const caterer = await aPaidCaterer()
  const hands = await anOrder(caterer)
  await hands.asCaterer('accept')
  await calledOff(hands)
  expect((await give(hands.guest, hands, { upi: 'ravi.k@okaxis' })).status).toBe(200)
  const ctx = server.services.systemContext('test')
  await Promise.all([1, 2, 3, 4].map(() => makeCompensations(ctx)))
  expect(await adminItems(caterer)).toMatchObject([{ kind: 'compensation', amount: 2_835 }])
})

test('what a caterer owes is carried forward until it earns enough', async () => {
  const caterer = await aPaidCaterer()
  const { owner } = caterer
  await giveDetails(owner)
  const hands = await anOrder(caterer)
  await hands.asCaterer('accept')
  await calledOff(hands)
  at('2026-12-23T12:00:00Z')
  await run('payouts')
  expect(await payoutsOf(owner)).toMatchObject({ next: { amount: -2_835, isPaid: false }, items: [] })
})

test('nobody leaves while money is to be paid: the customer, and the caterer that owes it', async () => {
  const caterer = await aPaidCaterer()
  const hands = await anOrder(caterer)
  await hands.asCaterer('accept')
  await calledOff(hands)
  const leave = (who: Guest, given: object) => who.call<ErrorBody>('DELETE', `/api/users/${who.user.id}`, given)
  const said = {
    code: 'account_has_balance',
    message: ['You can delete your account once your balance of ₹2,835 is settled.'],
  }
  expect((await leave(hands.guest, {})).body).toMatchObject(said)
  expect((await leave(caterer.owner, { password })).body).toMatchObject({ code: 'account_has_balance' })
})
