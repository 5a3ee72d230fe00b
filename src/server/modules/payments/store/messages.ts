import type { Queryable } from '#server/kernel/context.ts'
import { assign, at, firstRow, insertInto, run, sql } from '#server/kernel/sql.ts'
import { gatewayMessages, paymentAttempts } from '../tables.ts'

const m = gatewayMessages.as('m')
const a = paymentAttempts.as('a')

export interface GatewayMessage {
  id: string
  provider: string
  transactionId: string
  /** SHA-256 of the body. */
  bodyHash: string
  code: string
}

interface Kept {
  now: Date
  /** When the gateway is asked at the latest, if the message is about a payment that failed; missing for one that is not ours. */
  checkBy?: Date | undefined
}

/**
 * Keeps a gateway's message, once; false when the same one was kept before. What it may tell of a failed payment is due to be asked by
 * the same statement, as nothing else may ask about it for weeks. Others are asked about often enough.
 */
export async function insertMessage(db: Queryable, message: GatewayMessage, { now, checkBy }: Kept): Promise<boolean> {
  const { id, provider, transactionId, bodyHash, code } = message
  const row = insertInto(gatewayMessages, {
    id,
    provider,
    transaction_id: transactionId,
    body_hash: bodyHash,
    code,
    received_at: now,
  })
  const due = checkBy
    ? sql`with due as (update ${a} set ${assign(paymentAttempts, { next_check_at: checkBy })} where ${a.id} = ${transactionId}
        and ${a.state} = 'failed' and (${a.next_check_at} is null or ${a.next_check_at} > ${at(checkBy)}))`
    : sql``
  const inserted = await firstRow(
    db,
    sql`${due} ${row} on conflict (provider, transaction_id, body_hash) do nothing returning id`,
  )
  return inserted !== undefined
}

export async function deleteOldMessages(db: Queryable, receivedBy: Date): Promise<void> {
  await run(db, sql`delete from ${m} where ${m.received_at} <= ${at(receivedBy)}`)
}
