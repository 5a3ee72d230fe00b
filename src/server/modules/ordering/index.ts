/** Orders from the first quote to the end; how money comes is told to payments by the handler. */
export { calendarFile } from './domain/calendar-file.ts'
export { noteForCooks } from './domain/sight/seen-order.ts'
export { snapshotOf } from './domain/order.ts'
export { expireOrders } from './operations/paying/expire-orders.ts'
export { lockToReview } from './operations/reading/lock-to-review.ts'
export { requireSight } from './operations/reading/own-order.ts'
export { findSeenMessage, findSeenOrder } from './operations/reading/seen-order.ts'
export { listMessageTexts } from './queries/messages.ts'
export { remindOfMessages } from './operations/messages/remind-of-messages.ts'
export { askAboutDelivery } from './operations/life/ask-about-delivery.ts'
export { remindOfAnswers } from './operations/life/remind-of-answers.ts'
export { customerSight } from './domain/sight/customer-sight.ts'
export { eraseAllergies } from './operations/life/erase-allergies.ts'
export { watchDeadlines } from './operations/life/watch-deadlines.ts'
export { deliveryPictures } from './queries/picture-use.ts'
export { orderBackfills } from './queries/backfills.ts'
export { listChosenDishes } from './queries/chosen-dishes.ts'
export { countUnanswered, listOrdersToCook } from './queries/orders-to-cook.ts'
export { listPlannedOrders } from './queries/planned-orders.ts'
export { countOrderOutcomes, countPaidSince, sumAccepted } from './queries/order-counts.ts'
export { joinedOrder } from './queries/joined-order.ts'
export { filterOrdered, listOrderIds, listOrderParties } from './queries/order-ids.ts'
export { listChangeFacts, listEndingFacts, listOrderFacts } from './queries/told-facts.ts'
export { basesOf } from './queries/money/order-snapshot.ts'
export {
  findBillSums,
  listOverOrders,
  listPayoutFacts,
  lockOrders,
  type PayoutFacts,
} from './queries/money/payout-facts.ts'
export { listOrderRefunds } from './queries/money/order-refunds.ts'
export { personalOrders } from './queries/personal-data.ts'
export { bookkeeper, orderPaymentHandler } from './operations/paying/order-payment-handler.ts'
export { restateBooks } from './operations/paying/restate-books.ts'
export { topUpHandler } from './operations/paying/top-up-handler.ts'
