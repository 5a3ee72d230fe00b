import { Link } from 'react-router'
import type { Api } from '#contract/endpoints/index.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { paths } from '#contract/paths.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { stateText, topicText } from '#web/shared/complaints/complaint-text.ts'
import { TicketAnswers } from '#web/shared/complaints/ticket-answers.tsx'
import { OrderSection } from '#web/shared/order-view/order-section.tsx'
import { usePrivateQuery, type PrivateQuery } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
import { Badge } from '#web/ui/display/badge.tsx'

function orderComplaintsQuery(id: string): PrivateQuery<Api['GET /api/orders/{id}/complaints']['answer']> {
  return {
    queryKey: ['complaints', id],
    queryFn: ({ signal }) => api('GET /api/orders/{id}/complaints', { params: { id } }, { signal }),
  }
}

/** What the customer complained of about a booking, and the way to file a complaint. */
export function ComplaintsSection({ order }: { order: OrderView }) {
  const { data, isLoadingError } = usePrivateQuery(orderComplaintsQuery(order.id))
  return (
    <OrderSection title={m.complaint_of_booking()} isOffPaper={!data?.items.length}>
      {isLoadingError && <p className="text-ink-soft">{m.complaint_of_booking_failed()}</p>}
      {data !== undefined && data.items.length > 0 && (
        <ul className="mb-3 flex flex-col gap-4">
          {data.items.map((complaint) => (
            <li key={complaint.ticket} className="flex flex-col gap-2">
              <p className="flex flex-wrap items-center justify-between gap-2">
                <span className="figures font-semibold">{complaint.ticket}</span>
                <Badge tone={complaint.state === 'received' ? 'offer' : 'leaf'}>{stateText[complaint.state]()}</Badge>
              </p>
              <p className="text-sm text-ink-soft">
                {topicText[complaint.about]()} · {formatMoment(new Date(complaint.at))}
              </p>
              {complaint.answers.length > 0 && <TicketAnswers answers={complaint.answers} />}
            </li>
          ))}
        </ul>
      )}
      <Link
        to={paths.complaints({ booking: order.bookingCode })}
        className="inline-flex min-h-11 items-center text-link print:hidden"
      >
        {m.complaint_file_about_booking()}
      </Link>
    </OrderSection>
  )
}
