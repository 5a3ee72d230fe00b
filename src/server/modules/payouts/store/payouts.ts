import type { Day } from '#contract/values/calendar.ts'
import type { Paise } from '#contract/values/money.ts'
import type { Tx } from '#server/kernel/context.ts'
import {
  assign,
  firstRow,
  insertColumns,
  insertInto,
  list,
  returning,
  rows,
  rowsAs,
  run,
  select,
  sql,
} from '#server/kernel/sql.ts'
import type { PayoutLine } from '../domain/compose-payout.ts'
import { payoutBatches, payoutImports, payoutLines, payoutRuns, payouts } from '../tables.ts'

const p = payouts.as('p')

/** Begins or goes on with the run of a day; false when it is over. */
export async function beginRun(tx: Tx, day: Day): Promise<boolean> {
  await run(tx, sql`${insertInto(payoutRuns, { due_on: day })} on conflict do nothing`)
  const r = payoutRuns.as('r')
  const open = sql`select 1 from ${r} where ${r.due_on} = ${day}::date and ${r.finished_at} is null`
  return (await firstRow(tx, open)) !== undefined
}

export async function finishRun(tx: Tx, day: Day, now: Date): Promise<void> {
  const r = payoutRuns.as('r')
  await run(tx, sql`update ${r} set ${assign(payoutRuns, { finished_at: now })} where ${r.due_on} = ${day}::date`)
}

/** A transfer that is to be made. */
export interface NewPayout {
  id: string
  catererId: string
  kind: 'proceeds' | 'compensation'
  /** The order of a compensation. */
  orderId?: string
  amount: Paise
  code: string
  dueOn: Day
  lines: readonly PayoutLine[]
}

/** Writes a payout that is due, with its lines. The database rejects a second one of a run, or of an order's compensation. */
export async function insertPayout(tx: Tx, payout: NewPayout, now: Date): Promise<void> {
  await run(
    tx,
    insertInto(payouts, {
      id: payout.id,
      caterer_id: payout.catererId,
      kind: payout.kind,
      order_id: payout.orderId ?? null,
      amount_paise: payout.amount,
      code: payout.code,
      due_on: payout.dueOn,
      created_at: now,
    }),
  )
  if (payout.lines.length === 0) return
  const line = rowsAs(
    payoutLines,
    'line',
    payout.lines.map(({ orderId, kind, amount }, i) => ({
      position: i + 1,
      order_id: orderId,
      kind,
      amount_paise: amount,
    })),
  )
  await run(
    tx,
    sql`${insertColumns(payoutLines, 'payout_id', 'position', 'caterer_id', 'order_id', 'kind', 'amount_paise')}
      select ${payout.id}, ${line.position}, ${payout.catererId}, ${line.order_id}, ${line.kind}, ${line.amount_paise} from ${line}`,
  )
}

export async function insertBatch(tx: Tx, batch: { id: string; madeBy: string }, now: Date): Promise<void> {
  await run(tx, insertInto(payoutBatches, { id: batch.id, made_by: batch.madeBy, made_at: now }))
}

/** A payout with the account to which it is sent. */
export interface SentPayout {
  id: string
  last4: string
  sealed: string
}

/** Marks locked payouts that are due as sent with a batch, or outside of one. */
export async function markSent(
  tx: Tx,
  sent: readonly SentPayout[],
  { batchId, sealedWith }: { batchId: string | undefined; sealedWith: string },
  now: Date,
): Promise<void> {
  if (sent.length === 0) return
  const of = rowsAs(
    payouts,
    'of',
    sent.map(({ id, last4, sealed }) => ({ id, last4, sealed_account: sealed })),
  )
  const account = { last4: of.last4, sealed_account: of.sealed_account, sealed_with: sealedWith }
  const set = assign(payouts, { state: 'sent', batch_id: batchId, ...account, sent_at: now })
  await run(tx, sql`update ${p} set ${set} from ${of} where ${p.id} = ${of.id} and ${p.state} = 'due'`)
}

/** Replaces what an old key sealed of a payout on its way. */
export async function saveTransferSealedAnew(tx: Tx, id: string, sealed: string, sealedWith: string): Promise<void> {
  const set = assign(payouts, { sealed_account: sealed, sealed_with: sealedWith })
  await run(tx, sql`update ${p} set ${set} where ${p.id} = ${id} and ${p.state} = 'sent'`)
}

/** Ends a payout that was sent; false when it is in another state. */
export async function markSettled(
  tx: Tx,
  id: string,
  outcome: { state: 'paid'; bankReference: string } | { state: 'failed'; failure: string },
  now: Date,
): Promise<boolean> {
  const how = outcome.state === 'paid' ? { bank_reference: outcome.bankReference } : { failure: outcome.failure }
  const set = assign(payouts, {
    state: outcome.state,
    settled_at: now,
    sealed_account: null,
    sealed_with: null,
    ...how,
  })
  const settled = returning({ id: p.id })`update ${p} set ${set} where ${p.id} = ${id} and ${p.state} = 'sent'`
  return (await firstRow(tx, settled)) !== undefined
}

/** Names the payout that replaces a locked one that failed. */
export async function markRetried(tx: Tx, id: string, by: string): Promise<void> {
  await run(tx, sql`update ${p} set ${assign(payouts, { retried_as: by })} where ${p.id} = ${id}`)
}

/** Keeps the hash of a file of the bank; false when it was imported before. */
export async function insertImport(
  tx: Tx,
  { hash, by, lines }: { hash: string; by: string; lines: number },
  now: Date,
): Promise<boolean> {
  const row = insertInto(payoutImports, { hash, imported_by: by, imported_at: now, lines })
  const inserted = sql`${row} on conflict (hash) do nothing returning 1 as inserted`
  return (await firstRow(tx, inserted)) !== undefined
}

/** Locks payouts by id or code and returns their state, in the order of their ids. */
export async function lockPayouts(
  tx: Tx,
  { ids = [], codes = [] }: { ids?: readonly string[]; codes?: readonly string[] },
) {
  return rows(
    tx,
    select({
      id: p.id,
      code: p.code,
      catererId: p.caterer_id,
      kind: p.kind,
      orderId: p.order_id,
      amount: p.amount_paise,
      state: p.state,
      dueOn: p.due_on,
      retriedAs: p.retried_as,
    })`from ${p} where ${p.id} = any(${list(ids)}::text[]) or ${p.code} = any(${list(codes)}::text[]) order by ${p.id} for update`,
  )
}

export type LockedPayout = Awaited<ReturnType<typeof lockPayouts>>[number]
