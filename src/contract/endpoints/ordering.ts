import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { isDay, timePattern } from '../values/calendar.ts'
import { changeStates, orderStates, paymentStatuses } from '../values/order-state.ts'
import { tenDigits } from '../values/phone.ts'
import { pinCodePattern, states, type StateCode } from '../values/place.ts'
import { Band, Id, IdParams, Picture, Point, Rupees } from './shared.ts'

const stateCodes = Object.keys(states) as [StateCode, ...StateCode[]]

export const Day = z.string().refine(isDay, 'Choose a date')
export const TimeOfDay = z.string().regex(timePattern, 'Choose a time')
const Guests = z.number().int().min(1).max(limits.order.maxGuests)

/** What was chosen in one category. */
export const Selection = z.object({
  itemId: Id,
  addOn: z.number().int().min(-1000).max(1000).default(0),
  dishes: z.array(z.string().max(120)).max(200),
})

export const Venue = z.object({
  name: z.string().trim().max(limits.text.name).default(''),
  /** Flat, building and street as typed. */
  line: z.string().trim().min(1, 'Enter the venue address').max(limits.text.address),
  /** The place that was chosen from the list. */
  place: z.string().trim().min(1).max(limits.text.address),
  pinCode: z.string().regex(pinCodePattern, 'Enter a 6-digit PIN code'),
  state: z.enum(stateCodes),
  point: Point,
})
export type Venue = z.output<typeof Venue>

export const DietSplit = z.object({
  veg: z.number().int().min(0).max(limits.order.maxGuests),
  jain: z.number().int().min(0).max(limits.order.maxGuests),
  nonVeg: z.number().int().min(0).max(limits.order.maxGuests),
})
export type DietSplit = z.output<typeof DietSplit>

/** What may still change when an order is paid. */
export const changeable = {
  packageId: Id,
  selections: z.array(Selection).max(60),
  guests: Guests,
  dietSplit: DietSplit,
  /** Hours of service at the venue, 3 are included (C66). */
  serviceHours: z.number().int().min(1).max(limits.order.maxServiceHours).default(limits.order.includedServiceHours),
}

const draft = {
  catererId: Id,
  ...changeable,
  couponCode: z.string().trim().max(limits.order.couponCodeLength).optional(),
  /** Id of the customer's own unpaid order whose plates and coupon pass to this one; placing this one ends it (C80). */
  replaces: Id.optional(),
}

/** A quote may be asked for before everything is known; what is missing or wrong comes back as problems. */
export const QuoteRequest = z.object({
  ...draft,
  band: Band.optional(),
  eventDate: Day.optional(),
  eventTime: TimeOfDay.optional(),
  venue: Venue.pick({ point: true, state: true }).partial().optional(),
})
export type QuoteRequest = z.output<typeof QuoteRequest>

export const BillLineView = z.object({
  kind: z.enum(['plates', 'add_on', 'service_hours', 'delivery', 'discount', 'cgst', 'sgst', 'igst']),
  about: z.string(),
  quantity: z.number().int(),
  unit: Rupees,
  amount: Rupees,
  /** Per cent, on tax lines. */
  rate: z.number().optional(),
})

export const BillView = z.object({
  perPlate: Rupees,
  lines: z.array(BillLineView),
  subtotal: Rupees,
  discount: Rupees,
  taxable: Rupees,
  tax: Rupees,
  total: Rupees,
})
export type BillView = z.output<typeof BillView>

export const Quote = z.object({
  bill: BillView,
  /** Why this cannot be ordered yet, in the order of the form; empty when it can. */
  problems: z.array(z.object({ code: z.string(), field: z.string(), sentence: z.string() })),
  /** What the bill tells without refusing: short notice, a gift that comes along. */
  notes: z.array(z.string()),
  /** Packages of other bands that fit the guests, when the chosen one does not (C28). */
  alternatives: z.array(z.object({ id: Id, name: z.string(), band: Band, basePrice: Rupees })),
  /** What comes back when the customer cancels, in order of days before the event (C68). */
  cancellation: z.array(z.object({ daysBefore: z.number().int(), percent: z.number().int(), amount: Rupees })),
})
export type Quote = z.output<typeof Quote>

export const OrderRequest = z.object({
  ...draft,
  band: Band.optional(),
  eventDate: Day,
  eventTime: TimeOfDay,
  venue: Venue,
  contact: z.object({
    name: z.string().trim().min(1).max(limits.text.name),
    phone: z.string().regex(tenDigits, 'Phone number must be exactly 10 digits'),
  }),
  company: z.string().trim().max(120).optional(),
  gstin: z.string().trim().max(15).optional(),
  note: z.string().trim().max(limits.order.noteLength).optional(),
  /** Rupees the customer saw; another total is refused with `price_changed`. */
  expectedTotal: Rupees.optional(),
})
export type OrderRequest = z.output<typeof OrderRequest>

/** How the difference of a change is settled, in rupees. */
export const settlement = {
  /** Refund of a reduction: the share that the order's cancellation policy gives on that day. */
  refund: Rupees,
  /** Rest of a reduction, retained as cancellation charge. A later increase uses it first. */
  retained: Rupees,
  /** Part of an increase that retained money pays. */
  retainedUsed: Rupees,
  /** Rest of an increase, to be paid by the customer. */
  toPay: Rupees,
}

export const OrderView = z.object({
  id: Id,
  /** The latest payment attempt; attempt 1 exists from the start. */
  transactionId: Id,
  state: z.enum(orderStates),
  paymentStatus: z.enum(paymentStatuses),
  caterer: z.object({ id: Id, name: z.string(), slug: z.string(), contact: z.string() }),
  package: z.object({ id: Id, name: z.string(), kind: z.enum(['package', 'custom', 'packed']), dishType: z.string() }),
  /** The stored selection in the spec's shape. */
  menu: z.array(
    z.object({
      _id: Id,
      name: z.string(),
      price: Rupees,
      minQty: z.number().int(),
      quantity: z.number().int(),
      addon: z.number().int(),
      dishes: z.array(z.string()),
      descriptions: z.array(z.string()),
    }),
  ),
  guests: z.number().int(),
  dietSplit: DietSplit,
  eventDate: z.string(),
  eventTime: z.string(),
  serviceHours: z.number().int(),
  venue: Venue,
  contact: z.object({ name: z.string(), phone: z.string() }),
  company: z.string().optional(),
  gstin: z.string().optional(),
  couponCode: z.string().optional(),
  note: z.string().optional(),
  bill: BillView,
  /** Rupees retained as cancellation charge from reductions and not used since. Held for the order on top of its bill. */
  retained: Rupees,
  /** Rupees of the bill that retained money paid. A customer who cancels gets no refund of them. */
  retainedInBill: Rupees,
  cancellation: Quote.shape.cancellation,
  /** What cancelling means now, for who may: rupees back to the customer, and what a caterer owes on top (C68). */
  ifCancelled: z.object({ percent: z.number().int(), refund: Rupees, compensation: Rupees }).optional(),
  /** How a paid order came to nothing. */
  ending: z
    .object({ by: z.enum(['customer', 'caterer', 'nobody']), reason: z.string(), refund: Rupees, compensation: Rupees })
    .optional(),
  /** By when the caterer answers; afterwards the order lapses. */
  answerBy: z.string().optional(),
  /** Until when guests and menu may change. */
  changesUntil: z.string(),
  /** Every change, oldest first, with the bill before and after it. */
  changes: z.array(
    z.object({
      id: Id,
      number: z.number().int(),
      state: z.enum(changeStates),
      at: z.string(),
      /** Until when the difference can be paid. */
      holdUntil: z.string().optional(),
      /** Rupees by which the bill changes; negative for a reduction. */
      difference: Rupees,
      ...settlement,
      before: z.object({ guests: z.number().int(), bill: BillView }),
      after: z.object({ guests: z.number().int(), bill: BillView }),
    }),
  ),
  /** What goes back, or went back, to the customer. */
  refunds: z.array(
    z.object({
      id: Id,
      amount: Rupees,
      /** The order came to nothing, a change made it cheaper, or money came that nothing waited for (any more). */
      why: z.enum(['ended', 'changed', 'stray']),
      state: z.enum(['due', 'pending', 'done', 'failed']),
      doneAt: z.string().optional(),
    }),
  ),
  /** True while a change waits for its payment. */
  changing: z.boolean(),
  /** Messages of the other side that are not read yet. */
  unread: z.number().int(),
  createdAt: z.string(),
  /** Until when an unpaid order keeps its plates. */
  holdUntil: z.string().optional(),
  events: z.array(
    z.object({
      seq: z.number().int(),
      from: z.string().optional(),
      to: z.string(),
      at: z.string(),
      by: z.enum(['customer', 'caterer', 'pangat']),
    }),
  ),
  /** As whom the viewer sees it. */
  viewer: z.enum(['customer', 'caterer', 'admin']),
  /** What the viewer may do now, and why not where it may not. */
  can: z.record(z.string(), z.boolean()),
  cannot: z.record(z.string(), z.string()),
})
export type OrderView = z.output<typeof OrderView>

export const OrderSummary = OrderView.pick({
  id: true,
  transactionId: true,
  state: true,
  paymentStatus: true,
  caterer: true,
  guests: true,
  eventDate: true,
  eventTime: true,
  createdAt: true,
  holdUntil: true,
  answerBy: true,
  contact: true,
  ifCancelled: true,
  ending: true,
  changing: true,
  refunds: true,
  unread: true,
  events: true,
  can: true,
}).extend({
  packageName: z.string(),
  total: Rupees,
  /** Of the caterer. */
  picture: Picture,
})
export type OrderSummary = z.output<typeof OrderSummary>

export const quoteOrder = endpoint({
  method: 'POST',
  path: '/api/orders/quote',
  access: 'public',
  tag: 'Orders',
  summary: 'The honest bill of a draft, and what keeps it from being ordered',
  body: QuoteRequest,
  response: Quote,
})

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/orders',
  access: 'customer',
  tag: 'Orders',
  summary: 'Place an order; needs an Idempotency-Key header, and the same key answers the same order',
  headers: z.object({ 'idempotency-key': z.string().optional() }),
  body: OrderRequest,
  response: OrderView,
  status: 201,
})

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/orders/{id}',
  access: 'signed_in',
  tag: 'Orders',
  summary: 'One order, for its customer, its caterer and staff',
  params: IdParams,
  response: OrderView,
})
