import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import { paths, withQuery } from '#contract/paths.ts'
import { nextAddress } from '#test/support/forwarded-address.ts'
import { aimCell, aims, type Aim } from '../shared/aims.ts'
import { get } from '../shared/get.ts'
import { perRequest, startMeter } from '../shared/processor-meter.ts'
import { sidedTable, type Column } from '../shared/sided-table.ts'
import { eachSide, inTurns, mapSides, type Sides } from '../shared/sides.ts'
import { median } from '../shared/statistics.ts'
import { figure, type Table } from '../shared/table.ts'
import { acceptEncoding } from './load.ts'
import type { City, PublicCaterer } from './cities.ts'

/** Visits of a round, each to another caterer, so that no page comes from the cache. */
const visits = 300

interface Options {
  postmaster: number
  rounds: number
  hasBefore: boolean
}

/** A running product, and the caterers whose pages are visited. */
export interface Visited {
  city: City
  caterers: readonly PublicCaterer[]
}

/** Milliseconds of a visit, of service and PostgreSQL together. */
export interface FitTurn {
  page: number
  pageAndCall: number
}

/** Compares opening pages of caterers with opening them for an event, which asks for prices and day as well, in turns. */
export async function measureFit(sides: Sides<Visited>, { postmaster, rounds, hasBefore }: Options): Promise<Table> {
  const takeTurn = inTurns('a page with its call', mapSides(sides, visitor(postmaster)), async (visit) => ({
    page: await visit(false),
    pageAndCall: await visit(true),
  }))
  const turns: Sides<FitTurn>[] = []
  for (let round = 0; round <= rounds; round++) {
    const turn = await takeTurn(round)
    // The first round warms up.
    if (round > 0) turns.push(turn)
  }
  return fitTable(turns, hasBefore)
}

function visitor(postmaster: number) {
  const date = addDays(dayInIndia(new Date()), 30)
  return ({ city: { origin, pid }, caterers }: Visited) => {
    const ask = async (path: string) => {
      // From a network of its own, so that no limit is met.
      const headers = { 'accept-encoding': acceptEncoding, 'x-forwarded-for': nextAddress() }
      const { status } = await get(origin + path, headers)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
    }
    let next = 0
    return async (isForEvent: boolean): Promise<number> => {
      const stop = startMeter({ service: pid, postmaster })
      for (let i = 0; i < visits; i++) {
        const caterer = caterers[next++ % caterers.length]
        if (!caterer) throw new Error('the city has no public caterer')
        await ask(paths.caterer(caterer))
        const event = { date, guests: 40 + (i % 60), people: '50-100', diet: 'veg', lat: 19.136, lng: 72.827 }
        if (isForEvent) await ask(withQuery(`/api/caterer/${caterer.id}/fit`, event))
      }
      const { service, postgres = 0 } = perRequest(stop(), visits)
      return service + postgres
    }
  }
}

interface Figures {
  ms: number
  /** To the page alone. */
  ratio: number
}

interface Row extends Sides<Figures> {
  name: string
  aim?: Aim
}

const columns: readonly Column<Figures, Row>[] = [
  { head: 'what', once: ({ name }) => name },
  { head: 'service and Postgres ms', each: ({ ms }) => figure(ms) },
  { head: 'to the page alone', each: ({ ratio }) => figure(ratio) },
  { head: 'aim / limit', once: ({ aim }) => aimCell(aim) },
]

/** Medians of the turns. */
export function fitTable(turns: readonly Sides<FitTurn>[], hasBefore: boolean): Table {
  const medians = mapSides(eachSide(turns), (own) => ({
    page: median(own.map(({ page }) => page)),
    both: median(own.map(({ pageAndCall }) => pageAndCall)),
  }))
  return sidedTable(hasBefore, columns, [
    { name: 'the page alone, rendered', ...mapSides(medians, ({ page }) => ({ ms: page, ratio: 1 })) },
    {
      name: 'the page and its call',
      ...mapSides(medians, ({ page, both }) => ({ ms: both, ratio: both / page })),
      aim: aims.pageAndFit,
    },
  ])
}
