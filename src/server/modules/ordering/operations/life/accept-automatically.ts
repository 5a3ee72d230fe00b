import type { Tx } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { lockIsSold } from '#server/modules/availability/index.ts'
import type { LockedOrder } from '../../domain/order.ts'
import { moveOrder } from '../../store.ts'

/** By this name the events say that nobody of the caterer acted. */
const actor = { kind: 'system', name: 'automatic-acceptance' } as const

/** What the events of an order say that is accepted automatically. */
export const automatic = { automatic: 'yes' } as const

/**
 * Reports whether a locked order that is paid now is accepted without its caterer: it is within what the caterer set, and the day
 * still sells what was sold of it. Takes the lock of the day, so a capacity that is lowered at the same time counts before or after.
 */
export async function isAcceptedAutomatically(tx: Tx, order: LockedOrder): Promise<boolean> {
  const { isWithinSettings, catererId, eventDate: day } = order
  return isWithinSettings && (await lockIsSold(tx, { catererId, day }))
}

/** Accepts a locked order that has just come to `requested`. */
export async function acceptAutomatically(tx: Tx, { id, catererId }: LockedOrder, now: Date): Promise<void> {
  const moved = await moveOrder(tx, { id, from: 'requested', to: 'accepted', actor, at: now, detail: automatic })
  if (!moved) throw new Error('a locked order has moved')
  const change = { actor, before: { state: 'requested' }, after: { state: 'accepted' } }
  await publish(tx, { type: 'order.accepted', subject: id }, { catererId, ...automatic }, change)
}
