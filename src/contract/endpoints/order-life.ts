import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { changeable, settlement, OrderRequest, OrderView, Quote } from './ordering.ts'
import { Id, IdParams, Ok, Rupees } from './shared.ts'

const Reason = z
  .string()
  .trim()
  .min(1, 'Enter a reason')
  .max(limits.order.reasonLength, `Use up to ${limits.order.reasonLength} characters`)

export const acceptOrder = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/accept',
  access: 'caterer',
  tag: 'Orders',
  summary: 'The caterer says yes, in time',
  params: IdParams,
  response: OrderView,
})

export const declineOrder = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/decline',
  access: 'caterer',
  tag: 'Orders',
  summary: 'The caterer says no, and why; the customer gets everything back',
  params: IdParams,
  body: z.object({ reason: Reason }),
  response: OrderView,
})

export const prepareOrder = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/prepare',
  access: 'caterer',
  tag: 'Orders',
  summary: 'The caterer begins to prepare an accepted order',
  params: IdParams,
  response: OrderView,
})

export const deliverOrder = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/deliver',
  access: 'caterer',
  tag: 'Orders',
  summary: 'The caterer has delivered, on the day of the event or later',
  params: IdParams,
  response: OrderView,
})

export const completeOrder = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/complete',
  access: 'customer',
  tag: 'Orders',
  summary: 'The customer says that a delivered order is complete; it is by itself two days later',
  params: IdParams,
  response: OrderView,
})

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/cancel',
  access: 'signed_in',
  tag: 'Orders',
  summary: 'Customer or caterer calls off a paid order; what comes back is in `ifCancelled` beforehand (C68)',
  params: IdParams,
  body: z.object({
    reason: z.string().trim().max(limits.order.reasonLength).default(''),
    /** Rupees that the viewer saw would come back; anything else is refused with `refund_changed`. */
    expectedRefund: Rupees.optional(),
  }),
  response: OrderView,
})

/** What guests and menu are to be; all of it, as the order shows it. */
const Change = z.object(changeable)

export const ChangeQuote = Quote.pick({ bill: true, problems: true }).extend({
  /** Rupees by which the bill changes; negative for a reduction. */
  difference: Rupees,
  ...settlement,
  /** Percentage that the cancellation policy refunds today; absent when the change is no reduction. */
  refundPercent: z.number().int().optional(),
})
export type ChangeQuote = z.output<typeof ChangeQuote>

export const quoteChange = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/change/quote',
  access: 'customer',
  tag: 'Orders',
  summary: 'Quote a change of a paid order',
  params: IdParams,
  body: Change,
  response: ChangeQuote,
})

export const changeOrder = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/change',
  access: 'customer',
  tag: 'Orders',
  summary: 'Change guests or menu of a paid order',
  params: IdParams,
  body: Change.extend({
    /** Rupees of difference that the customer saw; another one is refused with `difference_changed`. */
    expectedDifference: Rupees.optional(),
    /**
     * Rupees of refund that the customer saw; another one is refused with `change_refund_changed`, as after midnight. Without it a
     * negative `expectedDifference` expects a full refund.
     */
    expectedRefund: Rupees.optional(),
    /** Rupees to pay that the customer saw; another amount is refused with `change_payment_changed`. */
    expectedToPay: Rupees.optional(),
  }),
  response: OrderView,
})

export const dropChange = endpoint({
  method: 'DELETE',
  path: '/api/orders/{id}/change',
  access: 'customer',
  tag: 'Orders',
  summary: 'Drop a change that waits to be paid, unless its payment is under way',
  params: IdParams,
  response: OrderView,
})

export const orderAgain = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/again',
  access: 'customer',
  tag: 'Orders',
  summary: 'An old order as a new draft, and what of it is no longer offered',
  params: IdParams,
  response: z.object({
    catererId: Id,
    catererSlug: z.string(),
    /** Absent when the package is no longer offered. */
    packageId: Id.optional(),
    selections: OrderRequest.shape.selections,
    guests: z.number().int(),
    dietSplit: OrderRequest.shape.dietSplit,
    serviceHours: z.number().int(),
    venue: OrderRequest.shape.venue,
    contact: OrderRequest.shape.contact,
    /** Dishes by category that are gone, and 'package' or 'caterer' when those are. */
    missing: z.array(z.object({ kind: z.enum(['caterer', 'package', 'category', 'dish']), name: z.string() })),
  }),
})

export const payAgain = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/pay-again',
  access: 'customer',
  tag: 'Orders',
  summary: 'Place anew, at today’s price, an order that ended unpaid; needs an Idempotency-Key header',
  params: IdParams,
  headers: z.object({ 'idempotency-key': z.string().optional() }),
  body: z.object({ expectedTotal: Rupees.optional() }).default({}),
  response: OrderView,
  status: 201,
})

export const deleteOrder = endpoint({
  method: 'DELETE',
  path: '/api/orders/{id}',
  access: 'customer',
  tag: 'Orders',
  summary: 'Cancel an unpaid order',
  params: IdParams,
  response: Ok,
})
