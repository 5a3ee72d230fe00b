import { fail, failField } from '#server/kernel/app-error.ts'
import { userOf, type Context, type Tx } from '#server/kernel/context.ts'
import { constraintOf } from '#server/kernel/database/database-errors.ts'
import { lockOfferer } from '#server/modules/caterers/index.ts'
import type { Deps } from '../deps.ts'
import type { Offerer } from '../domain/own-offer.ts'

/**
 * Runs a change of what the caller's caterer offers, one after the other for each caterer.
 * @throws AppError `caterer_not_found` for an account without one, or where another one is named
 */
export async function inOwnOffer<Result>(
  ctx: Context,
  { changedByAccount }: Deps,
  namedCatererId: string | undefined,
  change: (tx: Tx, offerer: Offerer) => Promise<Result>,
): Promise<Result> {
  const { userId, catererId } = userOf(ctx)
  if (catererId === undefined || (namedCatererId ?? catererId) !== catererId) throw fail('caterer_not_found')
  await changedByAccount.take(userId)
  try {
    return await ctx.transaction(async (tx) => {
      const offerer = await lockOfferer(tx, catererId)
      if (!offerer) throw fail('caterer_not_found')
      return change(tx, offerer)
    })
  } catch (error) {
    throw rejectionOf(error)
  }
}

/** Names are compared by the database, whose rules for letter case are not those of JavaScript. */
function rejectionOf(error: unknown): unknown {
  const constraint = constraintOf(error)
  if (constraint === 'menus_once_by_name') return failField('category_name_taken', 'name')
  if (constraint === 'menu_dishes_once_by_name') return failField('dish_name_taken', 'items')
  return error
}
