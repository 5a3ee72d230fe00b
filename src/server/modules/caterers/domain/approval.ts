import type { Approval } from '#contract/endpoints/caterers.ts'
import { unregistered } from '#contract/values/gstin.ts'

/** Whether new caterers are approved by themselves or by an admin (C72). */
export type ApprovalMode = 'auto' | 'manual'

/** What a caterer with this GST number begins with: who is not registered waits for an admin in either mode (C37). */
export function approvalFor(gstNo: string, mode: ApprovalMode): Approval {
  return mode === 'auto' && gstNo !== unregistered ? 'approved' : 'pending'
}

/** Another GST number is looked at like that of a new caterer; what an admin has found fault with stays as it is. */
export function approvalAfter(
  before: { approval: Approval; gstNo: string },
  gstNo: string,
  mode: ApprovalMode,
): Approval {
  const isJudged = before.approval !== 'approved' && before.approval !== 'pending'
  return isJudged || before.gstNo === gstNo ? before.approval : approvalFor(gstNo, mode)
}
