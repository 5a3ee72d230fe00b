import { paths } from '#contract/paths.ts'
import { mail, type Mail, type Reader } from './mail.ts'
import { factsOf, type OrderFacts } from './mails.ts'
import { quoted } from './order-mails.ts'
import { wordsIn } from './words.ts'

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
  const words = wordsIn[reader.language]
  return mail('review_written', id, reader, words.toCaterer.reviewed(name, order.catererName), {
    paragraphs: [
      words.toCaterer.isReviewed(name, String(rating)),
      ...quoted(words, comment),
      words.toCaterer.answerOnce,
    ],
    facts: factsOf(order, reader.language),
    actions: [{ text: words.todo.seeOrders, url: site + paths.catererDashboard() }],
  })
}

/** To the customer whose review was answered. */
export function reviewRepliedMail(reader: Reader, review: ReviewFacts, order: OrderFacts, site: string): Mail {
  const words = wordsIn[reader.language]
  return mail('review_replied', review.id, reader, words.toCustomer.replied(order.catererName), {
    paragraphs: [words.toCustomer.isReplied(order.catererName), ...quoted(words, review.reply)],
    facts: factsOf(order, reader.language),
    actions: [{ text: words.todo.seeReview, url: `${site}${paths.order(order.id)}#review` }],
  })
}
