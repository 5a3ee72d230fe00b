import { approvalMoves, type ApprovalAction } from '#contract/rules/approval-moves.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import { publish, type DomainEvent } from '#server/kernel/events.ts'
import { fail, failField } from '#server/kernel/app-error.ts'
import { findOwner } from '#server/modules/members/index.ts'
import { approvalBy } from '../domain/approval.ts'
import type { Caterer } from '../domain/caterer.ts'
import { findCaterer } from '../queries/caterers.ts'
import { listApprovedWith, lockGstNumbers, saveApproval } from '../store/approval.ts'
import { lockCaterer } from '../store/profile.ts'

const eventOf = {
  approve: 'caterer.approved',
  request_changes: 'caterer.changes_requested',
  reject: 'caterer.rejected',
  suspend: 'caterer.suspended',
  reinstate: 'caterer.reinstated',
} as const satisfies Record<ApprovalAction, DomainEvent['type']>

/**
 * Moves a caterer to another state of approval. Of two admins with the same version one succeeds; the other gets
 * `caterer_changed`. Throws `approval_not_possible`, `approval_reason_needed`, and `gst_number_taken` with the name of the approved
 * caterer that has the number (C90).
 */
export async function decideApproval(
  ctx: Context,
  id: string,
  { action, version, reason }: { action: ApprovalAction; version: number; reason: string },
): Promise<void> {
  const now = ctx.clock.now()
  const { needsReason } = approvalMoves[action]
  if (needsReason && reason === '') throw failField('approval_reason_needed', 'reason')
  await ctx.transaction(async (tx) => {
    const before = await lockVersion(tx, id, version)
    const approval = approvalBy(action, before.approval)
    if (approval === undefined) throw fail('approval_not_possible')
    if (approval === 'approved') await requireFreeGstNo(tx, id, before.gstNo)
    const told = needsReason ? reason : null
    await saveApproval(tx, id, { approval, reason: told }, now)
    await publish(tx, { type: eventOf[action], subject: id }, told === null ? {} : { reason: told }, {
      before: { approval: before.approval },
      after: { approval },
    })
  })
}

/** Locks a caterer that has an owner. Throws `caterer_not_found`, or `caterer_changed` when its version is another one. */
export async function lockVersion(tx: Tx, id: string, version: number): Promise<Caterer> {
  const locked = await lockCaterer(tx, id)
  const caterer = locked === undefined ? undefined : await findCaterer(tx, id)
  if (!caterer || (await findOwner(tx, id)) === undefined) throw fail('caterer_not_found')
  if (locked !== version) throw fail('caterer_changed')
  return caterer
}

/** Throws `gst_number_taken` when another approved caterer has the number. Holds until the transaction ends. */
export async function requireFreeGstNo(tx: Tx, id: string, gstNo: string): Promise<void> {
  await lockGstNumbers(tx)
  const [first] = await listApprovedWith(tx, [gstNo], id)
  if (first) throw fail('gst_number_taken', { caterer: first.name })
}
