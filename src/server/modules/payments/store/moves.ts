import type { Paise } from '#contract/values/money.ts'
import type { AttemptState } from '#contract/values/order-state.ts'
import type { Tx } from '#server/kernel/context.ts'
import { assign, at, firstRow, insertColumns, list, run, sql, type Sql } from '#server/kernel/sql.ts'
import { mayMove } from '../domain/attempt.ts'
import { paymentAttempts, paymentEvents } from '../tables.ts'
import type { AttemptRow } from './attempts.ts'

const a = paymentAttempts.as('a')
const e = paymentEvents.as('e')

/** the gateway's status, as it is kept with the attempt. */
export interface SavedStatus {
  code: string
  amount?: Paise
  gatewayTransactionId?: string
}

/** When an attempt was asked about, and when it is next. */
interface Asked {
  now: Date
  next: Date | undefined
}

/** Keeps what was learned of an attempt that does not move. A status that says less than the last one changes no code. */
export async function saveStatus(tx: Tx, id: string, status: SavedStatus, asked: Asked): Promise<void> {
  await run(tx, sql`update ${a} set ${assign(paymentAttempts, statusSaved(status, asked))} where ${a.id} = ${id}`)
}

/** What {@link saveStatus} writes, for an attempt that moves. */
export function statusSaved(status: SavedStatus, { now, next }: Asked) {
  return {
    gateway_code: status.code,
    gateway_transaction_id: sql<string>`coalesce(${status.gatewayTransactionId ?? null}::text, ${a.gateway_transaction_id})`,
    gateway_amount_paise: sql<Paise>`coalesce(${status.amount ?? null}::bigint, ${a.gateway_amount_paise})`,
    checked_at: now,
    checks: sql<number>`${a.checks} + 1`,
    next_check_at: next ?? null,
  }
}

/** An open attempt of a locked reference, which the gateway may know of from `at` on. */
export interface Opening {
  attemptId: string
  reference: string
  at: Date
  nextCheck: Date | undefined
}

/** Code of the event of an attempt that is opened. */
export const openedCode = 'PAYMENT_INITIATED'

/**
 * Queries that open an attempt with its event, for the `with` of a statement. `source`, another of its queries, has the id of the locked
 * reference. `opened` returns the attempt; no row where it is not open.
 */
export function openingQueries({ attemptId, reference, at: now, nextCheck }: Opening, source: Sql): Sql {
  const change = assign(paymentAttempts, {
    state: 'pending',
    initiated_at: now,
    next_check_at: nextCheck ?? null,
  })
  return sql`opened as (
      update ${a} set ${change} from ${source}
      where ${a.id} = ${attemptId} and ${a.reference} = ${reference} and ${a.state} = 'open' returning ${a.id}, ${a.caterer_id}
    ), opened_event as (
      ${insertColumns(paymentEvents, 'attempt_id', 'caterer_id', 'seq', 'from_state', 'to_state', 'code', 'at')}
      select opened.id, opened.caterer_id, (select max(${e.seq}) from ${e} where ${e.attempt_id} = ${attemptId}) + 1,
        'open', 'pending', ${openedCode}, ${at(now)}
      from opened
    )`
}

/**
 * Moves a locked attempt along `steps`, each of which becomes an event, and writes what is `saved` with it. Throws when a step is not
 * in the table, or when the attempt is not where it was thought to be, which the lock makes impossible.
 */
export async function moveAttempt(
  tx: Tx,
  attempt: AttemptRow,
  steps: readonly AttemptState[],
  about: { now: Date; code: string; saved?: Partial<ReturnType<typeof statusSaved>> & { initiated_at?: Date } },
): Promise<AttemptRow> {
  const froms = [attempt.state, ...steps.slice(0, -1)]
  steps.forEach((to, i) => {
    const from = froms[i]
    if (from === undefined || !mayMove(from, to)) throw new Error(`a payment attempt cannot go from ${from} to ${to}`)
  })
  const last = steps.at(-1)
  if (last === undefined) throw new Error('a payment attempt moves at least one step')
  const change = assign(paymentAttempts, { ...about.saved, state: last })
  const moved = await firstRow(
    tx,
    sql`with moved as (
          update ${a} set ${change} where ${a.id} = ${attempt.id} and ${a.state} = ${attempt.state} returning ${a.id}, ${a.caterer_id}
        ), noted as (
          ${insertColumns(paymentEvents, 'attempt_id', 'caterer_id', 'seq', 'from_state', 'to_state', 'code', 'at')}
          select moved.id, moved.caterer_id, (select max(${e.seq}) from ${e} where ${e.attempt_id} = ${attempt.id}) + step.n,
            step.from_state, step.to_state, ${about.code}, ${at(about.now)}
          from moved, unnest(${list(froms)}::text[], ${list(steps)}::text[]) with ordinality as step (from_state, to_state, n)
        )
        select id from moved`,
  )
  if (!moved) throw new Error(`payment attempt ${attempt.id} is no longer ${attempt.state}`)
  return { ...attempt, state: last }
}
