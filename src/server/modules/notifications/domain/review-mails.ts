import { paths } from '#contract/paths.ts'
import { mail, type Mail, type Reader } from './mail.ts'
import { catererFor, factsForCaterer, factsForCustomer, type OrderFacts } from './mails.ts'
import { wordsIn } from './words.ts'

/** What emails tell of a review. What was written in it is not in them. */
export interface ReviewFacts {
  id: string
  orderId: string
  /** 0.5 to 5 in half stars. */
  rating: number
}

/** To the owner of the caterer that was reviewed. */
export function reviewWrittenMail(reader: Reader, review: ReviewFacts, order: OrderFacts, site: string): Mail {
  const words = wordsIn[reader.language]
  const stars = String(review.rating)
  return mail('review_written', review.id, reader, words.toCaterer.reviewed(stars), {
    paragraphs: [words.toCaterer.isReviewed(stars), words.toCaterer.answerOnce],
    facts: factsForCaterer(order, reader.language),
    actions: [{ text: words.todo.seeOrders, url: site + paths.catererDashboard() }],
  })
}

/** To the customer whose review was answered. */
export function reviewRepliedMail(reader: Reader, review: ReviewFacts, order: OrderFacts, site: string): Mail {
  const words = wordsIn[reader.language]
  const caterer = catererFor(reader, order)
  return mail('review_replied', review.id, reader, words.toCustomer.replied(caterer), {
    paragraphs: [words.toCustomer.isReplied(caterer)],
    facts: factsForCustomer(order, reader),
    actions: [{ text: words.todo.seeReview, url: `${site}${paths.order(order.id)}#review` }],
  })
}
