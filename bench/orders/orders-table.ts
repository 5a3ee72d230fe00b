import { aimCell, aims, type Aim } from '../shared/aims.ts'
import type { ProcessorTime } from '../shared/processor-meter.ts'
import { sidedTable, type Column } from '../shared/sided-table.ts'
import { eachSide, mapSides, type Sides } from '../shared/sides.ts'
import { median, percentile } from '../shared/statistics.ts'
import { figure, type Table } from '../shared/table.ts'
import type { ActionName } from './actions.ts'
import type { Window } from './hammer.ts'

export interface OrdersRow {
  name: string
  engine: 'postgres' | 'pglite'
  action: ActionName
  /** Of the ratio to TPC-B. */
  ratio?: Aim
  /** Of processor time, and whose. */
  time?: { aim: Aim; of: 'service' | 'together' }
}

export const ordersRows: readonly OrdersRow[] = [
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

/** A window of TPC-B. */
export interface TpcB {
  perSecond: number
  /** Of each transaction. */
  postgresMs: number
}

/** A window of TPC-B and one of each side. */
export interface OrdersTurn extends Sides<Window & { time: ProcessorTime }> {
  base: TpcB
}

interface Figures {
  perSecond: number
  p50?: number
  p99?: number
  ratio: number
  service?: number
  postgres: number
  together?: number
  clients?: number
}

type Row = Sides<Figures> & Pick<OrdersRow, 'name' | 'ratio' | 'time'>

const columns: readonly Column<Figures, Row>[] = [
  { head: 'what', once: ({ name }) => name },
  { head: 'per second', each: ({ perSecond }) => figure(perSecond) },
  { head: 'p50 ms', each: ({ p50 }) => figure(p50) },
  { head: 'p99 ms', each: ({ p99 }) => figure(p99) },
  { head: 'ratio to TPC-B', each: ({ ratio }) => figure(ratio) },
  { head: 'aim / limit', once: ({ ratio }) => aimCell(ratio) },
  { head: 'service ms', each: ({ service }) => figure(service) },
  { head: 'Postgres ms', each: ({ postgres }) => figure(postgres) },
  { head: 'together', each: ({ together }) => figure(together) },
  { head: 'aim / limit', once: ({ time }) => (time ? `${aimCell(time.aim)}, ${time.of}` : '–') },
  { head: 'clients ms', each: ({ clients }) => figure(clients) },
]

/** Medians of the turns of each row, under those of TPC-B, which both sides share. */
export function ordersTable(measured: ReadonlyMap<OrdersRow, readonly OrdersTurn[]>, hasBefore: boolean): Table {
  const bases = [...measured.values()].flat().map(({ base }) => base)
  const tpcB: Figures = {
    perSecond: median(bases.map(({ perSecond }) => perSecond)),
    ratio: 1,
    postgres: median(bases.map(({ postgresMs }) => postgresMs)),
  }
  const rows = [...measured].map(([row, turns]): Row => ({ ...row, ...figuresOf(turns) }))
  return sidedTable<Figures, Row>(hasBefore, columns, [{ name: 'TPC-B', before: tpcB, after: tpcB }, ...rows])
}

function figuresOf(turns: readonly OrdersTurn[]): Sides<Figures> {
  return mapSides(eachSide(turns), (own): Figures => {
    const of = (value: (window: OrdersTurn['after'], i: number) => number) => median(own.map(value))
    const times = own.flatMap((window) => window.times)
    return {
      perSecond: of(({ perSecond }) => perSecond),
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      ratio: of(({ perSecond }, i) => perSecond / (turns[i]?.base.perSecond ?? Number.NaN)),
      service: of(({ time }) => time.service),
      postgres: of(({ time }) => time.postgres ?? Number.NaN),
      together: of(({ time }) => time.service + (time.postgres ?? 0)),
      clients: of(({ time }) => time.client),
    }
  })
}
