import type { Tx } from '#server/kernel/context.ts'
import {
  assign,
  atOrNull,
  firstRow,
  raw,
  select,
  sql,
  undoReasonOf,
  undoStatement,
  withQueries,
} from '#server/kernel/sql.ts'
import { openingQueries, type Opening } from '#server/modules/payments/index.ts'
import type { Counter, CounterKind } from '../../domain/counters.ts'
import { orders } from '../../tables.ts'
import { isUnpaid } from '../states.ts'
import { fullOf, placesTaken } from '../unpaid-counts.ts'

const o = orders.as('o')

/** What is written with the payment of an order that is opened. */
export interface WrittenWithOpening {
  /** Network of the caller, as a hash. */
  network: string
  /** The counters that the opening takes a place of; none when it is counted already. */
  counters: readonly Counter[]
  /** How long the order is held at least. */
  holdUntil: Date | undefined
}

/**
 * Opens the payment of an order by an attempt that is still open, in one statement. In the order of locks of every transaction it locks
 * the order, moves the attempt, takes places in the counters and notes the opening. Each query reads from the one before; where a
 * counter is full what was written is undone, and {@link notOpenedFrom} reads from the error which. False, with nothing changed, when the
 * order or the attempt is not as it was read.
 */
export async function openInOneStatement(
  tx: Tx,
  opening: Opening,
  { network, counters, holdUntil }: WrittenWithOpening,
): Promise<boolean> {
  const isUncounted = sql<boolean>`(${o.network} is not null and ${o.payment_network} is null)`
  const hasCounted = sql<boolean>`(select count(*) from counted) = ${counters.length}::int`
  const noted = assign(orders, {
    payment_network: sql`case when ${o.network} is null then null else coalesce(${o.payment_network}, ${network}) end`,
    hold_until: sql`greatest(${o.hold_until}, ${atOrNull(holdUntil)})`,
  })
  const row = await firstRow(
    tx,
    withQueries`awaiting as (
        select ${o.id} from ${o}
        where ${o.id} = ${opening.reference} and ${isUnpaid(o.state)} and ${isUncounted} = ${counters.length > 0}::boolean
        for no key update
      ),
      ${openingQueries(opening, raw('awaiting'))},
      counted as (${placesTaken(counters, opening.at, raw('opened'))}),
      noted as (update ${o} set ${noted} from opened where ${o.id} = ${opening.reference})`(
      select({
        outcome: sql<string>`case
          when not exists (select 1 from opened) then 'changed'
          when not ${hasCounted}
            then ${undoStatement(sql<string>`'counters ' || coalesce((select string_agg(kind, ' ') from counted), '')`)}
          else 'opened' end`,
      })``,
    ),
  )
  return row?.outcome === 'opened'
}

/** Returns which counters were full where {@link openInOneStatement} undid itself; undefined for any other error. */
export function notOpenedFrom(error: unknown, counters: readonly Counter[]): CounterKind[] | undefined {
  const [why, ...taken] = undoReasonOf(error)?.split(' ') ?? []
  return why === 'counters' ? fullOf(counters, taken) : undefined
}
