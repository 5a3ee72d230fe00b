import { freePort } from '#test/support/product.ts'
import { get } from '../shared/get.ts'
import { start, type Running } from '../shared/processes.ts'
import { perRequest, startMeter } from '../shared/processor-meter.ts'
import { inTurns, onBoth, type Sides } from '../shared/sides.ts'
import type { Table } from '../shared/table.ts'
import { bodySize } from './body-size.ts'
import { acceptEncoding, type Load } from './load.ts'
import type { Measure } from './measures.ts'
import { ratesTable, type Answered, type Rated, type RateTurn } from './rates-table.ts'

export interface RatesOptions {
  measures: readonly Sides<Measure>[]
  postmaster: number
  load: Load
  seconds: number
  rounds: number
  seed: string
  /** Whether an earlier build is measured beside this one. */
  hasBefore?: boolean
}

const bareConnections = 32
const barePaths = { JSON: '/json', HTML: '/html' } as const

/** Measures in turns with the bare routes; every round asks for other things, and the first warms up. */
export async function measureRates(options: RatesOptions): Promise<Table> {
  const port = await freePort()
  const baseline = await start('bench/programs/baseline.ts', { port, path: '/json', args: [String(port)] })
  try {
    return ratesTable(await measureBeside(baseline, options), options.hasBefore ?? false)
  } finally {
    await baseline.stop()
  }
}

async function measureBeside(baseline: Running, options: RatesOptions): Promise<Rated[]> {
  const { measures, rounds } = options
  const measured: Awaited<ReturnType<typeof prepare>>[] = []
  for (const measure of measures) measured.push(await prepare(baseline, measure, options))
  for (let round = 0; round <= rounds; round++) {
    for (const { rated, takeTurn } of measured) {
      const turn = await takeTurn(round)
      if (round > 0) rated.turns.push(turn)
    }
  }
  return measured.map(({ rated }) => rated)
}

async function prepare(baseline: Running, sides: Sides<Measure>, { postmaster, load, seconds, seed }: RatesOptions) {
  const measure = sides.after
  const { name, connections, acceptEncoding: accepted = acceptEncoding } = measure
  const sizes = await onBoth(name, sides, ({ origin, paths }) => bodySize(origin, paths(`${seed} 1`), accepted))
  const answer = async ({ origin, pid, paths }: Measure, round: number): Promise<Answered> => {
    const wanted = paths(`${seed} ${round}`)
    // A cached page may have expired, and all connections together would have it rendered once for each of them.
    await get(origin + (wanted[0] ?? '/'))
    const stop = startMeter({ service: pid, postmaster })
    const { perSecond, requests } = await load(
      { origin, paths: wanted, connections, acceptEncoding: accepted },
      seconds,
    )
    return { perSecond, time: perRequest(stop(), requests) }
  }
  // What the earlier build does not answer once it is not asked for again.
  const answerBoth = inTurns(name, { before: sizes.before && sides.before, after: measure }, answer)
  const bare = { origin: baseline.origin, paths: [barePaths[measure.bare]], connections: bareConnections }
  const turns: RateTurn[] = []
  return {
    rated: { measure, sizes, turns },
    async takeTurn(round: number): Promise<RateTurn> {
      const stop = startMeter({ service: baseline.pid, postmaster: undefined })
      const { perSecond: barePerSecond, requests } = await load(bare, seconds)
      const bareMs = stop().service / requests
      return { barePerSecond, bareMs, ...(await answerBoth(round)) }
    },
  }
}
