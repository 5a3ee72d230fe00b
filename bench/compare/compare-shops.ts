import { changeInPercent, median, medianInterval } from '../shared/statistics.ts'
import { figure, type Table } from '../shared/table.ts'
import type { ProcessorTime } from '../shared/processor-meter.ts'
import { actionsOf, type ActionName } from '../orders/actions.ts'
import type { Shop } from '../orders/shop.ts'
import { takeWindow, type WindowOptions } from '../orders/take-window.ts'

export interface CompareOptions extends WindowOptions {
  postmaster: number
  /** Of each shop, for each action. */
  turns: number
}

const measured = {
  place: 'an order placed',
  placeAndPay: 'an order placed and paid',
  list: 'list of orders',
  view: 'an order read',
  search: 'search as the page asks',
} as const satisfies Partial<Record<ActionName, string>>

const sides = ['before', 'after'] as const
type Side = (typeof sides)[number]
/** The times of two turns that follow each other. */
export type Pair = Record<Side, ProcessorTime>

/** Has the customers of two shops do the same in turns; the first turn of each warms up. */
export async function compareShops(shops: Record<Side, Shop>, options: CompareOptions): Promise<Table> {
  const { postmaster, turns, statuses } = options
  // The same seed: both are asked for the same.
  const actions = { before: actionsOf(shops.before, statuses, '1'), after: actionsOf(shops.after, statuses, '1') }
  const takeTurn = async (name: keyof typeof measured, side: Side) =>
    (await takeWindow({ shop: shops[side], postmaster, action: actions[side][name] }, options)).time
  const rows: string[][] = []
  for (const [name, what] of Object.entries(measured) as [keyof typeof measured, string][]) {
    const pairs: Pair[] = []
    for (let turn = 0; turn <= turns; turn++) {
      const pair: Pair = { before: await takeTurn(name, 'before'), after: await takeTurn(name, 'after') }
      if (turn > 0) pairs.push(pair)
    }
    rows.push([what, ...comparePairs(pairs)])
  }
  const of = (part: string) => [`${part} before`, 'after', 'change', '95% within']
  return { head: ['what, in ms', ...of('service'), ...of('Postgres')], rows }
}

/**
 * Medians of both sides and the median change, for service and PostgreSQL. Changes are those of turns that follow each other: what else
 * the machine does changes less from one to the next than over the whole run.
 */
export function comparePairs(pairs: readonly Pair[]): string[] {
  return (['service', 'postgres'] as const).flatMap((part) => {
    const of = (side: Side) => pairs.map((pair) => pair[side][part] ?? Number.NaN)
    const [before, after] = [of('before'), of('after')]
    const changes = before.map((was, i) => changeInPercent(was, after[i] ?? Number.NaN))
    const [low, high] = medianInterval(changes)
    return [
      figure(median(before)),
      figure(median(after)),
      percent(median(changes)),
      `${percent(low)} to ${percent(high)}`,
    ]
  })
}

function percent(change: number): string {
  return `${change < 0 ? '−' : '+'}${Math.abs(change).toFixed(1)}%`
}
