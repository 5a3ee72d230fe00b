import type { Queryable } from '#server/kernel/context.ts'
import { at, firstRow, insertInto, run, sql } from '#server/kernel/sql.ts'
import { gatewayMessages } from '../tables.ts'

const m = gatewayMessages.as('m')

export interface GatewayMessage {
  id: string
  provider: string
  transactionId: string
  /** SHA-256 of the body. */
  bodyHash: string
  code: string
}

/** Keeps a gateway's message, once; false when the same one was kept before. */
export async function insertMessage(db: Queryable, message: GatewayMessage, now: Date): Promise<boolean> {
  const { id, provider, transactionId, bodyHash, code } = message
  const row = insertInto(gatewayMessages, {
    id,
    provider,
    transaction_id: transactionId,
    body_hash: bodyHash,
    code,
    received_at: now,
  })
  const inserted = await firstRow(
    db,
    sql`${row} on conflict (provider, transaction_id, body_hash) do nothing returning id`,
  )
  return inserted !== undefined
}

export async function deleteOldMessages(db: Queryable, receivedBy: Date): Promise<void> {
  await run(db, sql`delete from ${m} where ${m.received_at} <= ${at(receivedBy)}`)
}
