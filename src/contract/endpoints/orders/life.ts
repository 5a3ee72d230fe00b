import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { limits } from '../../limits.ts'
import { orderStates } from '../../values/order-state.ts'
import { changeable, settlement } from './parts.ts'
import { OrderRequest, OrderView } from './order.ts'
import { Quote } from './quote.ts'
import { changeErrors, changeProblems, placingErrors } from './errors.ts'
import { Id, IdParams, Ok, RequiredKey, Rupees } from '../shared.ts'
import { line, lines, neededLines } from '../text.ts'

/** Cooks are told where the order is now. */
const OrderStep = z
  .object({ id: Id, state: z.enum(orderStates) })
  .meta({ id: 'OrderStep', description: 'State of an order' })
const MovedOrder = z.union([OrderView, OrderStep])

export const acceptOrder = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/accept',
  access: 'manager',
  tag: 'Orders',
  summary: 'Accept an order',
  description: 'Only by owner and managers of its caterer, before `answerBy`.',
  errors: ['order_not_found', 'order_ended', 'order_answered', 'order_handled', 'answer_too_late'],
  params: IdParams,
  success: 'The accepted order',
  response: OrderView,
})

export const declineOrder = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/decline',
  access: 'manager',
  tag: 'Orders',
  summary: 'Decline an order',
  description:
    'Only by owner and managers of its caterer, before `answerBy`, with a reason. Refunds the customer in full.',
  errors: ['order_not_found', 'order_ended', 'order_answered', 'order_handled', 'answer_too_late'],
  params: IdParams,
  body: z.object({ reason: neededLines(limits.order.reasonLength, 'reason_needed') }),
  success: 'The declined order',
  response: OrderView,
})

export const prepareOrder = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/prepare',
  access: 'cook',
  tag: 'Orders',
  summary: 'Start preparation',
  description:
    'Only by members of its caterer, for an accepted order, from `changesUntil` on. Locks guests and menu, and discards an unpaid change.',
  errors: [
    'order_not_found',
    'order_not_accepted',
    'too_early',
    'order_in_preparation',
    'order_delivered',
    'order_handled',
    'order_ended',
  ],
  params: IdParams,
  success: 'The order in preparation; for a cook its state alone',
  response: MovedOrder,
})

export const deliverOrder = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/deliver',
  access: 'cook',
  tag: 'Orders',
  summary: 'Mark an order delivered',
  description:
    'Only by members of its caterer, from the event date (IST). Issues the tax invoice or bill of supply. Note and picture are shown to both sides.',
  errors: [
    'order_not_found',
    'order_not_accepted',
    'order_not_in_preparation',
    'order_not_due',
    'order_delivered',
    'order_handled',
    'order_ended',
    'image_not_own',
  ],
  params: IdParams,
  body: z
    .object({
      note: lines(limits.order.deliveryNoteLength).default(''),
      picture: line(limits.image.urlLength).optional().describe('`secure_url` of a picture that the caller uploaded'),
    })
    .default({ note: '' }),
  success: 'The delivered order; for a cook its state alone',
  response: MovedOrder,
})

export const completeOrder = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/complete',
  access: 'customer',
  tag: 'Orders',
  summary: 'Complete an order',
  description: 'Only by its customer, for a delivered order. Orders complete automatically 2 days after delivery.',
  errors: ['order_not_found', 'order_not_delivered', 'order_ended'],
  params: IdParams,
  success: 'The completed order',
  response: OrderView,
})

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/cancel',
  access: 'signed_in',
  tag: 'Orders',
  summary: 'Cancel a paid order',
  description:
    'By its customer, or by owner and managers of its caterer; above ₹25,000 an accepted order by the owner alone. The refund to the customer follows the cancellation tiers in `cancellation`, and `ifCancelled` shows it beforehand. Send `expectedRefund` to detect a change of it.',
  errors: [
    'order_not_found',
    'not_allowed',
    'cancel_needs_owner',
    'order_not_paid',
    'order_delivered',
    'order_handled',
    'order_ended',
    'refund_changed',
  ],
  params: IdParams,
  body: z.object({
    reason: lines(limits.order.reasonLength).default(''),
    expectedRefund: Rupees.optional().describe(
      'Refund in rupees that the caller saw; another one answers `refund_changed`',
    ),
  }),
  success: 'The cancelled order',
  response: OrderView,
})

/** What guests and menu are to be; all of it, as the order shows it. */
const Change = z.object(changeable)

export const ChangeQuote = Quote.pick({ bill: true, problems: true, notes: true })
  .extend({
    difference: Rupees.describe('Change of the bill in rupees; negative for a reduction'),
    ...settlement,
    refundPercent: z
      .number()
      .int()
      .optional()
      .describe('Share in percent that the cancellation policy refunds today; absent when the change is no reduction'),
  })
  .meta({ id: 'ChangeQuote' })
export type ChangeQuote = z.output<typeof ChangeQuote>

export const quoteChange = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/change/quote',
  access: 'customer',
  tag: 'Orders',
  summary: 'Quote an order change',
  description:
    'Returns the new bill, the difference, how it is settled, and the problems that block the change. Only for the customer of a paid order.',
  errors: changeErrors,
  params: IdParams,
  body: Change,
  success: 'The quote',
  response: ChangeQuote,
})

export const changeOrder = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/change',
  access: 'customer',
  tag: 'Orders',
  summary: 'Change an order',
  description:
    'Changes guests or menu before `changesUntil`. An amount to pay keeps the change pending for 30 minutes until it is paid. Any other change applies immediately, and a refund starts by the cancellation tiers. The `expected…` fields detect a change of the amounts.',
  errors: [
    ...changeErrors,
    ...changeProblems,
    'difference_changed',
    'change_refund_changed',
    'change_payment_changed',
    'capacity_gone',
  ],
  params: IdParams,
  body: Change.extend({
    expectedDifference: Rupees.optional().describe(
      'Difference in rupees that the customer saw; another one answers `difference_changed`',
    ),
    /**
     * Rupees of refund that the customer saw; another one is rejected with `change_refund_changed`, as after midnight. Without it a
     * negative `expectedDifference` expects a full refund.
     */
    expectedRefund: Rupees.optional(),
    expectedToPay: Rupees.optional().describe(
      'Amount to pay in rupees that the customer saw; another one answers `change_payment_changed`',
    ),
  }),
  success: 'The order',
  response: OrderView,
})

export const dropChange = endpoint({
  method: 'DELETE',
  path: '/api/orders/{id}/change',
  access: 'customer',
  tag: 'Orders',
  summary: 'Discard a pending change',
  description: 'Releases the capacity that the change held. Rejected while its payment is pending.',
  errors: ['order_not_found', 'change_not_found', 'payment_pending'],
  params: IdParams,
  success: 'The order without the change',
  response: OrderView,
})

export const orderAgain = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/again',
  access: 'customer',
  tag: 'Orders',
  summary: 'Get an order as a draft',
  description:
    'Returns the details of an earlier order as the start of a new one. `missing` lists what is no longer offered. Only for its customer.',
  errors: ['order_not_found', 'order_not_paid'],
  params: IdParams,
  success: 'The draft',
  response: z.object({
    catererId: Id,
    catererSlug: z.string(),
    catererCity: z.string().optional().describe('City of the caterer, where it is not Mumbai'),
    packageId: Id.optional().describe('Id of the package; absent when it is no longer offered'),
    selections: OrderRequest.shape.selections,
    guests: z.number().int(),
    dietSplit: OrderRequest.shape.dietSplit,
    serviceHours: z.number().int(),
    venue: OrderView.shape.venue,
    contact: OrderView.shape.contact,
    missing: z
      .array(z.object({ kind: z.enum(['caterer', 'package', 'category', 'dish']), name: z.string() }))
      .describe('What is no longer offered; `name` is that of the dish, category, package or caterer'),
  }),
})

export const payAgain = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/pay-again',
  access: 'customer',
  tag: 'Orders',
  summary: 'Reorder an unpaid order',
  description:
    'Creates a new order, at current prices, from an order that ended unpaid. `Idempotency-Key` is required. Send `expectedTotal` to detect a change of the price.',
  errors: ['order_not_paid', ...placingErrors],
  params: IdParams,
  headers: z.object({ 'idempotency-key': RequiredKey }),
  body: z.object({ expectedTotal: Rupees.optional() }).default({}),
  success: 'The new order, unpaid',
  response: OrderView,
  status: 201,
})

export const deleteOrder = endpoint({
  method: 'DELETE',
  path: '/api/orders/{id}',
  access: 'customer',
  tag: 'Orders',
  summary: 'Cancel an unpaid order',
  description:
    'Releases capacity and coupon. Asks the gateway first: an order that is paid stays. A payment that arrives later is refunded. Idempotent.',
  errors: ['order_not_found', 'order_already_paid'],
  params: IdParams,
  success: 'The order is cancelled',
  response: Ok,
})
