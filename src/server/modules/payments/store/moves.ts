import type { Paise } from '#contract/values/money.ts'
import type { AttemptState } from '#contract/values/order-state.ts'
import type { Tx } from '#server/kernel/context.ts'
import { at, firstRow, list, rows, sql } from '#server/kernel/sql.ts'
import { mayMove } from '../domain/attempt.ts'
import type { AttemptRow } from './attempts.ts'

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
  await rows(
    tx,
    sql`update payment_attempts
        set gateway_code = ${status.code},
            gateway_transaction_id = coalesce(${status.gatewayTransactionId ?? null}::text, gateway_transaction_id),
            gateway_amount_paise = coalesce(${status.amount ?? null}::bigint, gateway_amount_paise),
            checked_at = ${at(asked.now)}, checks = checks + 1, next_check_at = ${asked.next ? at(asked.next) : null}::timestamptz
        where id = ${id}`,
  )
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
  const moved = await firstRow<{ id: string }>(
    tx,
    sql`with moved as (
          update payment_attempts set state = ${last} where id = ${attempt.id} and state = ${attempt.state} returning id
        ), noted as (
          insert into payment_events (attempt_id, seq, from_state, to_state, code, at)
          select moved.id, (select max(seq) from payment_events where attempt_id = ${attempt.id}) + step.n, step.from_state, step.to_state, ${about.code}, ${at(about.now)}
          from moved, unnest(${list(froms)}::text[], ${list(steps)}::text[]) with ordinality as step (from_state, to_state, n)
        )
        select id from moved`,
  )
  if (!moved) throw new Error(`payment attempt ${attempt.id} is no longer ${attempt.state}`)
  return { ...attempt, state: last }
}
