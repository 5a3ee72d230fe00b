import type { Queryable } from '#server/kernel/context.ts'
import { fail, type AppError } from '#server/kernel/app-error.ts'
import { eventProblems } from '../../domain/check-event.ts'
import { unconfirmedProblem } from '../../domain/check-size.ts'
import type { NewOrder } from '../../store.ts'
import { readDay, type Facts } from './assess-draft.ts'
import { errorFromProblems } from './error-from-problems.ts'

/** Says why the day has no plates for an order. Plates that came free this very moment are there for the next try. */
export async function dayError(db: Queryable, order: NewOrder, facts: Facts): Promise<AppError> {
  // Where an order is replaced, its plates are free already in this transaction.
  const day = await readDay(db, order, { ...facts, replaced: undefined })
  const found = eventProblems(order, facts.caterer, day, facts.now)
  if (found.length === 0 && order.unconfirmed) found.push(unconfirmedProblem(order.guests))
  return found.length > 0 ? errorFromProblems(found) : fail('busy')
}
