import { aimCell } from '../shared/aims.ts'
import type { ProcessorTime } from '../shared/processor-meter.ts'
import { sidedTable, type Column } from '../shared/sided-table.ts'
import { eachSide, mapSides, type Sides } from '../shared/sides.ts'
import { median } from '../shared/statistics.ts'
import { figure, kilobytes, type Table } from '../shared/table.ts'
import type { BodySize } from './body-size.ts'
import type { Measure } from './measures.ts'

/** What a product answered in a window. */
export interface Answered {
  perSecond: number
  /** Of each request. */
  time: ProcessorTime
}

/** A window of the bare route and one of each side. */
export interface RateTurn extends Sides<Answered> {
  barePerSecond: number
  bareMs: number
}

export interface Rated {
  measure: Pick<Measure, 'name' | 'bare' | 'aim'>
  turns: readonly RateTurn[]
  sizes: Sides<BodySize>
}

interface Figures {
  perSecond: number
  ratio: number
  service: number
  postgres: number
  size: BodySize | undefined
}

interface Row extends Sides<Figures> {
  measure: Rated['measure']
  barePerSecond: number
  bareMs: number
}

const columns: readonly Column<Figures, Row>[] = [
  { head: 'what', once: ({ measure }) => measure.name },
  { head: 'per second', each: ({ perSecond }) => figure(perSecond) },
  { head: 'bare', once: ({ measure, barePerSecond }) => `${measure.bare} ${figure(barePerSecond)}` },
  { head: 'ratio', each: ({ ratio }) => figure(ratio) },
  { head: 'aim / limit', once: ({ measure }) => aimCell(measure.aim) },
  { head: 'service ms', each: ({ service }) => figure(service) },
  { head: 'Postgres ms', each: ({ postgres }) => figure(postgres) },
  { head: 'bare ms', once: ({ bareMs }) => figure(bareMs) },
  { head: 'ratio by ms', each: ({ service }, { bareMs }) => figure(bareMs / service) },
  { head: 'KB sent', each: ({ size }) => kilobytes(size?.sent) },
  { head: 'KB unpacked', each: ({ size }) => kilobytes(size?.unpacked) },
]

/** Medians of the turns of each measure. */
export function ratesTable(rated: readonly Rated[], hasBefore: boolean): Table {
  return sidedTable(hasBefore, columns, rated.map(rowOf))
}

function rowOf({ measure, turns, sizes }: Rated): Row {
  const figures = mapSides(eachSide(turns), (own) => {
    const of = (value: (answered: Answered, i: number) => number) => median(own.map(value))
    return {
      perSecond: of(({ perSecond }) => perSecond),
      ratio: of(({ perSecond }, i) => perSecond / (turns[i]?.barePerSecond ?? Number.NaN)),
      service: of(({ time }) => time.service),
      postgres: of(({ time }) => time.postgres ?? Number.NaN),
    }
  })
  return {
    measure,
    barePerSecond: median(turns.map(({ barePerSecond }) => barePerSecond)),
    bareMs: median(turns.map(({ bareMs }) => bareMs)),
    before: figures.before && { ...figures.before, size: sizes.before },
    after: { ...figures.after, size: sizes.after },
  }
}
