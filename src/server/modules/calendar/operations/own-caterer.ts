import { fail } from '#server/kernel/app-error.ts'
import { userOf, type Context } from '#server/kernel/context.ts'

/** Returns the caterer for which the caller acts. Throws `not_allowed` to an account that acts for none. */
export function ownCatererId(ctx: Context): string {
  const { catererId } = userOf(ctx)
  if (catererId === undefined) throw fail('not_allowed')
  return catererId
}
