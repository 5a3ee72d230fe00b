import type { GstRate } from '../domain/gst.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { rows, sql } from '#server/kernel/sql.ts'

/** Rates change a few times in a decade; a new one counts within this time in every process. */
const ratesKeptMs = 60_000
const keptRates = new WeakMap<Queryable, { readAt: Date; rates: GstRate[] }>()

/** All GST rates there ever were, from memory when they were read a moment ago. */
export async function gstRates(db: Queryable, now: Date): Promise<GstRate[]> {
  const kept = keptRates.get(db)
  if (kept && Math.abs(now.getTime() - kept.readAt.getTime()) < ratesKeptMs) return kept.rates
  const rates = await rows<GstRate>(db, sql`select scheme, valid_from::text as "validFrom", rate from gst_rates`)
  keptRates.set(db, { readAt: now, rates })
  return rates
}
