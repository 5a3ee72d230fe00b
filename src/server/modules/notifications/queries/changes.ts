import { paise } from '#contract/values/money.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { list, rows, sql } from '#server/kernel/sql.ts'
import type { ChangeFacts } from '../domain/order-mails.ts'

/** What mails tell of changes of orders, by the id of the change. */
export async function findChangeFacts(db: Queryable, changeIds: readonly string[]): Promise<Map<string, ChangeFacts>> {
  const found = await rows<{ id: string; before: number; after: number; difference: number }>(
    db,
    sql`select id, (before->>'guests')::int as before, (after->>'guests')::int as after, difference_paise as difference
        from order_changes where id = any(${list(changeIds)}::text[])`,
  )
  return new Map(
    found.map(({ id, before, after, difference }) => [
      id,
      { guestsBefore: before, guestsAfter: after, difference: paise(difference) },
    ]),
  )
}
