import type { Context, Tx } from '#server/kernel/context.ts'
import type { RecordedEvent } from '#server/kernel/events.ts'
import { findUsers } from '#server/modules/identity/index.ts'
import type { Mail } from '../domain/mail.ts'
import { toEach } from '../domain/to-each.ts'
import { reviewRepliedMail, reviewWrittenMail } from '../domain/review-mails.ts'
import { listReviewFacts } from '#server/modules/reviews/index.ts'
import type { MailSettings } from './mail-settings.ts'
import { findOrderFacts } from './order-facts.ts'

/** The emails that follow from reviews: of a new one to the caterer, of its answer to the customer. */
export async function reviewMails(
  ctx: Context,
  tx: Tx,
  { site }: MailSettings,
  events: readonly RecordedEvent[],
): Promise<Mail[]> {
  const about = events.filter(({ type }) => type.startsWith('review.'))
  if (about.length === 0) return []
  const found = await listReviewFacts(
    tx,
    about.map(({ subject }) => subject),
  )
  const reviews = new Map(found.map((review) => [review.id, review]))
  const facts = await findOrderFacts(
    tx,
    found.map(({ orderId }) => orderId),
    ctx.clock.now(),
  )
  const orders = new Map(facts.map((order) => [order.id, order]))
  const people = facts.flatMap(({ customerId, catererPeople }) => [customerId, ...catererPeople])
  const readers = await findUsers({ db: tx }, people)
  return about.flatMap(({ type, subject }) => {
    const review = reviews.get(subject)
    const order = review && orders.get(review.orderId)
    if (!order) return []
    if (type === 'review.written')
      return toEach(order.catererPeople, readers, (reader) => [reviewWrittenMail(reader, review, order, site)])
    const customer = readers.get(order.customerId)
    return customer ? [reviewRepliedMail(customer, review, order, site)] : []
  })
}
