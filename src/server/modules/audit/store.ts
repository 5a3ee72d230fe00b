import type { Tx } from '#server/kernel/context.ts'
import type { DeliveredEvent } from '#server/kernel/events.ts'
import { insertColumns, rows, rowsAs, sql } from '#server/kernel/sql.ts'
import { audit } from './tables.ts'

/** Keeps acts; one that is kept already stays as it is. */
export async function insertActs(tx: Tx, events: readonly DeliveredEvent[]): Promise<void> {
  const acts = events.map(({ type, actor, party, city, change: { before, after }, id, at, subject }) => ({
    id,
    at,
    subject,
    action: type,
    ...(actor === undefined ? {} : { actor }),
    ...(party === undefined ? {} : { party }),
    ...(city === undefined ? {} : { city }),
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
  }))
  const act = rowsAs(audit, 'act', acts)
  await rows(
    tx,
    sql`${insertColumns(audit, 'id', 'at', 'actor', 'party', 'action', 'subject', 'city', 'before', 'after')}
        select ${act.id}, ${act.at}, ${act.actor}, ${act.party}, ${act.action}, ${act.subject}, ${act.city}, ${act.before}, ${act.after}
        from ${act} on conflict (id) do nothing`,
  )
}
