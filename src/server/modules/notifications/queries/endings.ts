import { paise } from '#contract/values/money.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { list, rows, sql } from '#server/kernel/sql.ts'
import type { EndingFacts } from '../domain/order-mails.ts'

/** How orders were cancelled or closed; others are missing. */
export async function findEndings(db: Queryable, orderIds: readonly string[]): Promise<Map<string, EndingFacts>> {
  const found = await rows<{
    id: string
    by: EndingFacts['by']
    hasReason: boolean
    refund: number
    compensation: number
  }>(
    db,
    sql`select order_id as id, ended_by as by, reason <> '' as "hasReason", refund_paise as refund, compensation_paise as compensation
        from order_endings where order_id = any(${list(orderIds)}::text[])`,
  )
  return new Map(
    found.map(({ id, by, hasReason, refund, compensation }) => [
      id,
      { by, hasReason, refund: paise(refund), compensation: paise(compensation) },
    ]),
  )
}
