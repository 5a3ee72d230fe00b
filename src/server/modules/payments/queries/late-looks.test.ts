import { expect, test } from 'vitest'
import { runBackfills } from '#server/kernel/backfill.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { usePayments } from '#test/support/payments.ts'
import { lateLookBackfill } from './late-looks.ts'

const it = usePayments()

/** A payment that failed so many days ago, as an earlier version left it, and that the bank has booked since without a webhook. */
async function aGivenUpPayment(days: number): Promise<string> {
  const { transactionId } = await it.aPaymentUnderWay()
  await it.gateway.control(transactionId, { do: 'fail' })
  await it.later(days * 86_400)
  await rows(it.ctx.db, sql`update payment_attempts set next_check_at = null where id = ${transactionId}`)
  await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
  return transactionId
}

test('money of a payment that an earlier version had given up is found, if it failed within 13 weeks', async () => {
  const [old, young] = [await aGivenUpPayment(70), await aGivenUpPayment(21)]
  await it.later(86_400)
  expect([await it.stateOf(old), await it.stateOf(young)]).toEqual(['failed', 'failed'])

  await runBackfills(it.ctx, [{ ...lateLookBackfill, name: 'test.late-looks' }])
  await it.later(60)
  // The first is 92 days old by now.
  expect([await it.stateOf(old), await it.stateOf(young)]).toEqual(['failed', 'refunded'])
})
