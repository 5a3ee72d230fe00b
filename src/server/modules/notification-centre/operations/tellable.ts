import type { Tx } from '#server/kernel/context.ts'
import type { DeliveredEvent } from '#server/kernel/events.ts'
import { listEnquiryFacts } from '#server/modules/enquiries/index.ts'
import { listOrderFacts } from '#server/modules/ordering/index.ts'
import { listReviewFacts } from '#server/modules/reviews/index.ts'
import { isNotified, type Tellable } from '../domain/recipients.ts'

/** Returns events with those whom they may be told to; what is gone is left out. At most three statements. */
export async function tellableFrom(tx: Tx, events: readonly DeliveredEvent[]): Promise<Tellable[]> {
  const subjects = (about: string) => events.filter(({ type }) => type.startsWith(about)).map(({ subject }) => subject)
  const reviews = new Map((await listReviewFacts(tx, subjects('review.'))).map((review) => [review.id, review.orderId]))
  const orderIds = [...new Set([...subjects('order.'), ...reviews.values()])]
  const orders = new Map((await listOrderFacts(tx, orderIds)).map((order) => [order.id, order]))
  const enquiries = new Map((await listEnquiryFacts(tx, subjects('enquiry.'))).map((enquiry) => [enquiry.id, enquiry]))
  return events.flatMap(({ id, type, subject, actor }): Tellable[] => {
    if (!isNotified(type)) return []
    const actorId = /^user:(.+)$/.exec(actor ?? '')?.[1]
    const enquiry = enquiries.get(subject)
    if (enquiry) {
      const { catererId, catererPeople: members } = enquiry
      return [{ id, type, orderId: undefined, catererId, members, customerId: undefined, actorId }]
    }
    const order = orders.get(type.startsWith('review.') ? (reviews.get(subject) ?? '') : subject)
    if (!order) return []
    const { catererId, customerId, catererPeople: members } = order
    const bookingCode = order.bookingCode ?? undefined
    return [{ id, type, orderId: order.id, bookingCode, catererId, members, customerId, actorId }]
  })
}
