import type { Context } from '#server/kernel/context.ts'
import { doEach } from '#server/kernel/due-work/do-each.ts'
import { publish } from '#server/kernel/events.ts'
import { countAsked, eraseAccountsPaidBefore, listToAsk } from '../store/compensations.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Days after which customers are asked by email where to pay a compensation (C92). */
const askedAfterDays = [1, 14] as const
const keptDays = 90

/** Asks customers who have not said where to pay their compensation. Idempotent; safe to run concurrently. */
export async function askForAccounts(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  for (const [i, days] of askedAfterDays.entries()) {
    const before = new Date(now.getTime() - days * dayMs)
    const found = await listToAsk(ctx.db, before, i + 1, 100)
    const ask = (orderId: string) =>
      ctx.transaction(async (tx) => {
        if (!(await countAsked(tx, orderId, i + 1))) return
        await publish(tx, { type: 'order.compensation_account_missing', subject: orderId })
      })
    const about = ({ orderId }: (typeof found)[number]) => ({ orderId })
    await doEach(ctx, found, ({ orderId }) => ask(orderId), { failed: 'question for an account failed', about })
  }
}

/** Erases where compensation was paid, some time after it was. */
export async function eraseOldAccounts(ctx: Context): Promise<void> {
  await eraseAccountsPaidBefore(ctx.db, new Date(ctx.clock.now().getTime() - keptDays * dayMs))
}
