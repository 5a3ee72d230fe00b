import { limits } from '#contract/limits.ts'
import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { deleteOldComplaints, takeOverdue } from '../store.ts'

const batch = 100
const hourMs = 60 * 60 * 1000
const spamDays = 30

/** Moments before which a complaint that is overdue now has come. */
export function overdueBefore(now: Date): { acknowledge: Date; answer: Date } {
  const { acknowledgeHours, answerDays } = limits.complaint
  return {
    acknowledge: new Date(now.getTime() - acknowledgeHours * hourMs),
    answer: new Date(now.getTime() - answerDays * 24 * hourMs),
  }
}

/** Publishes complaints that have become overdue, each deadline once. Safe to run concurrently. */
export async function watchComplaints(ctx: Context): Promise<void> {
  for (;;) {
    const told = await ctx.transaction(async (tx) => {
      const overdue = await takeOverdue(tx, overdueBefore(ctx.clock.now()), batch)
      for (const { id, overdue: what } of overdue)
        await publish(tx, { type: 'complaint.overdue', subject: id }, { what })
      return overdue.length
    })
    if (told < batch) return
  }
}

/** Deletes complaints three years after they were closed. Idempotent; safe to run concurrently. */
export async function tidyComplaints(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const closed = new Date(now)
  closed.setUTCFullYear(now.getUTCFullYear() - limits.complaint.keptYearsAfterClosing)
  await deleteOldComplaints(ctx.db, { closed, spam: new Date(now.getTime() - spamDays * 24 * hourMs) })
}
