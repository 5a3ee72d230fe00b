/** Whether the public sees a caterer is decided by this (C34). */
export const approvals = ['pending', 'approved', 'changes_requested', 'rejected', 'suspended'] as const
export type Approval = (typeof approvals)[number]

/** What an admin can do about a caterer: from which states, to which one, and whether its owner is told a reason. */
export const approvalMoves = {
  approve: { from: ['pending', 'changes_requested', 'rejected'], to: 'approved', needsReason: false },
  request_changes: { from: ['pending', 'changes_requested'], to: 'changes_requested', needsReason: true },
  reject: { from: ['pending', 'changes_requested'], to: 'rejected', needsReason: true },
  suspend: { from: ['approved'], to: 'suspended', needsReason: true },
  reinstate: { from: ['suspended'], to: 'approved', needsReason: false },
} as const satisfies Record<string, { from: readonly Approval[]; to: Approval; needsReason: boolean }>
export type ApprovalAction = keyof typeof approvalMoves
// The keys of the object itself.
export const approvalActions = Object.keys(approvalMoves) as readonly ApprovalAction[]

/** Reports whether an admin can do this about a caterer in this state. */
export function canMove(approval: Approval, action: ApprovalAction): boolean {
  const { from }: { from: readonly Approval[] } = approvalMoves[action]
  return from.includes(approval)
}

/** What an admin checks before approving a caterer. */
export const catererChecks = ['gstin', 'name', 'fssai', 'address', 'phone'] as const
export type CatererCheck = (typeof catererChecks)[number]

/** What of an approved caterer changes only with an admin's consent (C90). */
export const revisionFields = ['name', 'address', 'gstNo'] as const
export type RevisionField = (typeof revisionFields)[number]
