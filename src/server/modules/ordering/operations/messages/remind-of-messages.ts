import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { takeUnread } from '../../queries/messages.ts'

/** Who has not read a message after this time is told by email, once for all that wait. */
const patienceMs = 15 * 60 * 1000
const batch = 100

/** Tells those who have not read what was written to them a while ago. Idempotent; safe to run concurrently. */
export async function remindOfMessages(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - patienceMs)
  for (;;) {
    const reminded = await ctx.transaction(async (tx) => {
      const waiting = await takeUnread(tx, before, batch)
      for (const { orderId, userId, seq } of waiting)
        await publish(tx, { type: 'order.unread', subject: orderId }, { userId, seq: String(seq) })
      return waiting.length
    })
    if (reminded < batch) return
  }
}
