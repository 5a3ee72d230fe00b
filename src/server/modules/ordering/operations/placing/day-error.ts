import type { Queryable } from '#server/kernel/context.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { eventProblems } from '../../domain/check-event.ts'
import { unconfirmedProblem } from '../../domain/check-size.ts'
import type { NewOrder } from '../../store.ts'
import { readDay, type Facts } from './assess-draft.ts'
import { errorFromProblems } from './error-from-problems.ts'

/** Plates came free while we read why there were none, so that the order may be placed after all. */
export class PlatesCameFree extends AppError {
  constructor() {
    super('busy')
  }
}

/** Says why the day has no plates for an order; {@link PlatesCameFree} where it has some by now. */
export async function dayError(db: Queryable, order: NewOrder, facts: Facts): Promise<AppError> {
  // Where an order is replaced, its plates are free already in this transaction.
  const day = await readDay(db, order, { ...facts, replaced: undefined })
  const found = eventProblems(order, facts.caterer, day, facts.now)
  if (found.length === 0 && order.unconfirmed) found.push(unconfirmedProblem(order.guests))
  return found.length > 0 ? errorFromProblems(found) : new PlatesCameFree()
}
