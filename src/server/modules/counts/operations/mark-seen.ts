import { roles } from '#contract/values/role.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import type { Context } from '#server/kernel/context.ts'
import { networkOf, type RateLimit } from '#server/kernel/rate-limit.ts'
import { getLiveCaterer } from '#server/modules/caterers/index.ts'
import { isBot } from '../domain/bots.ts'
import { addView } from '../store.ts'

export interface SeenBy {
  ip: string
  userAgent: string | undefined
  /** Value of `Sec-GPC`: `1` asks not to be measured. */
  privacySignal: string | undefined
}

/**
 * Counts that a caterer was seen, by caterer and day alone. Reports whether it was counted: programs, caterers, admins and those who
 * ask not to be measured are not. Throws `caterer_not_found` and `too_many_requests`.
 */
export async function markSeen(
  ctx: Context,
  { byNetwork }: { byNetwork: RateLimit },
  catererId: string,
  { ip, userAgent, privacySignal }: SeenBy,
): Promise<boolean> {
  const isOutsider = ctx.actor.kind === 'visitor' || (ctx.actor.kind === 'user' && ctx.actor.role === roles.customer)
  if (!isOutsider || privacySignal === '1' || isBot(userAgent)) return false
  const { id } = await getLiveCaterer(ctx.db, catererId)
  await byNetwork.take(networkOf(ip))
  await addView(ctx.db, id, dayInIndia(ctx.clock.now()))
  return true
}
