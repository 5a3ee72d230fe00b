import { paise, toRupees } from '#contract/values/money.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'
import { rows, sql } from '#server/kernel/sql.ts'

/** What the books say about the money of somebody's orders. They name nobody and are never changed, so nothing is erased. */
export const personalLedger: PersonalData = {
  about: 'ledger',
  async read(db, { userId }) {
    const found = await rows<{ amount: number }>(
      db,
      sql`select l.entry, l.kind, l.account, l.amount_paise as amount, l.order_id as "orderId", l.about as "paymentOrRefund", l.at
          from ledger_rows l join orders o on o.id = l.order_id
          where o.customer_id = ${userId} order by l.at, l.entry, l.position`,
    )
    return found.map((row) => ({ ...row, amount: toRupees(paise(row.amount)) }))
  },
  async erase() {},
}
