import { paise } from '#contract/values/money.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { list, rows, sql } from '#server/kernel/sql.ts'
import type { ChangeFacts } from '../domain/order-mails.ts'

interface Row extends Record<'before' | 'after' | 'refund' | 'retained' | 'retainedUsed' | 'paid', number> {
  id: string
}

/** What emails tell of changes of orders, by the id of the change. */
export async function findChangeFacts(db: Queryable, changeIds: readonly string[]): Promise<Map<string, ChangeFacts>> {
  const found = await rows<Row>(
    db,
    sql`select id, (before->>'guests')::int as before, (after->>'guests')::int as after, refund_paise as refund,
          retained_paise as retained, retained_used_paise as "retainedUsed", greatest(difference_paise, 0) - retained_used_paise as paid
        from order_changes where id = any(${list(changeIds)}::text[])`,
  )
  return new Map(
    found.map(({ id, before, after, refund, retained, retainedUsed, paid }) => [
      id,
      {
        guestsBefore: before,
        guestsAfter: after,
        refund: paise(refund),
        retained: paise(retained),
        retainedUsed: paise(retainedUsed),
        paid: paise(paid),
      },
    ]),
  )
}
