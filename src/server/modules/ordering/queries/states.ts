import { mayMove, statesThat } from '#contract/rules/order-life-cycle.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import { joined, raw, sql, type Sql } from '#server/kernel/sql.ts'

/**
 * Reports whether a column has one of some values of our own. They are text of the statement and no parameters, since only then the
 * planner uses the partial indexes of states.
 */
export function isIn<Value extends string>(column: Sql<Value>, values: readonly NoInfer<Value>[]): Sql<boolean> {
  const texts = values.map((value) => raw(`'${value}'`))
  return texts.length === 1 ? sql`${column} = ${texts[0]}` : sql`${column} in (${joined(texts)})`
}

/** Reports whether the life cycle lets an order move on to a state. */
export function mayBecome(state: Sql<OrderState>, to: OrderState): Sql<boolean> {
  return isIn(
    state,
    statesThat((from) => mayMove(from, to)),
  )
}

/** Reports whether an order waits for its payment. */
export function isUnpaid(state: Sql<OrderState>): Sql<boolean> {
  return mayBecome(state, 'cancelled_unpaid')
}
