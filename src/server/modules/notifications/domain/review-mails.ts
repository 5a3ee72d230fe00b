import { paths } from '#contract/paths.ts'
import * as text from '#messages/emails'
import { localeOf, mail, type Mail, type Reader } from './mail.ts'
import { catererFor, factsForCaterer, factsForCustomer, type OrderFacts } from './mails.ts'

/** What emails tell of a review. What was written in it is not in them. */
export interface ReviewFacts {
  id: string
  orderId: string
  /** 0.5 to 5 in half stars. */
  rating: number
}

/** To the owner of the caterer that was reviewed. */
export function reviewWrittenMail(reader: Reader, review: ReviewFacts, order: OrderFacts, site: string): Mail {
  const locale = localeOf(reader)
  const stars = review.rating
  return mail('review_written', review.id, reader, {
    subject: text.email_subject_review_written({ stars }, locale),
    paragraphs: [text.email_review_written({ stars }, locale), text.email_review_written_reply_once({}, locale)],
    facts: factsForCaterer(order, reader),
    actions: [{ text: text.email_action_read_message({}, locale), url: site + paths.receivedReviews() }],
  })
}

/** To the customer whose review was answered. */
export function reviewRepliedMail(reader: Reader, review: ReviewFacts, order: OrderFacts, site: string): Mail {
  const locale = localeOf(reader)
  const caterer = catererFor(reader, order)
  return mail('review_replied', review.id, reader, {
    subject: text.email_subject_review_replied({ caterer }, locale),
    paragraphs: [text.email_review_replied({ caterer }, locale)],
    facts: factsForCustomer(order, reader),
    actions: [{ text: text.email_action_read_reply({}, locale), url: `${site}${paths.order(order.id)}#review` }],
  })
}
