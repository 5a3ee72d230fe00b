import { toRupees } from '#contract/values/money.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'
import { rows, select } from '#server/kernel/sql.ts'
import { paymentAttempts } from '../tables.ts'

const a = paymentAttempts.as('a')

/** Payments contain no personal data but the account's id, which identifies nobody after erasure. They stay for accounting. */
export const personalPayments: PersonalData = {
  about: 'payments',
  async read(db, { userId }) {
    const found = await rows(
      db,
      select({
        transactionId: a.id,
        orderId: a.reference,
        state: a.state,
        amount: a.amount_paise,
        at: a.created_at,
      })`from ${a} where ${a.payer_id} = ${userId} order by ${a.created_at}`,
    )
    return found.map((attempt) => ({ ...attempt, amount: toRupees(attempt.amount) }))
  },
  async erase() {},
}
