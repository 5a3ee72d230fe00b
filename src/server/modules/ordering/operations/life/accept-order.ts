import type { Context } from '#server/kernel/context.ts'
import { advanceOrder } from './advance-order.ts'

/** The caterer says yes. Locked first, so that a yes and a cancellation cannot both win; too late is rejected. */
export async function acceptOrder(ctx: Context, id: string): Promise<void> {
  await advanceOrder(ctx, id, 'accept', 'accepted')
}
