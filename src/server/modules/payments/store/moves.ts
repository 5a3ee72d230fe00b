import type { Paise } from '#contract/values/money.ts'
import type { AttemptState } from '#contract/values/order-state.ts'
import type { Tx } from '#server/kernel/context.ts'
import { assign, at, firstRow, insertColumns, list, run, sql } from '#server/kernel/sql.ts'
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

/** Keeps what was learned of an attempt that does not move. A status that says less than the last one changes no code. */
export async function saveStatus(
  tx: Tx,
  id: string,
  status: SavedStatus,
  asked: { now: Date; next: Date | undefined },
): Promise<void> {
  const change = assign(paymentAttempts, {
    gateway_code: status.code,
    gateway_transaction_id: sql<string>`coalesce(${status.gatewayTransactionId ?? null}::text, ${a.gateway_transaction_id})`,
    gateway_amount_paise: sql<Paise>`coalesce(${status.amount ?? null}::bigint, ${a.gateway_amount_paise})`,
    checked_at: asked.now,
    checks: sql<number>`${a.checks} + 1`,
    next_check_at: asked.next ?? null,
  })
  await run(tx, sql`update ${a} set ${change} where ${a.id} = ${id}`)
}

/**
 * Moves a locked attempt along `steps`, each of which becomes an event. Throws when a step is not in the table,
 * or when the attempt is not where it was thought to be, which the lock makes impossible.
 */
export async function moveAttempt(
  tx: Tx,
  attempt: AttemptRow,
  steps: readonly AttemptState[],
  about: { now: Date; code: string },
): Promise<AttemptRow> {
  const froms = [attempt.state, ...steps.slice(0, -1)]
  steps.forEach((to, i) => {
    const from = froms[i]
    if (from === undefined || !mayMove(from, to)) throw new Error(`a payment attempt cannot go from ${from} to ${to}`)
  })
  const last = steps.at(-1)
  if (last === undefined) return attempt
  const change = assign(paymentAttempts, { state: last })
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
