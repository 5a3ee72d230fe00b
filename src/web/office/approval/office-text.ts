import type { ReviewList } from '#contract/endpoints/approval.ts'
import type { Approval, ApprovalAction, CatererCheck, RevisionField } from '#contract/rules/approval-moves.ts'
import { dayInIndia, formatDay } from '#contract/values/calendar.ts'
import type { GstScheme } from '#contract/values/gst-scheme.ts'
import { m } from '#messages'

export const stateText: Record<Approval, () => string> = {
  pending: m.office_state_pending,
  approved: m.office_state_approved,
  changes_requested: m.office_state_changes_requested,
  rejected: m.office_state_rejected,
  suspended: m.office_state_suspended,
}

export const stateTone = {
  pending: 'offer',
  approved: 'leaf',
  changes_requested: 'offer',
  rejected: 'danger',
  suspended: 'danger',
} as const satisfies Record<Approval, string>

export const listText: Record<Exclude<ReviewList, 'pending'>, (counted: { count: number }) => string> = {
  new: m.office_list_new,
  revised: m.office_list_revised,
  approved: m.office_list_approved,
  changes_requested: m.office_list_changes_requested,
  rejected: m.office_list_rejected,
  suspended: m.office_list_suspended,
}

export const checkText: Record<CatererCheck, () => string> = {
  gstin: m.office_check_gstin,
  name: m.office_check_name,
  fssai: m.office_check_fssai,
  address: m.office_check_address,
  phone: m.office_check_phone,
}

export const fieldText: Record<RevisionField, () => string> = {
  name: m.office_field_name,
  address: m.office_field_address,
  gstNo: m.office_field_gst,
}

export const schemeText: Record<GstScheme, () => string> = {
  REGULAR_5: m.office_scheme_regular_5,
  SPECIFIED_18: m.office_scheme_specified_18,
  COMPOSITION: m.office_scheme_composition,
  UNREGISTERED: m.office_scheme_unregistered,
}

interface ActionText {
  button: () => string
  title: (about: { name: string }) => string
  text: () => string
  done: () => string
}

export const actionText: Record<ApprovalAction, ActionText> = {
  approve: {
    button: m.office_approve,
    title: m.office_approve_title,
    text: m.office_approve_text,
    done: m.office_done_approve,
  },
  request_changes: {
    button: m.office_request_changes,
    title: m.office_request_changes_title,
    text: m.office_request_changes_text,
    done: m.office_done_request_changes,
  },
  reject: {
    button: m.office_reject,
    title: m.office_reject_title,
    text: m.office_reject_text,
    done: m.office_done_reject,
  },
  suspend: {
    button: m.office_suspend,
    title: m.office_suspend_title,
    text: m.office_suspend_text,
    done: m.office_done_suspend,
  },
  reinstate: {
    button: m.office_reinstate,
    title: m.office_reinstate_title,
    text: m.office_reinstate_text,
    done: m.office_done_reinstate,
  },
}

/** The day in India of a moment of the API, such as 'Sat, 12 Dec 2026'. */
export function dayOf(timestamp: string): string {
  return formatDay(dayInIndia(new Date(timestamp)))
}
