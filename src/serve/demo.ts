import { systemClock } from '#server/kernel/clock.ts'
import { ConfigError, type Config } from '#server/kernel/config.ts'
import type { Database } from '#server/kernel/database/database.ts'
import { demoSettingName, findSetting } from '#server/kernel/settings.ts'
import { hasAccounts } from '#server/modules/identity/index.ts'

/**
 * Keeps demonstration and production apart: an empty database is filled in demo mode, and by that marked. Throws a
 * {@link ConfigError} in production when the database is marked, because the passwords of the demo city are public; and in demo mode when
 * it holds accounts and no mark, because it would be paid in with test payments, unless DEMO_CITY=1 says that this is meant.
 */
export async function settleDemo(
  database: Database,
  { mode, demoOnAnyDatabase }: Pick<Config, 'mode' | 'demoOnAnyDatabase'>,
): Promise<void> {
  const isMarked = (await findSetting(database.db, demoSettingName)) !== undefined
  if (mode === 'production') {
    if (isMarked) throw new ConfigError([filledByDemo])
    return
  }
  const { fillDemoCity, hasCity } = await import('#db/world/index.ts')
  if (!isMarked && ((await hasAccounts(database)) || (await hasCity(database)))) {
    if (!demoOnAnyDatabase) throw new ConfigError([notOfDemo])
    return
  }
  if (!(await hasCity(database))) await fillDemoCity(database, { today: systemClock.now() })
}

const filledByDemo =
  'DATABASE_URL names a database that demo mode has filled: its accounts have passwords that everyone knows. ' +
  'Create an empty database for production'
const notOfDemo =
  'This database holds accounts and was not filled by demo mode. Set PANGAT_MODE=production, name another database, ' +
  'or set DEMO_CITY=1 to try demo mode on it, with test payments'
