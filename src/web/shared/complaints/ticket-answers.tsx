import type { TicketView } from '#contract/endpoints/forms/complaints.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { m } from '#messages'

/** What was answered to a complaint, oldest first. */
export function TicketAnswers({ answers }: Pick<TicketView, 'answers'>) {
  return (
    <ul className="flex flex-col gap-3">
      {answers.map(({ text, at }) => (
        <li key={at + text} className="border-l-3 border-leaf pl-3">
          <p className="break-words whitespace-pre-line">{text}</p>
          <p className="figures text-sm text-ink-soft">
            <time dateTime={at}>{m.complaint_answer_at({ moment: formatMoment(new Date(at)) })}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
