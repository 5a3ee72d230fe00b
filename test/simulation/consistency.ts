import { setTimeout as pause } from 'node:timers/promises'
import type { CatererView } from '#contract/endpoints/caterers.ts'
import type { Statement } from '#contract/endpoints/money/statements.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { firstRow, list, rows, sql } from '#server/kernel/sql.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import type { MailServer } from './faults/mail-server.ts'
import { hiddenFailures } from './faults/poisoned-rows.ts'
import { advanceClock, type World } from './world.ts'

const paidStates = sql`('requested', 'accepted', 'declined', 'lapsed', 'cancelled', 'in_preparation', 'delivered', 'completed')`

/** Minutes between runs of the jobs, long enough for every status request and every retry of a refund. */
const pauses = [1, 1, 3, 10, 31, 60, 60, 240, 960, 3_840, 15_400, 1, 10]

/** Clears all faults, delivers all webhooks and runs the background jobs while time passes, until nothing is pending. */
export async function runToIdle(world: Pick<World, 'server' | 'gateway' | 'webhookOutbox'>): Promise<void> {
  const { server, gateway, webhookOutbox } = world
  for (const call of ['pay', 'status', 'refund'] as const) await gateway.fault({ call })
  await gateway.refunds({ state: 'COMPLETED' })
  await webhookOutbox.deliver(server)
  for (const minutes of pauses) {
    // Also those of which the product learns only now, as its connection was cut when they were sent.
    const pending = await rows<{ id: string }>(server.database.db, sql`select id from refunds where state = 'pending'`)
    for (const { id } of pending) await gateway.refunds({ id, state: 'COMPLETED' })
    advanceClock(world, minutes)
    for (const run of Object.values(server.services.backgroundJobs)) await run()
  }
}

interface StoredOrder {
  id: string
  customer: string
  paid: boolean
}

/** What one check of a world leaves to the next. */
export interface Seen {
  /** The orders that were paid. */
  paid: Set<string>
  /** The transactions whose effects were checked, as the database writes them. */
  snapshot?: string
  orders: StoredOrder[]
}

/**
 * Describes the violated invariants of a world; undefined when all hold. Rows that were checked are not checked again while nothing was
 * committed; what was acknowledged is compared each time. With `idle` it checks everything, and also that nothing is pending and
 * that the gateway's books match, and in a world with faults what they lost.
 */
export async function findViolation(
  world: World,
  seen: Seen,
  { idle = false }: { idle?: boolean } = {},
): Promise<string | undefined> {
  const broken: Record<string, unknown> = {}
  // Read before all others: what is committed meanwhile is checked once more by the next check.
  const snapshot = await snapshotOf(world)
  if (idle || snapshot === undefined || snapshot !== seen.snapshot) {
    Object.assign(broken, await brokenPromises(world.server))
    const wrong = await wrongDiscounts(world)
    if (wrong.length > 0) broken['discounts that their coupons do not give'] = wrong
    Object.assign(seen, { snapshot, orders: await storedOrders(world) })
  }
  const vanished = vanishedOrders(world, seen)
  if (vanished.length > 0) broken['acknowledged orders that are missing, or paid ones that are unpaid'] = vanished
  if (idle) Object.assign(broken, await openEnds(world), await gatewayMismatches(world))
  if (idle) Object.assign(broken, await statementGaps(world))
  if (idle && world.mailServer) {
    Object.assign(broken, await lostWork(world, world.mailServer))
    Object.assign(broken, await hiddenFailures(world), await staleProcesses(world))
  }
  const found = Object.entries(broken)
  return found.length > 0 ? found.map(([name, what]) => `${name}: ${JSON.stringify(what)}`).join('\n') : undefined
}

/** Returns which transactions are visible. Two equal snapshots see the same rows: whatever writes a row has a transaction of its own. */
async function snapshotOf({ server }: World): Promise<string | undefined> {
  const found = await firstRow<{ snapshot: string }>(
    server.database.db,
    sql`select pg_current_snapshot()::text as snapshot`,
  )
  return found?.snapshot
}

async function storedOrders({ server }: World): Promise<StoredOrder[]> {
  return rows(server.database.db, sql`select id, customer_id as customer, state in ${paidStates} as paid from orders`)
}

/** Returns acknowledged orders that their customer no longer has, and paid ones that are unpaid. */
function vanishedOrders({ customers }: World, { paid, orders: stored }: Seen): string[] {
  const owners = new Map(stored.map(({ id, customer }) => [id, customer]))
  const lost = customers.flatMap(({ guest, orders }) => orders.filter((id) => owners.get(id) !== guest.user.id))
  const now = new Set(stored.flatMap((order) => (order.paid ? [order.id] : [])))
  const unpaid = [...paid].filter((id) => !now.has(id))
  for (const id of now) paid.add(id)
  return [...lost, ...unpaid]
}

/** Returns orders whose discount is not that of their coupon, of which they have a copy. No coupon is changed in a simulation. */
async function wrongDiscounts({ server }: World): Promise<object[]> {
  return rows(
    server.database.db,
    sql`select o.id, o.discount_paise as discount, given.paise from orders o join coupons c on c.id = o.coupon_id cross join lateral (
          select case when o.subtotal_paise < c.minimum_paise then 0 else
            least(round(o.subtotal_paise * c.percent / 10000.0) + c.flat_paise, c.at_most_paise, o.subtotal_paise) end as paise) given
        where o.discount_paise <> given.paise`,
  )
}

/** Returns what is still pending although all deadlines are over. */
async function openEnds({ server, customers, poisoned }: World): Promise<Record<string, unknown>> {
  const now = server.clock.now()
  const lately = new Date(now.getTime() - 29 * 24 * 60 * 60 * 1000).toISOString()
  const stuck = sql`${list(poisoned.orders)}::text[]`
  const unwritable = sql`${list(poisoned.unwritable)}::text[]`
  const ends = {
    'orders without an outcome': sql`
      select id, state from orders where state in ('awaiting_payment', 'requested', 'delivered') and id <> all(${stuck})
        -- A payer may leave a payment pending without an end.
        and id not in (select reference from payment_attempts where state = 'pending')`,
    'refunds that were not made': sql`select id, state, tries from refunds where state in ('due', 'pending')`,
    'changes without an outcome': sql`
      select order_id from order_changes where state = 'awaiting_payment'
        and order_id not in (select reference from payment_attempts where state = 'pending')`,
    'payments whose refund is not retried': sql`
      select a.id from payment_attempts a where a.state = 'refund_due'
        and exists (select 1 from refunds r where r.attempt_id = a.id)
        -- After five failures a refund needs manual intervention.
        and (select count(*) from refunds r where r.attempt_id = a.id and r.state = 'failed') < 5`,
    'orders that were paid without an email to their customer': sql`
      select o.id from orders o join users u on u.id = o.customer_id
      -- Emails are kept for a month.
      where o.state in ${paidStates} and o.created_at > ${lately}::timestamptz and o.id <> all(${unwritable})
        and not exists (select 1 from mails m where m.kind = 'order_requested' and m.recipient = u.email::text and m.dedupe_key like '%' || o.id || '%')`,
    // A reminder that came too late is not sent.
    'emails that were not sent': sql`
      select id, kind from mails where state <> 'sent' and (useless_at is null or useless_at > ${now.toISOString()}::timestamptz)`,
  }
  const open: Record<string, unknown> = {}
  for (const [name, question] of Object.entries(ends)) {
    const found = await rows(server.database.db, question)
    if (found.length > 0) open[name] = found
  }
  for (const { name, guest, orders } of customers) {
    const unseen: string[] = []
    for (const id of orders)
      if ((await guest.call<{ id: string }>('GET', `/api/orders/${id}`)).body.id !== id) unseen.push(id)
    if (unseen.length > 0) open[`orders that ${name} does not see`] = unseen
  }
  return open
}

/** How long events are kept for sure, by ids that have the time of the machine. */
const eventsKeptMs = 85 * 24 * 60 * 60_000

/** Returns what was recorded and reaches nobody: moves without an event, events that nobody is told of, emails that never left. */
async function lostWork({ server, poisoned }: World, { arrived }: MailServer): Promise<Record<string, unknown>> {
  const { db } = server.database
  const found: Record<string, unknown> = {}
  const areEventsKept = server.clock.now().getTime() < systemClock.now().getTime() + eventsKeptMs
  const lost = {
    'moves of orders without an event': sql`
      select e.order_id, e.to_state from order_events e where ${areEventsKept}::boolean and e.to_state <> 'awaiting_payment'
        and not exists (select 1 from events v where v.type = 'order.' || e.to_state and v.subject = e.order_id)`,
    'events that were told twice': sql`
      select subject, type from events where type in ('order.requested', 'order.accepted', 'order.delivered', 'order.cancelled', 'payment.applied')
        group by 1, 2 having count(*) > 1`,
    'events that nobody was told of': sql`
      select v.type, v.subject, null as subscriber, null as tries from events v where not v.routed
      union all
      select v.type, d.subject, d.subscriber, d.tries from event_deliveries d left join events v on v.id = d.event_id
        where d.abandoned_at is null or d.subject <> all(${list(poisoned.unwritable)}::text[])`,
  }
  for (const [name, question] of Object.entries(lost)) {
    const some = await rows(db, question)
    if (some.length > 0) found[name] = some
  }
  const sent = await rows<{ id: string; kind: string }>(db, sql`select id, kind from mails where state = 'sent'`)
  const unsent = sent.filter(({ id }) => !arrived.has(id))
  if (unsent.length > 0) found['emails that were marked as sent and never arrived'] = unsent
  return found
}

/** Longest after which a process knows what another one did: it looks for what it missed when it listens again. */
const heardWithinMs = 5_000

/** Returns what a process shows of caterers that is not so (I11), such as after notices that were lost. */
export async function staleProcesses({
  server,
  processes,
  caterers,
}: Pick<World, 'server' | 'processes' | 'caterers'>): Promise<Record<string, unknown>> {
  const deadline = systemClock.now().getTime() + heardWithinMs
  for (;;) {
    const stale: string[] = []
    for (const { feast, name } of caterers) {
      const expected = await firstRow(
        server.database.db,
        sql`select count(r.id)::int as reviews, coalesce(round(avg(r.half_stars) / 2, 1), 0)::float8 as rating,
              (select min(base_price_paise) from packages where caterer_id = ${feast.caterer.id} and deleted_at is null)::float8 / 100 as price
            from reviews r where r.caterer_id = ${feast.caterer.id} and r.hidden_at is null`,
      )
      for (const [i, process] of processes.all.entries()) {
        const response = await process.server.request(`/api/caterer/${feast.caterer.id}`)
        const { averageRating, totalReviews, minPrice } = (await response.json()) as CatererView
        const shown = { reviews: totalReviews, rating: averageRating, price: minPrice }
        if (JSON.stringify(shown) !== JSON.stringify(expected))
          stale.push(`process ${i} shows of ${name} ${JSON.stringify(shown)} and not ${JSON.stringify(expected)}`)
      }
    }
    if (stale.length === 0) return {}
    if (systemClock.now().getTime() > deadline) return { 'processes that show what is no longer so': stale }
    await pause(50)
  }
}

interface OwnBook {
  id: string
  state: string
  amount: number | null
  refunds: { id: string; state: string; amount: number }[] | null
}

/** Returns the differences between our books and the gateway's, in payments, refunds and the ledger's balance. */
export async function gatewayMismatches({
  server,
  gateway,
}: Pick<World, 'server' | 'gateway'>): Promise<Record<string, unknown>> {
  const own = await rows<OwnBook>(
    server.database.db,
    sql`select a.id, a.state, a.gateway_amount_paise as amount,
          (select jsonb_agg(jsonb_build_object('id', r.id, 'state', r.state, 'amount', r.amount_paise)) from refunds r where r.attempt_id = a.id) as refunds
        from payment_attempts a`,
  )
  const wrong: string[] = []
  let took = 0
  let gave = 0
  for (const { id, state, amount, refunds } of own) {
    const theirs = await gateway.payment(id)
    const isTheirs = theirs?.state === 'COMPLETED'
    const isOurs = ['applied', 'refund_due', 'refunded'].includes(state)
    if (isTheirs !== isOurs) wrong.push(`${id} is ${state} here and ${theirs?.state ?? 'unknown'} there`)
    if (isTheirs && amount !== theirs.paid) wrong.push(`${id} brought ${amount} here and ${theirs.paid} there`)
    if (isTheirs) took += theirs.paid
    const done = new Map(
      (refunds ?? []).filter((refund) => refund.state === 'done').map((refund) => [refund.id, refund.amount]),
    )
    for (const refund of theirs?.refunds ?? []) {
      if (refund.state !== 'COMPLETED') continue
      gave += refund.amount
      if (done.get(refund.id) !== refund.amount)
        wrong.push(`refund ${refund.id} of ${refund.amount} was made there alone`)
      done.delete(refund.id)
    }
    for (const refund of done.keys()) wrong.push(`refund ${refund} is done here alone`)
  }
  const [ledger] = await rows<{ held: number }>(
    server.database.db,
    sql`select coalesce(sum(amount_paise), 0)::bigint as held from ledger_rows where account = 'gateway'`,
  )
  if (ledger?.held !== took - gave)
    wrong.push(`the ledger has ${ledger?.held} at the gateway, which has ${took - gave}`)
  return wrong.length > 0 ? { 'books that differ from the gateway’s': wrong } : {}
}

/** Returns what is wrong with the statements of caterers: each begins where the one before ended, and the last is what they are owed. */
async function statementGaps({ server, caterers }: World): Promise<Record<string, unknown>> {
  const wrong: string[] = []
  for (const { name, owner, feast } of caterers) {
    const { body: months } = await owner.call<{ month: string }[]>('GET', '/api/statements')
    let balance = 0
    for (const { month } of months.toReversed()) {
      const { body } = await owner.call<Statement>('GET', `/api/statements/${month}`)
      const lines = body.lines.reduce((all, { amount }) => all + Math.round(amount * 100), 0)
      if (Math.round(body.opening * 100) !== balance) wrong.push(`${name}’s ${month} begins with ${body.opening}`)
      balance += lines
      if (Math.round(body.closing * 100) !== balance) wrong.push(`${name}’s ${month} ends with ${body.closing}`)
    }
    const [ledger] = await rows<{ owed: number }>(
      server.database.db,
      sql`select -coalesce(sum(amount_paise), 0)::bigint as owed from ledger_rows
          where caterer_id = ${feast.caterer.id} and account in ('caterer', 'retained', 'caterer_dues')`,
    )
    if (ledger?.owed !== balance) wrong.push(`${name} is owed ${ledger?.owed}, and the statements end with ${balance}`)
  }
  return wrong.length > 0 ? { 'statements that do not add up to the ledger': wrong } : {}
}
