import { fail } from '#server/kernel/app-error.ts'
import { catererOf, type Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { isSameLimit, type AcceptanceLimit, type OrderSettings } from '../../domain/order-settings.ts'
import { findSettings, lockSettings, saveAcceptance, saveReplies } from '../../queries/order-settings.ts'

/** Returns how the caller's caterer answers orders. Throws `not_allowed` to an account that acts for none. */
export function getSettings(ctx: Context): Promise<OrderSettings> {
  return findSettings(ctx.db, catererOf(ctx))
}

type AcceptanceSeen = Pick<OrderSettings, 'acceptUpTo'>

/**
 * Replaces what is accepted automatically, for orders that are paid from now on. The audit keeps it. Throws `settings_changed` where
 * something else was `seen` than is saved.
 */
export async function changeAcceptance(
  ctx: Context,
  { acceptUpTo, seen }: { acceptUpTo: AcceptanceLimit | undefined; seen: AcceptanceSeen | undefined },
): Promise<OrderSettings> {
  const catererId = catererOf(ctx)
  return ctx.transaction(async (tx) => {
    const before = await lockSettings(tx, catererId, ctx.clock.now())
    if (seen && !isSameLimit(seen.acceptUpTo, before.acceptUpTo)) throw fail('settings_changed')
    await saveAcceptance(tx, catererId, acceptUpTo, ctx.clock.now())
    const change = { before: { acceptUpTo: before.acceptUpTo }, after: { acceptUpTo } }
    await publish(tx, { type: 'caterer.order_settings_changed', subject: catererId }, {}, change)
    return { ...before, acceptUpTo }
  })
}

/** Replaces the saved replies. What they say is not in the audit. */
export async function changeReplies(ctx: Context, replies: readonly string[]): Promise<OrderSettings> {
  const catererId = catererOf(ctx)
  return ctx.transaction(async (tx) => {
    const before = await findSettings(tx, catererId)
    await saveReplies(tx, catererId, replies, ctx.clock.now())
    const change = { before: { replies: before.replies?.length }, after: { replies: replies.length } }
    await publish(tx, { type: 'caterer.order_settings_changed', subject: catererId }, {}, change)
    return { ...before, replies }
  })
}
