import { contacts } from '#contract/contacts.ts'
import type { TicketView } from '#contract/endpoints/forms/complaints.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { stateText } from '#web/shared/complaints/complaint-text.ts'
import { TicketAnswers } from '#web/shared/complaints/ticket-answers.tsx'
import { ticketSteps } from '#web/shared/complaints/ticket-steps.ts'
import { m } from '#messages'
import { Badge } from '#web/ui/display/badge.tsx'
import { Timeline } from '#web/ui/display/timeline.tsx'

/** State and answers of a complaint, for anyone who has its link. */
export function TicketPage({ ticket }: { ticket: TicketView }) {
  return (
    <div className="page max-w-3xl py-8 sm:py-12">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="headline figures text-title">{m.complaint_ticket_title({ ticket: ticket.ticket })}</h1>
        <Badge tone={ticket.state === 'received' ? 'offer' : 'leaf'}>{stateText[ticket.state]()}</Badge>
      </div>
      <p className="mt-2 text-ink-soft">{m.complaint_ticket_text()}</p>
      <div className="mt-6 rounded-box border border-line bg-surface p-5">
        <Timeline steps={ticketSteps(ticket)} />
      </div>
      <section className="mt-8">
        <h2 className="mb-3 text-heading font-semibold">{m.complaint_answers()}</h2>
        {ticket.answers.length > 0 ? (
          <TicketAnswers answers={ticket.answers} />
        ) : (
          <p className="text-ink-soft">{m.complaint_no_answer()}</p>
        )}
      </section>
      {ticket.state === 'closed' && (
        <p className="mt-8">{m.complaint_more({ phone: formatPhone(contacts().grievancePhone) })}</p>
      )}
    </div>
  )
}
