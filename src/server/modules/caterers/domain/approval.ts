import {
  approvalMoves,
  canMove,
  type Approval,
  type ApprovalAction,
  type RevisionField,
} from '#contract/rules/approval-moves.ts'
import { unregistered } from '#contract/values/gstin.ts'

/** Whether new caterers are approved by themselves or by an admin (C72). */
export type ApprovalMode = 'auto' | 'manual'

/** A GST number, and whether another approved caterer has it. */
export interface GivenGstNo {
  gstNo: string
  isTaken: boolean
}

/**
 * Returns the approval of a new caterer. One that is not registered, or that has the number of another one, is for an admin in
 * either mode (C37, C90).
 */
export function approvalFor({ gstNo, isTaken }: GivenGstNo, mode: ApprovalMode): Approval {
  return mode === 'auto' && gstNo !== unregistered && !isTaken ? 'approved' : 'pending'
}

/**
 * Returns the approval after an owner's change of the profile. Only an admin takes an approved caterer off the site (C100). One that
 * was asked for changes is reviewed again.
 */
export function approvalAfter(
  before: { approval: Approval; gstNo: string },
  after: GivenGstNo,
  mode: ApprovalMode,
): Approval {
  if (before.approval === 'changes_requested') return 'pending'
  return before.approval === 'pending' && before.gstNo !== after.gstNo ? approvalFor(after, mode) : before.approval
}

/** Returns which fields of a caterer change only with an admin's consent (C90). */
export function fieldsForReview(
  before: { approval: Approval; gstNo: string },
  after: GivenGstNo,
  mode: ApprovalMode,
): readonly RevisionField[] {
  if (before.approval !== 'approved') return []
  if (mode === 'manual') return ['name', 'address', 'gstNo']
  return before.gstNo !== after.gstNo && approvalFor(after, mode) !== 'approved' ? ['gstNo'] : []
}

/** Returns the approval after an admin's action; undefined where the action is not possible. */
export function approvalBy(action: ApprovalAction, before: Approval): Approval | undefined {
  return canMove(before, action) ? approvalMoves[action].to : undefined
}
