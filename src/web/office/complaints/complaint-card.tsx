import { useState } from 'react'
import type { AdminComplaint } from '#contract/endpoints/forms/complaints.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { stateText, topicText } from '#web/shared/complaints/complaint-text.ts'
import { TicketAnswers } from '#web/shared/complaints/ticket-answers.tsx'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { AnswerDialog, CloseDialog } from './complaint-dialogs.tsx'
import { useComplaintActs } from './use-complaint-acts.ts'

/** A complaint with its deadlines, what was answered, and what may be done with it now. */
export function ComplaintCard({ complaint }: { complaint: AdminComplaint }) {
  const { id, ticket, about, state, name, message, overdue, answers, can } = complaint
  const [asked, setAsked] = useState<'answer' | 'close'>()
  const { busy, failure, perform } = useComplaintActs()
  const stop = () => setAsked(undefined)
  return (
    <li aria-label={ticket} className="flex flex-col gap-3 rounded-box border border-line bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="figures text-lg font-semibold">{ticket}</h2>
        <span className="flex flex-wrap gap-2">
          <Badge>{topicText[about]()}</Badge>
          {overdue && (
            <Badge tone="danger">
              {overdue === 'answer' ? m.complaint_overdue_answer() : m.complaint_overdue_acknowledge()}
            </Badge>
          )}
          <Badge tone={state === 'received' ? 'offer' : 'leaf'}>{stateText[state]()}</Badge>
        </span>
      </div>
      <p className="font-medium break-words">{name}</p>
      <p className="break-words whitespace-pre-line">{message}</p>
      <Facts complaint={complaint} />
      {answers.length > 0 && <TicketAnswers answers={answers} />}
      <FormError text={asked ? undefined : failure} />
      {can.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {can.includes('acknowledge') && (
            <Button size="small" variant="brand" pending={busy} onClick={() => void perform({ do: 'acknowledge', id })}>
              {m.complaint_act_acknowledge()}
            </Button>
          )}
          {can.includes('answer') && (
            <Button size="small" onClick={() => setAsked('answer')}>
              {m.complaint_act_answer()}
            </Button>
          )}
          {can.includes('close') && (
            <Button size="small" variant="quiet" onClick={() => setAsked('close')}>
              {m.complaint_act_close()}
            </Button>
          )}
        </div>
      )}
      {asked === 'answer' && (
        <AnswerDialog
          ticket={ticket}
          busy={busy}
          failure={failure}
          onClose={stop}
          onAnswer={(text) => void perform({ do: 'answer', id, text }).then((isDone) => isDone && stop())}
        />
      )}
      {asked === 'close' && (
        <CloseDialog
          ticket={ticket}
          busy={busy}
          failure={failure}
          onClose={stop}
          onConfirm={() => void perform({ do: 'close', id }).then((isDone) => isDone && stop())}
        />
      )}
    </li>
  )
}

function Facts({ complaint }: { complaint: AdminComplaint }) {
  const { contact, email, bookingCode, isOwnBooking, reported, at, acknowledgeBy, answerBy, state } = complaint
  const moment = (iso: string) => formatMoment(new Date(iso))
  const due =
    state === 'received'
      ? m.complaint_office_due_acknowledge({ moment: moment(acknowledgeBy) })
      : state === 'acknowledged'
        ? m.complaint_office_due_answer({ moment: moment(answerBy) })
        : undefined
  const booking =
    bookingCode &&
    (isOwnBooking
      ? m.complaint_office_booking({ code: bookingCode })
      : m.complaint_office_booking_unknown({ code: bookingCode }))
  return (
    <>
      {reported && (
        <blockquote className="rounded-box bg-sunken p-3">
          <p className="text-sm font-semibold">
            {reported.name === undefined
              ? m.complaint_office_reported_message()
              : m.complaint_office_reported_review({ name: reported.name })}
          </p>
          <p className="break-words whitespace-pre-line">{reported.text}</p>
        </blockquote>
      )}
      <p className="figures text-sm break-words text-ink-soft">
        <a href={`tel:${contact}`} className="text-link">
          {formatPhone(contact)}
        </a>
        {[email, booking, moment(at), due]
          .filter(Boolean)
          .map((fact) => ` · ${fact}`)
          .join('')}
      </p>
    </>
  )
}
