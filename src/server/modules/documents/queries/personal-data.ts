import { toRupees } from '#contract/values/money.ts'
import type { Queryable } from '#server/kernel/context.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'
import { list, rows, select, sql } from '#server/kernel/sql.ts'
import type { Recipient } from '../domain/content.ts'
import { documents } from '../tables.ts'

const d = documents.as('d')

/**
 * The documents of a person's orders, whose ids `listOrderIds` gives, with what stands on them about the recipient. An issued document
 * is kept as it is, name and all, for as long as the tax office may ask for it (CGST Act, section 36); nothing of it is erased.
 */
export function personalDocuments(listOrderIds: (db: Queryable, userId: string) => Promise<string[]>): PersonalData {
  return {
    about: 'papers',
    async read(db, { userId }) {
      const orderIds = await listOrderIds(db, userId)
      const found = await rows(
        db,
        select({
          kind: d.kind,
          number: d.number,
          orderId: d.order_id,
          amount: d.amount_paise,
          at: d.issued_at,
          recipient: sql<Recipient>`${d.content} -> 'recipient'`,
          pdf: sql<string>`'/api/orders/' || ${d.order_id} || '/documents/' || ${d.id} || '.pdf'`,
        })`from ${d} where ${d.order_id} = any(${list(orderIds)}::text[]) order by ${d.issued_at}, ${d.id}`,
      )
      return found.map((document) => ({ ...document, amount: toRupees(document.amount) }))
    },
    async erase() {},
  }
}
