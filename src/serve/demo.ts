import { systemClock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database/database.ts'

/** Fills an empty database with the demo city; one that holds anything is left as it is. */
export async function fillWhenEmpty(database: Database): Promise<void> {
  const { fillDemoCity, hasCity } = await import('#db/world/index.ts')
  if (!(await hasCity(database))) await fillDemoCity(database, { today: systemClock.now() })
}
