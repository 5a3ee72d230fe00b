import type { TicketView } from '#contract/endpoints/forms/complaints.ts'
import { dayInIndia, formatDay, formatMoment } from '#contract/values/calendar.ts'
import { m } from '#messages'
import type { TimelineStep } from '#web/ui/display/timeline.tsx'

/** What has happened to a complaint, and what is to come until when. */
export function ticketSteps({
  at,
  acknowledgedAt,
  acknowledgeBy,
  answerBy,
  closedAt,
  answers,
}: TicketView): TimelineStep[] {
  const step = (id: string, title: string, doneAt: string | undefined, until: string): TimelineStep =>
    doneAt === undefined
      ? { id, title, detail: until, state: 'next' }
      : { id, title, detail: formatMoment(new Date(doneAt)), state: 'done' }
  const acknowledgeUntil = m.complaint_step_acknowledged_by({ moment: formatMoment(new Date(acknowledgeBy)) })
  const answerUntil = m.complaint_step_answered_by({ day: formatDay(dayInIndia(new Date(answerBy))) })
  return [
    step('received', m.complaint_state_received(), at, ''),
    step('acknowledged', m.complaint_state_acknowledged(), acknowledgedAt, closedAt ? '' : acknowledgeUntil),
    step('answered', m.complaint_state_answered(), answers[0]?.at, closedAt ? '' : answerUntil),
    step('closed', m.complaint_state_closed(), closedAt, ''),
  ]
}
