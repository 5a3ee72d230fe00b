import { join } from 'node:path'
import { freePort } from '#test/support/product.ts'
import { aimCell, aims } from '../shared/aims.ts'
import { get } from '../shared/get.ts'
import { startService } from '../shared/service.ts'
import { sidedTable, type Column } from '../shared/sided-table.ts'
import { mapSides, onBoth, type Sides } from '../shared/sides.ts'
import { figure, type Table } from '../shared/table.ts'
import type { City } from './cities.ts'
import { acceptEncoding } from './load.ts'
import { searchMeasures } from './measures.ts'

interface Options {
  directory: string
  seed: string
  hasBefore: boolean
}

interface Row extends Sides<number> {
  name: string
}

/** Of each kind. */
const searches = 300

const columns: readonly Column<number, Row>[] = [
  { head: 'what', once: ({ name }) => name },
  { head: 'share', each: (share) => figure(share) },
  { head: 'aim / limit', once: () => aimCell(aims.listenerShare) },
]

/**
 * Counts how many searches of each kind the listener answers without the API, by the metrics of a process of its own: those that are
 * measured for speed serve none.
 */
export async function measureListenerShare(
  cities: Sides<City>,
  { directory, seed, hasBefore }: Options,
): Promise<Table> {
  const shares = await onBoth('searches that the listener answers', cities, (city) => sharesOf(city, directory, seed))
  const names = [...shares.after.keys()]
  const rows = names.map((name) => ({ name, ...mapSides(shares, (own) => own.get(name) ?? Number.NaN) }))
  return sidedTable(hasBefore, columns, rows)
}

/** The share of each kind of search, by its name. */
async function sharesOf(city: City, directory: string, seed: string): Promise<ReadonlyMap<string, number>> {
  const metricsPort = await freePort()
  const { origin, stop } = await startService({
    databaseUrl: city.databaseUrl,
    dataDir: join(directory, `listener-share-${metricsPort}`),
    folder: city.folder,
    environment: { METRICS_PORT: String(metricsPort) },
  })
  const answered = async (by: string): Promise<number> => {
    const { text } = await get(`http://127.0.0.1:${metricsPort}/metrics`)
    if (!text.includes('pangat_searches_total')) throw new Error('it does not count searches')
    return Number(new RegExp(`^pangat_searches_total\\{by="${by}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
  }
  try {
    const shares = new Map<string, number>()
    for (const { name, paths } of searchMeasures(city)) {
      const before = await answered('listener')
      for (const path of paths(seed).slice(0, searches)) {
        const { status } = await get(origin + path, { 'accept-encoding': acceptEncoding })
        if (status !== 200) throw new Error(`${path} answered ${status}`)
      }
      shares.set(name, ((await answered('listener')) - before) / searches)
    }
    return shares
  } finally {
    await stop()
  }
}
