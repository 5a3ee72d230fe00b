import type { GstRate } from '../domain/gst.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { rows, select } from '#server/kernel/sql.ts'
import * as tables from '../tables.ts'

const r = tables.gstRates.as('r')

/** Rates change a few times in a decade; a new one counts within this time in every process. */
const ttlMs = 60_000
const cache = new WeakMap<Queryable, { readAt: Date; rates: GstRate[] }>()

/** All GST rates there ever were, from memory when they were read a moment ago. */
export async function gstRates(db: Queryable, now: Date): Promise<GstRate[]> {
  const cached = cache.get(db)
  if (cached && Math.abs(now.getTime() - cached.readAt.getTime()) < ttlMs) return cached.rates
  const rates = await rows(db, select({ scheme: r.scheme, validFrom: r.valid_from, rate: r.rate })`from ${r}`)
  cache.set(db, { readAt: now, rates })
  return rates
}
