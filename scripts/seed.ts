// Fills an empty database with the demo city: npm run seed [-- --caterers 10000]. It reads the same settings as the product.
import { parseArgs } from 'node:util'
import { fillDemoCity, hasCity } from '#db/world/index.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { ConfigError, environment, loadConfig } from '#server/kernel/config.ts'
import { openDatabase } from '#server/kernel/database/database.ts'
import { databaseLocation } from '#server/kernel/database/location.ts'
import { DirectoryInUse } from '#server/kernel/database/directory-lock.ts'
import { migrate } from '#server/kernel/database/migrate.ts'

const mostCaterers = 100_000

async function seed(): Promise<string> {
  const caterers = wantedCaterers()
  if (caterers === undefined) return fail(`--caterers takes a whole number up to ${mostCaterers}`)
  const config = loadConfig(environment)
  if (config.mode === 'production')
    return fail('The demo city is not for production: unset PANGAT_MODE, or use another database.')
  const database = await openDatabase(databaseLocation(config))
  try {
    await migrate(database)
    if (await hasCity(database)) {
      const anew = config.databaseUrl
        ? 'create an empty database and point DATABASE_URL at it'
        : `stop the product and remove ${config.dataDir}`
      return fail(`This database holds caterers already, so nothing was changed. To start anew, ${anew}.`)
    }
    const began = performance.now()
    const summary = await fillDemoCity(database, { today: systemClock.now(), caterers })
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    return `${summary.caterers} caterers, ${summary.menu_dishes} dishes, ${summary.packages} packages, ${summary.orders} past orders, ${summary.reviews} reviews in ${seconds} s`
  } finally {
    await database.close()
  }
}

function wantedCaterers(): number | undefined {
  const { values } = parseArgs({ options: { caterers: { type: 'string', default: '0' } } })
  const wanted = Number(values.caterers)
  return Number.isInteger(wanted) && wanted >= 0 && wanted <= mostCaterers ? wanted : undefined
}

function fail(message: string): string {
  process.exitCode = 1
  return message
}

try {
  console.log(await seed())
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DirectoryInUse)) throw error
  console.error(fail(error.message))
}
