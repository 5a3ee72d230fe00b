import type { ResponseStatuses } from '#test/support/response-statuses.ts'
import { perRequest, startMeter } from '../shared/processor-meter.ts'
import { inTurns, mapSides, type Sides } from '../shared/sides.ts'
import type { Table } from '../shared/table.ts'
import { actionsOf } from './actions.ts'
import { ordersRows, ordersTable, type OrdersRow, type OrdersTurn, type TpcB } from './orders-table.ts'
import type { Shop } from './shop.ts'
import { takeWindow, type WindowOptions } from './take-window.ts'
import { tpcB } from './tpc-b.ts'

/** A shop, and the statuses of what it answers: those of an earlier build are not judged with this one's. */
export interface Counted {
  shop: Shop
  statuses: ResponseStatuses
}

export interface OrdersOptions extends Omit<WindowOptions, 'statuses'> {
  shops: Record<OrdersRow['engine'], Sides<Counted>>
  /** Where TPC-B runs: the database of this checkout's shop. */
  databaseUrl: string
  postmaster: number
  rounds: number
  hasBefore: boolean
}

/** Measures every row in turns with TPC-B; the first round warms up. */
export async function measureOrders(options: OrdersOptions): Promise<Table> {
  const { shops, rounds, hasBefore } = options
  const customers = { postgres: mapSides(shops.postgres, customersOf), pglite: mapSides(shops.pglite, customersOf) }
  const everyShop = Object.values(shops).flatMap(({ before, after }) => (before ? [before, after] : [after]))
  const measured = ordersRows.map((row) => {
    const postmaster = row.engine === 'postgres' ? options.postmaster : undefined
    const takeWindows = inTurns(row.name, customers[row.engine], ({ shop, statuses, actions }) =>
      takeWindow({ shop, postmaster, action: actions[row.action] }, { ...options, statuses }),
    )
    return { row, takeWindows, turns: [] as OrdersTurn[] }
  })
  for (let round = 0; round <= rounds; round++) {
    // Access tokens are valid for minutes, which two builds may need for their rounds.
    for (const { shop } of everyShop) await shop.renewTokens()
    for (const { takeWindows, turns } of measured) {
      const base = await takeTpcB(options)
      const windows = await takeWindows(round)
      if (round > 0) turns.push({ base, ...windows })
    }
  }
  return ordersTable(new Map(measured.map(({ row, turns }) => [row, turns])), hasBefore)
}

function customersOf({ shop, statuses }: Counted) {
  // The same seed: both builds are asked for the same.
  return { shop, statuses, actions: actionsOf(shop, statuses, '1') }
}

async function takeTpcB({ shops, databaseUrl, postmaster, clients, seconds }: OrdersOptions): Promise<TpcB> {
  const stop = startMeter({ service: shops.postgres.after.shop.service.pid, postmaster })
  const perSecond = await tpcB(databaseUrl, clients, seconds)
  const { postgres = Number.NaN } = perRequest(stop(), perSecond * seconds)
  return { perSecond, postgresMs: postgres }
}
