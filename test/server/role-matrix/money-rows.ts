import { newId } from '#server/kernel/ids.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { call } from '#test/support/accounts.ts'
import { nextNumber } from '#test/factories/next-number.ts'
import type { Row } from './rows.ts'
import * as the from './world.ts'
import type { World } from './world.ts'

const owners = ['owner', 'otherOwner'] as const
const admins = ['admin'] as const
const account = {
  accountNumber: '000123456789',
  accountNumberAgain: '000123456789',
  ifsc: 'HDFC0001234',
  name: 'Asha Kulkarni',
  pan: 'ABCPK1234M',
}

/** Code of a new payout, of digits. */
const aCode = () => `PGP${String(nextNumber()).padStart(8, '0')}`

/** A payout of the caterer in a state, whose bank details were given long ago. */
async function aPayout(
  world: World,
  state: 'due' | 'sent' | 'failed',
): Promise<{ id: string; batchId: string; code: string }> {
  const { server, feast, people } = world
  const { db } = server.database
  const [id, batchId, code] = [newId(), newId(), aCode()]
  const headers = await the.headersOf(world, 'owner')
  await call(server, 'PUT', '/api/bank-details', {
    headers,
    body: { ...account, pan: undefined, password: the.password },
  })
  await rows(db, sql`update bank_details set changed_at = '2026-01-01'`)
  await rows(db, sql`insert into payout_batches (id, made_at, made_by) values (${batchId}, now(), ${people.admin.id})`)
  const sent = state === 'due' ? null : '2026-11-20T10:00:00Z'
  await rows(
    db,
    sql`insert into payouts (id, caterer_id, kind, amount_paise, state, code, due_on, created_at, batch_id, last4, sent_at, settled_at, failure)
        values (${id}, ${feast.caterer.id}, 'proceeds', 100000, ${state}, ${code}, ${`19${10 + (nextNumber() % 89)}-01-01`}::date, now(),
          ${state === 'due' ? null : batchId}, '6789', ${sent}::timestamptz, ${state === 'failed' ? sent : null}::timestamptz,
          ${state === 'failed' ? 'Account closed' : null})`,
  )
  return { id, batchId, code }
}

const ofPayout =
  (state: 'sent' | 'failed', body: object = {}) =>
  async (world: World) => ({ params: { id: (await aPayout(world, state)).id }, body })

/** An order that the caterer called off, for which the customer is to have something. */
async function anOwedOrder(world: World): Promise<{ id: string }> {
  const { id, caterer } = await the.anOrderIn(world, 'cancelled')
  await rows(
    world.server.database.db,
    sql`insert into compensations (order_id, caterer_id, customer_id, amount_paise, owed_at)
        values (${id}, ${caterer.id}, ${world.people.customer.id}, 100000, now())`,
  )
  return { id }
}

/** What a caterer is paid, for its owner and for admins. */
export const money: Record<string, Row> = {
  'GET /api/bank-details': { passes: owners },
  'PUT /api/bank-details': {
    passes: owners,
    // The two owners have GST numbers of their own, which hold the PAN.
    send: () => ({ body: { ...account, pan: undefined, password: the.password } }),
  },
  'GET /api/payouts': { passes: owners },
  'GET /api/payouts/{id}': {
    passes: ['owner'],
    send: async (world) => ({ params: { id: (await aPayout(world, 'sent')).id } }),
  },
  'GET /api/orders/{id}/proceeds': {
    passes: ['owner'],
    send: async (world) => ({ params: { id: (await the.anOrderIn(world, 'accepted')).id } }),
  },
  'GET /api/statements': { passes: owners },
  'GET /api/statements/{month}': { passes: owners, send: () => ({ params: { month: '2026-12' } }) },
  'GET /api/statements/{month}/statement.csv': { passes: owners, send: () => ({ params: { month: '2026-12' } }) },
  'GET /api/statements/{month}/statement.pdf': { passes: owners, send: () => ({ params: { month: '2026-12' } }) },
  'GET /api/orders/{id}/compensation': {
    passes: ['customer'],
    send: async (world) => ({ params: await anOwedOrder(world) }),
  },
  'PUT /api/orders/{id}/compensation': {
    passes: ['customer'],
    send: async (world) => ({ params: await anOwedOrder(world), body: { upi: 'asha@okaxis' } }),
  },
  'GET /api/admin/payouts': { passes: admins },
  'POST /api/admin/payouts/files': {
    passes: admins,
    async send(world) {
      await aPayout(world, 'due')
      return { body: {} }
    },
  },
  'POST /api/admin/payouts/files/{id}/download': {
    passes: admins,
    send: async (world) => ({ params: { id: (await aPayout(world, 'sent')).batchId }, body: {} }),
  },
  'POST /api/admin/payouts/import': {
    passes: admins,
    async send(world) {
      const { code } = await aPayout(world, 'sent')
      return { body: { content: `reference,status,bank_reference\n${code},paid,UTR1\n` } }
    },
  },
  'POST /api/admin/payouts/{id}/paid': { passes: admins, send: ofPayout('sent', { bankReference: 'UTR1' }) },
  'POST /api/admin/payouts/{id}/failed': { passes: admins, send: ofPayout('sent', { reason: 'Account closed' }) },
  'POST /api/admin/payouts/{id}/retry': { passes: admins, send: ofPayout('failed') },
  'GET /api/admin/orders': {
    passes: admins,
    async send(world) {
      const { id } = await the.anOrderIn(world, 'completed')
      const [order] = await rows<{ code: string }>(
        world.server.database.db,
        sql`select code from orders where id = ${id}`,
      )
      return { query: `?code=${order?.code}` }
    },
  },
  'POST /api/admin/orders/{id}/promotion': {
    passes: admins,
    async send(world) {
      const { id, caterer } = await the.anOrderIn(world, 'completed')
      const today = dayInIndia(world.server.clock.now())
      await rows(
        world.server.database.db,
        sql`insert into payables (order_id, caterer_id, payable_on, is_completed, promotion_held)
          values (${id}, ${caterer.id}, ${today}::date, true, true)`,
      )
      return { params: { id }, body: {} }
    },
  },
  'POST /api/admin/orders/{id}/refunds': {
    passes: admins,
    send: async (world) => ({
      params: { id: (await the.anOrderIn(world, 'delivered')).id },
      body: { amount: 100, reason: 'A dish was missing.' },
      headers: { 'idempotency-key': newId() },
    }),
  },
}
