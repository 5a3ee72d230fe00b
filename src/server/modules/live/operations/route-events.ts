import type { Queryable } from '#server/kernel/context.ts'
import type { RecordedEvent } from '#server/kernel/events.ts'
import { listOrderParties } from '#server/modules/ordering/index.ts'
import { listReviewFacts } from '#server/modules/reviews/index.ts'
import { isLive, type RoutedEvent } from '../domain/audience.ts'

/** Returns the events that pages are told of, with those whom they are about. At most two statements. */
export async function routeEvents(db: Queryable, events: readonly RecordedEvent[]): Promise<RoutedEvent[]> {
  const reviewIds = events.filter(({ type }) => type.startsWith('review.')).map(({ subject }) => subject)
  const reviews = reviewIds.length > 0 ? await listReviewFacts(db, reviewIds) : []
  const orderOfReview = new Map(reviews.map(({ id, orderId }) => [id, orderId]))
  const orderOf = ({ type, subject }: RecordedEvent) => {
    if (type.startsWith('order.')) return subject
    return type.startsWith('review.') ? orderOfReview.get(subject) : undefined
  }
  const orderIds = [...new Set(events.flatMap((event) => orderOf(event) ?? []))]
  const parties = orderIds.length > 0 ? await listOrderParties(db, orderIds) : []
  const partiesOf = new Map(parties.map((party) => [party.id, party]))
  return events.flatMap((event): RoutedEvent[] => {
    const { id, type, subject, payload } = event
    if (!isLive(type)) return []
    const orderId = orderOf(event)
    const party = orderId === undefined ? undefined : partiesOf.get(orderId)
    const catererId = party?.catererId ?? payload['catererId']
    const customerId = type === 'notification.written' ? subject : party?.customerId
    return [{ id, type, orderId, catererId, customerId }]
  })
}
