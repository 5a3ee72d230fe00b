import type { Backfill } from '#server/kernel/backfill.ts'
import { assign, at, firstRow, select, sql, withQueries } from '#server/kernel/sql.ts'
import { askedForMs } from '../domain/schedule.ts'
import { paymentAttempts } from '../tables.ts'

const a = paymentAttempts.as('a')

/** Takes up failed payments that earlier versions gave up after a week, while they are asked about today. */
export const lateLookBackfill: Backfill = {
  name: 'payment_attempts.next_check_at',
  async fill(tx, after, most, { clock }) {
    const now = clock.now()
    const oldest = new Date(now.getTime() - askedForMs)
    const last = await firstRow(
      tx,
      withQueries`batch as (
          select ${a.id} from ${a} where ${a.id} > ${after} order by ${a.id} limit ${most}),
        due as (
          update ${paymentAttempts} set ${assign(paymentAttempts, { next_check_at: now })} from batch
          where ${paymentAttempts.id} = batch.id and ${paymentAttempts.state} = 'failed'
            and ${paymentAttempts.next_check_at} is null and ${paymentAttempts.initiated_at} > ${at(oldest)})`(
        select({ id: sql<string | null>`max(id)` })`from batch`,
      ),
    )
    return last?.id ?? undefined
  },
}
