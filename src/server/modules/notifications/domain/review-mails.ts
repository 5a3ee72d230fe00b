import { mail, signature, type Mail, type Reader } from './mail.ts'
import { factsOf, type OrderFacts } from './mails.ts'
import { quoted } from './order-mails.ts'

/** What mails tell of a review, which everybody may read. */
export interface ReviewFacts {
  id: string
  orderId: string
  /** As everybody reads it. */
  name: string
  /** 0.5 to 5 in half stars. */
  rating: number
  /** As typed; may be empty. */
  comment: string
  /** Empty before the caterer has answered. */
  reply: string
}

/** To the owner of the kitchen that was reviewed. */
export function reviewWrittenMail(reader: Reader, review: ReviewFacts, order: OrderFacts, site: string): Mail {
  const { id, name, rating, comment } = review
  return mail('review_written', id, reader, `${name} has reviewed ${order.catererName}`, {
    greeting: `Namaste ${reader.firstName},`,
    paragraphs: [
      `${name} has reviewed an order that you cooked: ${rating} out of 5 stars.`,
      ...quoted(comment),
      'You can answer once. Everybody reads your answer below the review.',
    ],
    facts: factsOf(order),
    actions: [{ text: 'See your orders', url: `${site}/caterer-dashboard` }],
    signature,
  })
}

/** To the customer whose review was answered. */
export function reviewRepliedMail(reader: Reader, review: ReviewFacts, order: OrderFacts, site: string): Mail {
  return mail('review_replied', review.id, reader, `${order.catererName} has answered your review`, {
    greeting: `Namaste ${reader.firstName},`,
    paragraphs: [
      `${order.catererName} has answered your review. Everybody can read it below yours.`,
      ...quoted(review.reply),
    ],
    facts: factsOf(order),
    actions: [{ text: 'See it with your booking', url: `${site}/my-orders/${order.id}#review` }],
    signature,
  })
}
