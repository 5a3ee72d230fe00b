import { join } from 'node:path'
import { freePort } from '#test/support/product.ts'
import { aimCell, aims } from '../shared/aims.ts'
import { get } from '../shared/get.ts'
import { startService } from '../shared/service.ts'
import { figure, type Table } from '../shared/table.ts'
import type { City } from './cities.ts'
import { acceptEncoding } from './load.ts'
import { searchMeasures } from './measures.ts'

/** Of each kind. */
const searches = 300

/**
 * Counts how many searches of each kind the listener answers without the API, by the metrics of a process of its own: those that are
 * measured for speed serve none.
 */
export async function measureListenerShare(city: City, directory: string, seed: string): Promise<Table> {
  const metricsPort = await freePort()
  const { origin, stop } = await startService({
    databaseUrl: city.databaseUrl,
    dataDir: join(directory, 'listener-share'),
    environment: { METRICS_PORT: String(metricsPort) },
  })
  const answered = async (by: string): Promise<number> => {
    const { text } = await get(`http://127.0.0.1:${metricsPort}/metrics`)
    return Number(new RegExp(`^pangat_searches_total\\{by="${by}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
  }
  try {
    const rows: string[][] = []
    for (const { name, paths } of searchMeasures(city)) {
      const before = await answered('listener')
      for (const path of paths(seed).slice(0, searches)) {
        const { status } = await get(origin + path, { 'accept-encoding': acceptEncoding })
        if (status !== 200) throw new Error(`${path} answered ${status}`)
      }
      const share = ((await answered('listener')) - before) / searches
      rows.push([name, figure(share), aimCell(aims.listenerShare)])
    }
    return { head: ['what', 'share', 'aim / limit'], rows }
  } finally {
    await stop()
  }
}
