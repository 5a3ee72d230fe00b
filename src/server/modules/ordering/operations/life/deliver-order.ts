import type { Context } from '#server/kernel/context.ts'
import { move } from './advance-order.ts'
import { issueInvoice } from './issue-invoice.ts'
import { lockOwnOrder, requireAllowed } from '../reading/own-order.ts'

/** The food is there, on the day of the event in India or later; with it the supply is billed (C69). */
export async function deliverOrder(ctx: Context, id: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const order = await lockOwnOrder(ctx, tx, id, 'cook')
    requireAllowed('deliver', order, ctx.clock.now())
    await move(ctx, tx, order, 'delivered')
    await issueInvoice(tx, id, ctx.clock.now())
  })
}
