import type { ResponseStatuses } from '#test/support/response-statuses.ts'
import { aimCell, aims, type Aim } from '../shared/aims.ts'
import { perRequest, startMeter, type ProcessorTime } from '../shared/processor-meter.ts'
import { median, percentile } from '../shared/statistics.ts'
import { figure, type Table } from '../shared/table.ts'
import { actionsOf, type ActionName } from './actions.ts'
import type { GatewayProcess } from './gateway.ts'
import type { Shop } from './shop.ts'
import { takeWindow } from './take-window.ts'
import { tpcB } from './tpc-b.ts'

export interface OrdersOptions {
  shops: { postgres: Shop; pglite: Shop }
  /** Where TPC-B runs: the database of the first shop. */
  databaseUrl: string
  postmaster: number
  gateway: GatewayProcess
  statuses: ResponseStatuses
  clients: number
  seconds: number
  rounds: number
  /** Prepared before each window. */
  customers: number
}

interface Row {
  name: string
  engine: 'postgres' | 'pglite'
  action: ActionName
  /** Of the ratio to TPC-B. */
  ratio?: Aim
  /** Of processor time, and whose. */
  time?: { aim: Aim; of: 'service' | 'together' }
}

const rows: readonly Row[] = [
  { name: 'quoted', engine: 'postgres', action: 'quote' },
  {
    name: 'placed',
    engine: 'postgres',
    action: 'place',
    ratio: aims.placedRatio,
    time: { aim: aims.placedMs, of: 'together' },
  },
  { name: 'placed, all at one caterer on one day', engine: 'postgres', action: 'placeOnHotDay' },
  { name: 'placed and paid', engine: 'postgres', action: 'placeAndPay', time: { aim: aims.paidMs, of: 'service' } },
  { name: 'list of orders read', engine: 'postgres', action: 'list' },
  { name: 'order read', engine: 'postgres', action: 'view' },
  { name: 'placed on PGlite', engine: 'pglite', action: 'place', ratio: aims.placedOnPglite },
]

interface Turn {
  base: number
  perSecond: number
  times: number[]
  time: ProcessorTime
}

/** Measures every row in turns with TPC-B; the first round warms up. */
export async function measureOrders(options: OrdersOptions): Promise<Table> {
  const { shops, databaseUrl, postmaster, clients, seconds, rounds, statuses } = options
  const actions = {
    postgres: actionsOf(shops.postgres, statuses, '1'),
    pglite: actionsOf(shops.pglite, statuses, '1'),
  }
  const bases: { perSecond: number; postgresMs: number }[] = []
  const turns = new Map<Row, Turn[]>(rows.map((row) => [row, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const row of rows) {
      const shop = shops[row.engine]
      const stop = startMeter({ service: shop.service.pid, postmaster })
      const base = await tpcB(databaseUrl, clients, seconds)
      const { postgres = Number.NaN } = perRequest(stop(), base * seconds)
      const window = await takeWindow(
        {
          shop,
          postmaster: row.engine === 'postgres' ? postmaster : undefined,
          action: actions[row.engine][row.action],
        },
        options,
      )
      if (round === 0) continue
      bases.push({ perSecond: base, postgresMs: postgres })
      turns.get(row)?.push({ base, ...window })
    }
  }
  const head = [
    'what',
    'per second',
    'p50 ms',
    'p99 ms',
    'ratio to TPC-B',
    'aim / limit',
    'service ms',
    'Postgres ms',
    'together',
    'aim / limit',
    'clients ms',
  ]
  const tpcRow = [
    'TPC-B',
    figure(median(bases.map(({ perSecond }) => perSecond))),
    '–',
    '–',
    '1',
    '–',
    '–',
    figure(median(bases.map(({ postgresMs }) => postgresMs))),
    '–',
    '–',
    '–',
  ]
  return { head, rows: [tpcRow, ...[...turns].map(([row, taken]) => cellsOf(row, taken))] }
}

function cellsOf({ name, ratio, time }: Row, turns: readonly Turn[]): string[] {
  const of = (value: (turn: Turn) => number) => median(turns.map(value))
  const times = turns.flatMap((turn) => turn.times)
  return [
    name,
    figure(of(({ perSecond }) => perSecond)),
    figure(percentile(times, 0.5)),
    figure(percentile(times, 0.99)),
    figure(of(({ perSecond, base }) => perSecond / base)),
    aimCell(ratio),
    figure(of((turn) => turn.time.service)),
    figure(of((turn) => turn.time.postgres ?? Number.NaN)),
    figure(of((turn) => turn.time.service + (turn.time.postgres ?? 0))),
    time ? `${aimCell(time.aim)}, ${time.of}` : '–',
    figure(of((turn) => turn.time.client)),
  ]
}
