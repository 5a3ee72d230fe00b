import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import { paths, withQuery } from '#contract/paths.ts'
import { nextAddress } from '#test/support/forwarded-address.ts'
import { aimCell, aims } from '../shared/aims.ts'
import { get } from '../shared/get.ts'
import { perRequest, startMeter } from '../shared/processor-meter.ts'
import { median } from '../shared/statistics.ts'
import { figure, type Table } from '../shared/table.ts'
import { acceptEncoding } from './load.ts'
import type { City, PublicCaterer } from './cities.ts'

/** Visits of a round, each to another caterer, so that no page comes from the cache. */
const visits = 300

interface Options {
  postmaster: number
  rounds: number
}

/** Compares opening pages of caterers with opening them for an event, which asks for prices and day as well, in turns. */
export async function measureFit(
  { origin, pid }: City,
  caterers: readonly PublicCaterer[],
  { postmaster, rounds }: Options,
): Promise<Table> {
  const date = addDays(dayInIndia(new Date()), 30)
  const ask = async (path: string) => {
    // From a network of its own, so that no limit is met.
    const headers = { 'accept-encoding': acceptEncoding, 'x-forwarded-for': nextAddress() }
    const { status } = await get(origin + path, headers)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  let next = 0
  const visit = async (isForEvent: boolean): Promise<number> => {
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
  const alone: number[] = []
  const both: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const [one, two] = [await visit(false), await visit(true)]
    // The first round warms up.
    if (round === 0) continue
    alone.push(one)
    both.push(two)
  }
  const [page, pageAndFit] = [median(alone), median(both)]
  return {
    head: ['what', 'service and Postgres ms', 'to the page alone', 'aim / limit'],
    rows: [
      ['the page alone, rendered', figure(page), '1.00', '–'],
      ['the page and its call', figure(pageAndFit), figure(pageAndFit / page), aimCell(aims.pageAndFit)],
    ],
  }
}
