import { expect, test } from 'vitest'
import { orderStates } from '#contract/values/order-state.ts'
import { compile } from '#server/kernel/statements/statement.ts'
import { orders } from '../tables.ts'
import { isIn, isUnpaid, mayBecome } from './states.ts'

const { state } = orders.as('o')

// As in the partial indexes of orders; with parameters the planner could not use them.
test.each([
  [isUnpaid(state), "o.state = 'awaiting_payment'"],
  [mayBecome(state, 'lapsed'), "o.state = 'requested'"],
  [mayBecome(state, 'completed'), "o.state in ('accepted', 'in_preparation', 'delivered')"],
  [isIn(state, orderStates.slice(0, 2)), "o.state in ('awaiting_payment', 'cancelled_unpaid')"],
])('states are text of the statement, by the life cycle', (condition, text) => {
  expect(compile(condition)).toEqual({ text, params: [] })
})
