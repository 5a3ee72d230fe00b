import type { ComplaintTopic, TicketView } from '#contract/endpoints/forms/complaints.ts'
import { m } from '#messages'

export const topicText: Record<ComplaintTopic, () => string> = {
  booking: m.complaint_about_booking,
  payment: m.complaint_about_payment,
  caterer: m.complaint_about_caterer,
  site: m.complaint_about_site,
  review: m.complaint_about_review,
  message: m.complaint_about_message,
  other: m.complaint_about_other,
}

export const stateText: Record<TicketView['state'], () => string> = {
  received: m.complaint_state_received,
  acknowledged: m.complaint_state_acknowledged,
  answered: m.complaint_state_answered,
  closed: m.complaint_state_closed,
}
