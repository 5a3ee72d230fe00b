import type { Queryable } from '#server/kernel/context.ts'
import { at, firstRow, sql } from '#server/kernel/sql.ts'

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
  const inserted = await firstRow(
    db,
    sql`insert into gateway_messages (id, provider, transaction_id, body_hash, code, received_at)
        values (${message.id}, ${message.provider}, ${message.transactionId}, ${message.bodyHash}, ${message.code}, ${at(now)})
        on conflict (provider, transaction_id, body_hash) do nothing returning id`,
  )
  return inserted !== undefined
}
