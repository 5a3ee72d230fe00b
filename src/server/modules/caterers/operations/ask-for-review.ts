import type { Tx } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { findCaterer } from '../queries/caterers.ts'
import { saveApproval } from '../store/approval.ts'
import { lockCaterer } from '../store/profile.ts'

/** Puts a caterer that was asked for changes back into review, as a change of its profile does. Leaves all others as they are. */
export async function askForReview(tx: Tx, id: string, now: Date): Promise<void> {
  await lockCaterer(tx, id)
  const before = (await findCaterer(tx, id))?.approval
  if (before !== 'changes_requested') return
  const approval = 'pending'
  await saveApproval(tx, id, { approval, reason: null }, now)
  await publish(tx, { type: 'caterer.changed', subject: id }, {}, { before: { approval: before }, after: { approval } })
}
