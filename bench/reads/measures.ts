import { paths } from '#contract/paths.ts'
import { aims, nearbyAims, textAims, type Aim } from '../shared/aims.ts'
import type { Sides } from '../shared/sides.ts'
import type { City, PublicCaterer } from './cities.ts'
import { staticPaths } from './static-paths.ts'
import {
  drawFreeSearches,
  drawNearbySearches,
  drawPageSearches,
  pathInApi,
  pathOfPage,
  pathOfPageInApi,
} from './searches.ts'
import { drawTexts, pathOfText } from './texts.ts'

/** What is asked for, and the bare route that it is compared with. */
export interface Measure {
  name: string
  origin: string
  pid: number
  /** The paths of a round; rounds that differ in their seed ask for other things. */
  paths(seed: string): string[]
  bare: 'JSON' | 'HTML'
  connections: number
  /** What browsers send unless given. */
  acceptEncoding?: string
  aim?: Aim
}

/** As many as keep a fast route busy. */
const many = 32
/** Answers of many milliseconds: those under way at the end of a window count for nothing, but their work does. */
const few = 4
const one = 1

/** So many that no cache of results holds them; as many texts as a busy hour may have. */
const searches = 4_000
const texts = 600
/** A request for all caterers is some 10 MB at 10,000. */
const mostInOneList = 10_000

/** Searches near a point, and the same with the filter *free on this day*. */
export function nearbyMeasures({ caterers, origin, pid }: City): [all: Measure, free: Measure] {
  const product = { origin, pid, connections: many, bare: 'JSON' } as const
  const count = caterers.toLocaleString('en-US')
  return [
    {
      ...product,
      name: `search near a point, ${count}`,
      paths: (seed) => drawNearbySearches(seed, searches).map(pathInApi),
      ...aimOf(nearbyAims[caterers]),
    },
    {
      ...product,
      name: `search near a point, free on a day, ${count}`,
      paths: (seed) => drawFreeSearches(seed, searches).map(pathInApi),
    },
  ]
}

/** Every kind of search. */
export function searchMeasures(city: City): Measure[] {
  const { caterers, origin, pid } = city
  const product = { origin, pid, connections: many }
  const count = caterers.toLocaleString('en-US')
  const asPage: Measure = {
    ...product,
    name: `search as the page asks, ${count}`,
    paths: (seed) => drawPageSearches(seed, searches).map(pathOfPageInApi),
    bare: 'JSON',
  }
  const text: Measure = {
    ...product,
    name: `text search, ${count}`,
    paths: (seed) => drawTexts(seed, texts).map(pathOfText),
    bare: 'JSON',
    ...aimOf(textAims[caterers]),
  }
  const [near, free] = nearbyMeasures(city)
  // Compressing takes longer than all else, and a client on the same network asks for none.
  const plain: Measure = { ...near, name: `search near a point, uncompressed, ${count}`, acceptEncoding: 'identity' }
  return [near, plain, free, asPage, text]
}

/** What the API answers of caterers. */
export function apiMeasures(city: City): Measure[] {
  const { caterers, origin, pid } = city
  const list: Measure = {
    origin,
    pid,
    name: `\`/api/caterer\`, a page of ${caterers.toLocaleString('en-US')}`,
    paths: () => ['/api/caterer'],
    bare: 'JSON',
    connections: one,
  }
  return [...searchMeasures(city), ...(caterers <= mostInOneList ? [list] : [])]
}

/** Pages and files. */
export async function pageMeasures({ origin, pid }: City, caterers: readonly PublicCaterer[]): Promise<Measure[]> {
  const single = (name: string, path: string, aim?: Aim): Measure => ({
    name,
    origin,
    pid,
    connections: many,
    paths: () => [path],
    bare: 'HTML',
    ...aimOf(aim),
  })
  const { script, picture } = await staticPaths(origin, '/pangat/andheri')
  return [
    single('area page, cached', '/pangat/andheri', aims.cachedPage),
    single('caterer page, cached', '/caterer/annapurna-rasoi', aims.cachedPage),
    single('terms page, cached', '/terms-and-conditions', aims.cachedPage),
    {
      ...single('search page by a point, rendered', '', aims.renderedPage),
      connections: few,
      paths: (seed) => drawNearbySearches(seed, searches).map(pathOfPage),
    },
    {
      ...single('caterer pages, more than the cache holds', ''),
      connections: few,
      paths: () => caterers.map((caterer) => paths.caterer(caterer)),
    },
    single('static file: script', script),
    single('static file: picture', picture),
  ]
}

/** Each measure with that of the earlier build which has the same name. */
export function besideEarlier(earlier: readonly Measure[], own: readonly Measure[]): Sides<Measure>[] {
  return own.map((after) => ({ before: earlier.find(({ name }) => name === after.name), after }))
}

/** Optional properties are absent, not undefined. */
function aimOf(aim: Aim | undefined): { aim?: Aim } {
  return aim ? { aim } : {}
}
