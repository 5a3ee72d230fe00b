import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import { dayInIndia, formatDay, formatShortDay } from '#contract/values/calendar.ts'
import { unregistered } from '#contract/values/gstin.ts'
import { m } from '#messages'
import { now } from '#web/ui/now.ts'

interface ApprovalText {
  badge: string
  tone: 'leaf' | 'offer' | 'danger'
  text: string
  /** What an admin wrote, where the text does not have it, and what to do. */
  more?: string
}

type Approved = Pick<OwnCaterer, 'approval' | 'approvalSince' | 'approvalReason' | 'gstNo'>

/** Whether customers see a caterer, and why not, in plain words. */
export function approvalText({ approval, approvalSince, approvalReason: reason, gstNo }: Approved): ApprovalText {
  switch (approval) {
    case 'approved':
      return { badge: m.onboarding_approved(), tone: 'leaf', text: m.onboarding_approved_text() }
    case 'pending': {
      const day = sinceText(approvalSince)
      return {
        badge: m.onboarding_pending(),
        tone: 'offer',
        text: gstNo === unregistered ? m.onboarding_pending_urp({ day }) : m.onboarding_pending_text({ day }),
      }
    }
    case 'changes_requested':
      return {
        badge: m.onboarding_changes(),
        tone: 'offer',
        text: reason === undefined ? m.onboarding_no_reason() : m.onboarding_changes_text({ reason }),
        more: m.onboarding_changes_then(),
      }
    case 'rejected':
      return { badge: m.onboarding_rejected(), tone: 'danger', text: m.onboarding_rejected_text(), ...because(reason) }
    case 'suspended':
      return {
        badge: m.onboarding_suspended(),
        tone: 'danger',
        text: m.onboarding_suspended_text(),
        ...because(reason),
      }
  }
}

/** The changes that wait for an admin, a line for each field, as the public sees it and as it is to be; undefined without any. */
export function revisionText(caterer: OwnCaterer): { since: string; changes: readonly string[] } | undefined {
  const { revision } = caterer
  if (!revision) return undefined
  const { name, address, gstNo } = revision
  const changes = [
    name !== undefined && m.onboarding_revision_name({ before: caterer.name, after: name }),
    address && m.onboarding_revision_address({ before: caterer.address, after: address.address }),
    gstNo && m.onboarding_revision_gst({ before: caterer.gstNo, after: gstNo.gstNo }),
  ].filter((change) => typeof change === 'string')
  return { since: m.onboarding_revision({ day: sinceText(revision.proposedAt) }), changes }
}

function because(reason: string | undefined): { more?: string } {
  return reason === undefined ? {} : { more: m.onboarding_reason({ reason }) }
}

/** 'Sat, 12 Dec'; the year is there where it is another one. An answer of an earlier build has no day, which is then today. */
function sinceText(timestamp: string | undefined): string {
  const today = dayInIndia(now())
  const day = timestamp === undefined ? today : dayInIndia(new Date(timestamp))
  return day.slice(0, 4) === today.slice(0, 4) ? formatShortDay(day) : formatDay(day)
}
