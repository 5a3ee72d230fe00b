import type { ErrorCode } from '#contract/errors.ts'
import { fail } from '#server/kernel/app-error.ts'
import { userOf, type Context, type Tx } from '#server/kernel/context.ts'
import { findUsers } from '#server/modules/identity/index.ts'
import { errorOf, type Action } from '../../domain/actions.ts'
import type { LockedOrder } from '../../domain/order.ts'
import { changesEnd, orderContextOf, type ActingViewer } from '../../domain/order-context.ts'
import { findLastMove } from '../../queries/last-move.ts'

/** Errors that a member may owe to what another one did a moment ago. */
const afterOthers: ReadonlySet<ErrorCode> = new Set([
  'order_answered',
  'order_ended',
  'order_in_preparation',
  'order_delivered',
])

/**
 * Rejects what a member of the caterer wants to do with a locked order, with the reason why it is not possible now. Where another member
 * was first it says who that was and what they did: `order_handled`.
 */
export async function requireTurn(
  ctx: Context,
  tx: Tx,
  action: Action,
  order: LockedOrder,
  known: { viewer?: ActingViewer } = {},
): Promise<void> {
  const error = errorOf(action, orderContextOf(order, known), ctx.clock.now())
  if (!error) return
  if (error === 'too_early') throw fail(error, { moment: changesEnd(order).toISOString() })
  if (afterOthers.has(error)) await rejectAfterOther(ctx, tx, order.id)
  throw fail(error)
}

async function rejectAfterOther(ctx: Context, tx: Tx, orderId: string): Promise<void> {
  const last = await findLastMove(tx, orderId)
  if (last?.memberId === undefined || last.memberId === userOf(ctx).userId) return
  const member = (await findUsers({ db: tx }, [last.memberId])).get(last.memberId)
  if (member) throw fail('order_handled', { member: member.firstName, move: last.to, moment: last.at.toISOString() })
}
