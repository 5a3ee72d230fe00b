import type { Queryable, Tx } from '#server/kernel/context.ts'
import { assign, firstRow, insertInto, run, select, sql } from '#server/kernel/sql.ts'
import type { OwnKitchen } from './domain/settings.ts'
import { kitchenSettings } from './tables.ts'

const k = kitchenSettings.as('k')

/** What a caterer has set about its kitchen; undefined while it has set nothing. */
export function findSettings(db: Queryable, catererId: string): Promise<OwnKitchen | undefined> {
  return firstRow(
    db,
    select({
      bufferPercent: k.buffer_percent,
      servedSetUpMinutes: k.served_set_up_minutes,
      packedSetUpMinutes: k.packed_set_up_minutes,
      yields: k.yields,
    })`from ${k} where ${k.caterer_id} = ${catererId}`,
  )
}

/** Replaces what a caterer has set. */
export async function saveSettings(tx: Tx, catererId: string, own: OwnKitchen, now: Date): Promise<void> {
  const saved = {
    buffer_percent: own.bufferPercent,
    served_set_up_minutes: own.servedSetUpMinutes,
    packed_set_up_minutes: own.packedSetUpMinutes,
    yields: { ...own.yields },
    updated_at: now,
  }
  const row = insertInto(kitchenSettings, { caterer_id: catererId, ...saved })
  await run(tx, sql`${row} on conflict (caterer_id) do update set ${assign(kitchenSettings, saved)}`)
}
