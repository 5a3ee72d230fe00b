import { limits } from '#contract/limits.ts'
import type { Tx } from '#server/kernel/context.ts'
import { firstRow, raw, select, sql, undoReasonOf, undoStatement, withQueries } from '#server/kernel/sql.ts'
import { capacityReserved, emitReserved } from '#server/modules/availability/index.ts'
import { rowVersionOf } from '#server/modules/caterers/index.ts'
import { lockUserQuery } from '#server/modules/identity/index.ts'
import { attemptQueries, type NewAttempt } from '#server/modules/payments/index.ts'
import type { Counter, CounterKind } from '../domain/counters.ts'
import { orderQueries, type NewOrder } from '../store.ts'
import { fullOf, placesTaken } from './unpaid-counts.ts'

/** Why an order was undone. */
export type NotPlaced =
  /** The account is deleted. */
  | { why: 'account' }
  | { why: 'counters'; full: CounterKind[] }
  /** The caterer is no longer as it was read. */
  | { why: 'caterer' }
  /** The day is closed or has no plates left for it. */
  | { why: 'day' }
  /** It takes more than the share of a day that an account without a confirmed address may have. */
  | { why: 'size' }

/** What is written with an order. */
export interface WrittenWithOrder {
  code: string
  counters: readonly Counter[]
  attempt: NewAttempt
  now: Date
  /**
   * The caterer's row version that the order goes by, whose customer's address counts as confirmed. Where either has changed the order is
   * undone, for the caterer or the account.
   */
  rowVersion?: string | undefined
}

/**
 * Places an order in one statement: it locks the account, then writes order, bill and first event, then takes places in the counters,
 * then plates of the day, in the order of locks of every transaction, and writes the payment attempt. Each query reads from the one
 * before, so that a row that is missing ends the chain; what was written until then is undone, and {@link notPlacedFrom} reads from
 * the error why. False where another order has its code, its key, or its customer, caterer and day.
 */
export async function placeInOneStatement(
  tx: Tx,
  order: NewOrder,
  { code, counters, attempt, now, rowVersion }: WrittenWithOrder,
): Promise<boolean> {
  const { customerId, catererId, eventDate: day, guests: plates, unconfirmed } = order
  const customer = sql<string>`coalesce((select id from account), ${undoStatement('account')})`
  const hasCounted = sql<boolean>`(select count(*) from counted) = ${counters.length}::int`
  const isTooMuch = sql<boolean>`${plates * limits.order.confirmedAboveOneIn}::int > (select capacity from reserved)`
  const isAsRead = sql<boolean>`(${rowVersion ?? null}::text is null or ${rowVersion ?? null}::text = ${rowVersionOf(catererId)})`
  const statement =
    withQueries`account as (${lockUserQuery(customerId, { mustBeConfirmed: rowVersion !== undefined })}),
    ${orderQueries(order, code, customer)},
    counted as (${placesTaken(counters, now, raw('placed'))}),
    reserved as (${capacityReserved({ catererId, day, plates, unconfirmed }, sql`${hasCounted} and ${isAsRead}`)}),
    ${attemptQueries(attempt, raw('placed'))}`(
      select({
        outcome: sql<string>`case
        when not exists (select 1 from placed) then 'conflict'
        when not ${hasCounted}
          then ${undoStatement(sql<string>`'counters ' || coalesce((select string_agg(kind, ' ') from counted), '')`)}
        when not exists (select 1 from reserved)
          then ${undoStatement(sql<string>`case when ${isAsRead} then 'day' else 'caterer' end`)}
        when ${unconfirmed}::boolean and ${isTooMuch} then ${undoStatement('size')}
        else 'placed' end`,
      })``,
    )
  const row = await firstRow(tx, statement)
  if (row?.outcome !== 'placed') return false
  emitReserved(tx, { catererId, day })
  return true
}

/** Returns why {@link placeInOneStatement} undid an order with these counters; undefined for any other error. */
export function notPlacedFrom(error: unknown, counters: readonly Counter[]): NotPlaced | undefined {
  const [why, ...taken] = undoReasonOf(error)?.split(' ') ?? []
  if (why === 'account' || why === 'caterer' || why === 'day' || why === 'size') return { why }
  return why === 'counters' ? { why, full: fullOf(counters, taken) } : undefined
}
