import { join } from 'node:path'
import { rowsOfPostgres } from '#test/support/postgres.ts'
import { get } from '../shared/get.ts'
import { createThrowAwayDatabase } from '../shared/postgres.ts'
import { residentMb, resetPeak } from '../shared/process-figures.ts'
import { root, run, type Running } from '../shared/processes.ts'
import { startService } from '../shared/service.ts'

/** A running product and how many caterers its catalogue has. */
export interface City extends Running {
  caterers: number
  /** Resident memory when it became ready, in MiB: of what it does by itself then, nothing is begun. */
  idle: number
  databaseUrl: string
  /** Checkout that was built. */
  folder: string
}

export interface Cities {
  /** Starts a product with so many caterers. */
  start(caterers: number): Promise<City>
  /** Stops the products and drops their databases. */
  remove(): Promise<void>
}

/** Larger cities have each caterer several times, in memory alone. */
const mostInDatabase = 10_000

/** Cities of a checkout on a PostgreSQL server; those that hold the same caterers share a database. */
export function createCities(server: string, directory: string, folder = root): Cities {
  const databases = new Map<number, string>()
  const cleanups: (() => Promise<void>)[] = []
  const databaseWith = async (caterers: number): Promise<string> => {
    const known = databases.get(caterers)
    if (known !== undefined) return known
    const { url, drop } = await createThrowAwayDatabase(server, 'bench')
    cleanups.push(drop)
    await run('scripts/seed.ts', ['--caterers', String(caterers)], { DATABASE_URL: url, DATA_DIR: directory }, folder)
    databases.set(caterers, url)
    return url
  }
  return {
    async start(caterers) {
      const databaseUrl = await databaseWith(Math.min(caterers, mostInDatabase))
      const service = await startService({
        databaseUrl,
        dataDir: join(directory, String(caterers)),
        folder,
        ...multiplied(Math.round(caterers / mostInDatabase)),
      })
      cleanups.push(service.stop)
      const idle = residentMb(service.pid)
      resetPeak(service.pid)
      try {
        await requireCaterers(service.origin, caterers)
      } catch (error) {
        await service.stop()
        throw error
      }
      return { ...service, caterers, idle, databaseUrl, folder }
    },
    async remove() {
      for (const cleanup of cleanups.toReversed()) await cleanup()
    },
  }
}

function multiplied(times: number) {
  if (times < 2) return {}
  return {
    nodeArgs: ['--import', './bench/programs/larger-city.ts'],
    environment: { BENCH_CITY_TIMES: String(times) },
  }
}

/** Throws when the catalogue holds less, as it would if its module were no longer replaced. */
async function requireCaterers(origin: string, caterers: number): Promise<void> {
  const { status, text } = await get(`${origin}/api/search`)
  if (status !== 200) throw new Error(`/api/search answered ${status}: ${text}`)
  const { total } = JSON.parse(text) as { total: number }
  // Some have no packages and are not counted.
  if (total < 0.8 * caterers || total > caterers)
    throw new Error(`the city has ${total} caterers instead of ${caterers}`)
}

/** A caterer whose page is public. */
export interface PublicCaterer {
  id: string
  slug: string
  city: string
}

/** Caterers whose pages are public, more than the page cache holds. */
export async function publicCaterersIn(databaseUrl: string): Promise<PublicCaterer[]> {
  return rowsOfPostgres<PublicCaterer>(
    databaseUrl,
    `select id, slug, city from caterers where approval = 'approved' and status = 1 order by slug limit 2000`,
  )
}
