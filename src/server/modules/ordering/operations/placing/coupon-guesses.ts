import { userOf, type Context } from '#server/kernel/context.ts'
import { takeDistinct } from '#server/kernel/rate-limit.ts'
import { withoutHints } from '#server/modules/coupons/index.ts'
import type { OrderingDeps } from '../../deps.ts'
import type { Problem } from '../../domain/draft.ts'

/** Who asks, and with which code. */
interface Asked {
  couponCode?: string | undefined
  /** Network of the caller, as a hash. */
  network: string
}

/**
 * Counts a code that cannot be used against its account and its network. The bill is asked for again after each change, so one code counts
 * once an hour. Codes that can be used are public and count for nothing.
 * @throws `too_many_requests` when there were too many of them
 */
export async function countGuess(
  ctx: Context,
  { couponGuesses }: Pick<OrderingDeps, 'couponGuesses'>,
  { couponCode, network }: Asked,
  problems: readonly Problem[],
): Promise<void> {
  const isUnknown = problems.some(
    (problem) => problem.field === 'couponCode' && withoutHints(problem).code === 'coupon_unknown',
  )
  if (!couponCode || !isUnknown) return
  const { seen, byAccount, byNetwork } = couponGuesses
  // Codes are the same in any case.
  const code = couponCode.toLowerCase()
  if (ctx.actor.kind === 'user') await takeDistinct(byAccount, seen, userOf(ctx).userId, code)
  await takeDistinct(byNetwork, seen, network, code)
}
