import { freePort } from '#test/support/product.ts'
import { aimCell } from '../shared/aims.ts'
import { get } from '../shared/get.ts'
import { start, type Running } from '../shared/processes.ts'
import { perRequest, startMeter, type ProcessorTime } from '../shared/processor-meter.ts'
import { median } from '../shared/statistics.ts'
import { figure, kilobytes, type Table } from '../shared/table.ts'
import { bodySize, type BodySize } from './body-size.ts'
import { acceptEncoding, type Load } from './load.ts'
import type { Measure } from './measures.ts'

export interface RatesOptions {
  measures: readonly Measure[]
  postmaster: number
  load: Load
  seconds: number
  rounds: number
  seed: string
}

interface Turn {
  perSecond: number
  time: ProcessorTime
  barePerSecond: number
  bareMs: number
}

const bareConnections = 32
const barePaths = { JSON: '/json', HTML: '/html' } as const

/** Measures in turns with the bare routes; every round asks for other things, and the first warms up. */
export async function measureRates(options: RatesOptions): Promise<Table> {
  const port = await freePort()
  const baseline = await start('bench/programs/baseline.ts', { port, path: '/json', args: [String(port)] })
  try {
    return await measureBeside(baseline, options)
  } finally {
    await baseline.stop()
  }
}

async function measureBeside(baseline: Running, options: RatesOptions): Promise<Table> {
  const { measures, rounds, seed } = options
  const turns = new Map<Measure, Turn[]>(measures.map((measure) => [measure, []]))
  const sizes = new Map<Measure, BodySize>()
  for (const measure of measures)
    sizes.set(
      measure,
      await bodySize(measure.origin, measure.paths(`${seed} 1`), measure.acceptEncoding ?? acceptEncoding),
    )
  for (let round = 0; round <= rounds; round++) {
    for (const measure of measures) {
      const turn = await takeTurn(baseline, measure, measure.paths(`${seed} ${round}`), options)
      if (round > 0) turns.get(measure)?.push(turn)
    }
  }
  const rows = [...turns].map(([measure, taken]) => rowOf(measure, taken, sizes.get(measure)))
  const head = [
    'what',
    'per second',
    'bare',
    'ratio',
    'aim / limit',
    'service ms',
    'Postgres ms',
    'bare ms',
    'ratio by ms',
    'KB sent',
    'KB unpacked',
  ]
  return { head, rows }
}

async function takeTurn(
  baseline: Running,
  { origin, pid, bare, connections, acceptEncoding: accepted = acceptEncoding }: Measure,
  paths: readonly string[],
  { postmaster, load, seconds }: RatesOptions,
): Promise<Turn> {
  const stopBare = startMeter({ service: baseline.pid, postmaster: undefined })
  const base = await load({ origin: baseline.origin, paths: [barePaths[bare]], connections: bareConnections }, seconds)
  const bareTime = stopBare()
  // A cached page may have expired, and all connections together would have it rendered once for each of them.
  await get(origin + (paths[0] ?? '/'))
  const stop = startMeter({ service: pid, postmaster })
  const { perSecond, requests } = await load({ origin, paths, connections, acceptEncoding: accepted }, seconds)
  return {
    perSecond,
    time: perRequest(stop(), requests),
    barePerSecond: base.perSecond,
    bareMs: bareTime.service / base.requests,
  }
}

function rowOf({ name, bare, aim }: Measure, turns: readonly Turn[], size: BodySize | undefined): string[] {
  const of = (value: (turn: Turn) => number) => median(turns.map(value))
  const service = of(({ time }) => time.service)
  const bareMs = of((turn) => turn.bareMs)
  return [
    name,
    figure(of((turn) => turn.perSecond)),
    `${bare} ${figure(of((turn) => turn.barePerSecond))}`,
    figure(of((turn) => turn.perSecond / turn.barePerSecond)),
    aimCell(aim),
    figure(service),
    figure(of(({ time }) => time.postgres ?? Number.NaN)),
    figure(bareMs),
    figure(bareMs / service),
    kilobytes(size?.sent),
    kilobytes(size?.unpacked),
  ]
}
