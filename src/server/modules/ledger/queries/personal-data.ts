import { toRupees } from '#contract/values/money.ts'
import type { Queryable } from '#server/kernel/context.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'
import { list, rows, select } from '#server/kernel/sql.ts'
import { ledgerRows } from '../tables.ts'

const l = ledgerRows.as('l')

/**
 * What the books say about the money of a person's orders, whose ids `listOrderIds` gives. They name nobody and are never changed,
 * so nothing is erased.
 */
export function personalLedger(listOrderIds: (db: Queryable, userId: string) => Promise<string[]>): PersonalData {
  return {
    about: 'ledger',
    async read(db, { userId }) {
      const orderIds = await listOrderIds(db, userId)
      const found = await rows(
        db,
        select({
          entry: l.entry,
          kind: l.kind,
          account: l.account,
          amount: l.amount_paise,
          orderId: l.order_id,
          paymentOrRefund: l.about,
          at: l.at,
        })`from ${l} where ${l.order_id} = any(${list(orderIds)}::text[]) order by ${l.at}, ${l.entry}, ${l.position}`,
      )
      return found.map((row) => ({ ...row, amount: toRupees(row.amount) }))
    },
    async erase() {},
  }
}
