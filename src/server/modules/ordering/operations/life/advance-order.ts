import type { OrderState } from '#contract/values/order-state.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Action } from '../../domain/actions.ts'
import type { LockedOrder } from '../../domain/order.ts'
import { moveOrder } from '../../store.ts'
import { lockOwnOrder } from '../reading/own-order.ts'
import { requireTurn } from './require-turn.ts'

export type NextState = Exclude<OrderState, 'awaiting_payment'>

/** Moves the caller's order to its next state, or throws why not. Concurrent calls: one succeeds. */
export async function advanceOrder(ctx: Context, id: string, action: Action, to: NextState): Promise<void> {
  await ctx.transaction(async (tx) => {
    const order = await lockOwnOrder(ctx, tx, id)
    await requireTurn(ctx, tx, action, order)
    await move(ctx, tx, order, to)
  })
}

/** Moves a locked order, with its event, and tells everyone who listens. */
export async function move(
  ctx: Context,
  tx: Tx,
  order: LockedOrder,
  to: NextState,
  detail: object = {},
): Promise<void> {
  const step = { id: order.id, from: order.state, to, actor: ctx.actor, at: ctx.clock.now(), detail }
  if (!(await moveOrder(tx, step))) throw fail('order_ended')
  const change = { before: { state: order.state }, after: { state: to } }
  await publish(tx, { type: `order.${to}`, subject: order.id }, { catererId: order.catererId }, change)
}
