import type { Queryable, Tx } from '#server/kernel/context.ts'
import { assign, firstRow, insertInto, returning, rows, run, select, sql } from '#server/kernel/sql.ts'
import type { OwnKitchen } from './domain/settings.ts'
import { kitchenSettings } from './tables.ts'

const k = kitchenSettings.as('k')

const own = ({ buffer_percent, served_set_up_minutes, packed_set_up_minutes, yields }: typeof kitchenSettings) => ({
  bufferPercent: buffer_percent,
  servedSetUpMinutes: served_set_up_minutes,
  packedSetUpMinutes: packed_set_up_minutes,
  yields,
})

/** What a caterer has set about its kitchen; undefined while it has set nothing. */
export function findSettings(db: Queryable, catererId: string): Promise<OwnKitchen | undefined> {
  return firstRow(db, select(own(k))`from ${k} where ${k.caterer_id} = ${catererId}`)
}

/** Locks what a caterer has set, and returns it; `usual` is written where it has set nothing, so that there is a row to lock. */
export async function lockSettings(tx: Tx, catererId: string, usual: OwnKitchen, now: Date): Promise<OwnKitchen> {
  const row = insertInto(kitchenSettings, { caterer_id: catererId, ...columnsFrom(usual, now) })
  const locked = returning(own(kitchenSettings))`
    ${row} on conflict (caterer_id) do update set ${assign(kitchenSettings, { updated_at: now })}`
  const [found] = await rows(tx, locked)
  if (!found) throw new Error('upsert returned no row')
  return found
}

/** Replaces what a caterer has set, which is locked. */
export async function saveSettings(tx: Tx, catererId: string, settings: OwnKitchen, now: Date): Promise<void> {
  const set = assign(kitchenSettings, columnsFrom(settings, now))
  await run(tx, sql`update ${k} set ${set} where ${k.caterer_id} = ${catererId}`)
}

function columnsFrom(settings: OwnKitchen, now: Date) {
  return {
    buffer_percent: settings.bufferPercent,
    served_set_up_minutes: settings.servedSetUpMinutes,
    packed_set_up_minutes: settings.packedSetUpMinutes,
    yields: { ...settings.yields },
    updated_at: now,
  }
}
