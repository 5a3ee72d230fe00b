import type { Queryable, Tx } from '../../../kernel/context.ts'
import { capacityOn } from '../../availability/index.ts'
import { isEmailConfirmed } from '../../identity/index.ts'
import { needsConfirmedEmail, unconfirmedProblem } from '../domain/check-size.ts'
import type { Problem } from '../domain/draft.ts'
import type { PlacedOrder } from '../domain/order.ts'
import { refusalOfProblems } from './problems.ts'

/**
 * Returns the problem of an order that takes too much of a day for an account whose address is not confirmed. Visitors have no
 * account yet and learn of it after signing in.
 */
export async function emailProblem(
  db: Queryable,
  userId: string | undefined,
  size: { guests: number; capacity: number },
): Promise<Problem | undefined> {
  if (userId === undefined || !needsConfirmedEmail(size)) return undefined
  return (await isEmailConfirmed({ db }, userId)) ? undefined : unconfirmedProblem(size.guests)
}

/**
 * Throws `email_unconfirmed` for an order that needs a confirmed address. Called while this transaction holds the day's row, so
 * that the capacity it reads is the one that the order counts against.
 */
export async function requireSmallOrder(
  tx: Tx,
  { catererId, eventDate, guests }: Pick<PlacedOrder, 'catererId' | 'eventDate' | 'guests'>,
): Promise<void> {
  const capacity = await capacityOn(tx, { catererId, day: eventDate })
  if (needsConfirmedEmail({ guests, capacity })) throw refusalOfProblems([unconfirmedProblem(guests)])
}
