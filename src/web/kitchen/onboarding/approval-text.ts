import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import { unregistered } from '#contract/values/gstin.ts'
import { m } from '#messages'

interface ApprovalText {
  badge: string
  tone: 'leaf' | 'offer' | 'danger'
  text: string
}

/** Whether customers see a caterer, and why not, in plain words. */
export function approvalText({ approval, gstNo }: Pick<OwnCaterer, 'approval' | 'gstNo'>): ApprovalText {
  switch (approval) {
    case 'approved':
      return { badge: m.onboarding_approved(), tone: 'leaf', text: m.onboarding_approved_text() }
    case 'pending':
      return {
        badge: m.onboarding_pending(),
        tone: 'offer',
        text: gstNo === unregistered ? m.onboarding_pending_urp() : m.onboarding_pending_text(),
      }
    case 'changes_requested':
      return { badge: m.onboarding_changes(), tone: 'offer', text: m.onboarding_changes_text() }
    case 'rejected':
      return { badge: m.onboarding_rejected(), tone: 'danger', text: m.onboarding_rejected_text() }
    case 'suspended':
      return { badge: m.onboarding_suspended(), tone: 'danger', text: m.onboarding_suspended_text() }
  }
}
