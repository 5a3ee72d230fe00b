import { paise, toRupees } from '#contract/values/money.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'
import { rows, sql } from '#server/kernel/sql.ts'

/** Payments contain no personal data but the account's id, which identifies nobody after erasure. They stay for accounting. */
export const personalPayments: PersonalData = {
  about: 'payments',
  async read(db, { userId }) {
    const found = await rows<{ amount: number }>(
      db,
      sql`select id as "transactionId", reference as "orderId", state, amount_paise as amount, created_at as "at"
          from payment_attempts where payer_id = ${userId} order by created_at`,
    )
    return found.map((attempt) => ({ ...attempt, amount: toRupees(paise(attempt.amount)) }))
  },
  async erase() {},
}
