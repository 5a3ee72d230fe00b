import { paise, toRupees } from '#contract/values/money.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'
import { rows, sql } from '#server/kernel/sql.ts'

/**
 * The documents of somebody's orders, with what stands on them about the recipient. An issued document is kept as it is, name and all,
 * for as long as the tax office may ask for it (CGST Act, section 36); nothing of it is erased.
 */
export const personalDocuments: PersonalData = {
  about: 'papers',
  async read(db, { userId }) {
    const found = await rows<{ amount: number }>(
      db,
      sql`select d.kind, d.number, d.order_id as "orderId", d.amount_paise as amount, d.issued_at as "at", d.content -> 'recipient' as recipient,
            '/api/orders/' || d.order_id || '/documents/' || d.id || '.pdf' as pdf
          from documents d join orders o on o.id = d.order_id where o.customer_id = ${userId} order by d.issued_at, d.id`,
    )
    return found.map((document) => ({ ...document, amount: toRupees(paise(document.amount)) }))
  },
  async erase() {},
}
