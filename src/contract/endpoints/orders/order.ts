import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { invalid } from '../../field-errors.ts'
import { limits } from '../../limits.ts'
import { changeStates, orderStates, paymentStatuses } from '../../values/order-state.ts'
import { tenDigits } from '../../values/phone.ts'
import { placingErrors } from './errors.ts'
import { BookingCode, DietSplit, settlement, Venue, VenueView } from './parts.ts'
import { Band, Day, Id, IdParams, Picture, Reason, RequiredKey, Rupees, TimeOfDay, Timestamp } from '../shared.ts'
import { line, lines, nameLine } from '../text.ts'
import { BillView, orderDraft, Quote } from './quote.ts'

/** What a customer may add to an order. An empty text counts as none. */
export const OrderDetails = z.object({
  company: line(120)
    .optional()
    .meta({ examples: ['Deshpande Textiles'] }),
  companyAddress: line(limits.text.address)
    .optional()
    .describe(
      'Address of the company, which its invoice names instead of the venue; needed with a GSTIN (CGST Rule 46)',
    )
    .meta({ examples: ['7 Kalbadevi Road, Mumbai 400002'] }),
  gstin: line(15)
    .optional()
    .meta({ examples: ['27AAPFU0939F1ZV'] }),
  allergies: lines(limits.order.allergiesLength)
    .optional()
    .describe('Allergies, with the number of guests; erased 30 days after the event')
    .meta({ examples: ['2 guests: peanuts'] }),
  note: lines(limits.order.noteLength)
    .optional()
    .meta({ examples: ['Gate 2, please call on arrival.'] }),
})
export type OrderDetails = z.output<typeof OrderDetails>

/** The same in an order; its texts may be older than the rules of today. */
const detailsView = {
  company: z.string().optional(),
  companyAddress: z.string().optional(),
  gstin: z.string().optional(),
  allergies: z.string().optional(),
  note: z.string().optional(),
}

export const OrderRequest = z
  .object({
    ...orderDraft,
    band: Band.optional(),
    eventDate: Day,
    eventTime: TimeOfDay,
    venue: Venue,
    contact: z.object({
      name: nameLine(limits.text.name, 'contact_name_needed'),
      phone: z.string(invalid('phone_invalid')).regex(tenDigits, invalid('phone_invalid')),
    }),
    ...OrderDetails.shape,
    expectedTotal: Rupees.optional().describe(
      'Total in rupees that the customer saw; another one answers `price_changed`',
    ),
  })
  .meta({ id: 'OrderRequest' })
export type OrderRequest = z.output<typeof OrderRequest>

const Menu = z
  .array(
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
  )
  .describe('Selected dishes by category')

/** What a change may touch, as it was and as it became. */
const changedVersion = {
  guests: z.number().int(),
  dietSplit: DietSplit,
  serviceHours: z.number().int(),
  packageName: z.string(),
  dishes: z.array(z.object({ category: z.string(), dishes: z.array(z.string()) })).describe('Dishes by category'),
}

export const OrderView = z
  .object({
    id: Id,
    bookingCode: BookingCode,
    transactionId: Id.describe('Id of the latest payment attempt; the first exists from the start'),
    state: z.enum(orderStates),
    paymentStatus: z.enum(paymentStatuses),
    caterer: z.object({
      id: Id,
      name: z.string(),
      slug: z.string(),
      city: z.string().optional().describe('City, where it is not Mumbai'),
      contact: z.string(),
    }),
    package: z.object({
      id: Id,
      name: z.string(),
      kind: z.enum(['package', 'custom', 'packed']),
      dishType: z.string(),
    }),
    menu: Menu,
    guests: z.number().int(),
    dietSplit: DietSplit,
    eventDate: Day,
    eventTime: TimeOfDay,
    serviceHours: z.number().int(),
    venue: VenueView,
    area: z.string().describe('Locality of the venue'),
    contact: z.object({
      name: z.string().describe('Name; to a caterer the first name alone until it has accepted'),
      phone: z.string().describe('E.164; to a caterer empty until it has accepted, and masked 30 days after the event'),
    }),
    ...detailsView,
    couponCode: z.string().optional(),
    gift: z.string().optional().describe('Gift of the coupon, which the caterer brings'),
    bill: BillView,
    retained: Rupees.describe(
      'Amount in rupees retained as cancellation charge from reductions and not used since, held on top of the bill',
    ),
    retainedInBill: Rupees.describe(
      'Amount in rupees of the bill that retained money paid; cancelling refunds none of it',
    ),
    cancellation: Quote.shape.cancellation,
    ifCancelled: z
      .object({ percent: z.number().int(), refund: Rupees, compensation: Rupees })
      .optional()
      .describe(
        'Effect of cancelling now, for a viewer who may: refund to the customer, and compensation that a caterer owes on top',
      ),
    ending: z
      .object({
        by: z.enum(['customer', 'caterer', 'nobody']),
        reason: z.string(),
        refund: Rupees,
        compensation: Rupees,
      })
      .optional()
      .describe('How a paid order ended before its event'),
    answerBy: Timestamp.optional().describe(
      'Time until which the caterer may accept or decline; the order lapses then',
    ),
    changesUntil: Timestamp.describe('Time until which guests and menu may change'),
    changes: z
      .array(
        z.object({
          id: Id,
          number: z.number().int(),
          state: z.enum(changeStates),
          at: Timestamp,
          holdUntil: Timestamp.optional().describe('Time until which the difference can be paid'),
          difference: Rupees.describe('Change of the bill in rupees; negative for a reduction'),
          ...settlement,
          before: z.object({ ...changedVersion, bill: BillView }),
          after: z.object({ ...changedVersion, bill: BillView }),
        }),
      )
      .describe('Changes, oldest first, with the bill before and after each'),
    refunds: z
      .array(
        z.object({
          id: Id,
          amount: Rupees,
          why: z
            .enum(['ended', 'changed', 'stray'])
            .describe('Reason: the order ended, a change reduced it, or a payment arrived that nothing waited for'),
          state: z.enum(['due', 'pending', 'done', 'failed']),
          doneAt: Timestamp.optional(),
        }),
      )
      .describe('Refunds to the customer'),
    changing: z.boolean().describe('Whether a change is pending until it is paid'),
    unread: z.number().int().describe('Number of unread messages of the other party'),
    createdAt: Timestamp,
    holdUntil: Timestamp.optional().describe('Time until which an unpaid order holds its capacity'),
    events: z.array(
      z.object({
        seq: z.number().int(),
        from: z.string().optional(),
        to: z.string(),
        at: Timestamp,
        by: z.enum(['customer', 'caterer', 'pangat']),
        member: z.string().optional().describe('First name of the member who acted, for members of the caterer'),
      }),
    ),
    delivery: z
      .object({ at: Timestamp, note: z.string().optional(), picture: Picture.optional() })
      .optional()
      .describe('What the caterer says of the delivery'),
    viewer: z.enum(['customer', 'caterer', 'admin']).describe('Role in which the viewer sees the order'),
    can: z.record(z.string(), z.boolean()).describe('Actions of the viewer, each with whether it is allowed now'),
    cannot: z.record(z.string(), Reason).describe('Why actions of the viewer are not allowed now'),
  })
  .meta({ id: 'Order' })
export type OrderView = z.output<typeof OrderView>

const ofEveryMember = {
  id: true,
  bookingCode: true,
  state: true,
  package: true,
  guests: true,
  dietSplit: true,
  eventDate: true,
  eventTime: true,
  serviceHours: true,
  area: true,
  allergies: true,
  note: true,
  gift: true,
  changing: true,
  changesUntil: true,
  events: true,
  delivery: true,
  can: true,
  cannot: true,
} as const

/** An order as every member of its caterer may see it, without the customer and without money (C95). */
export const KitchenOrder = OrderView.pick(ofEveryMember)
  .extend({
    menu: z.array(Menu.element.omit({ price: true })).describe('Selected dishes by category'),
    changes: z
      .array(
        OrderView.shape.changes.element.pick({ id: true, number: true, state: true, at: true }).extend({
          before: z.object(changedVersion),
          after: z.object(changedVersion),
        }),
      )
      .describe('Changes, oldest first'),
  })
  .meta({ id: 'KitchenOrder' })
export type KitchenOrder = z.output<typeof KitchenOrder>

export const OrderSummary = OrderView.pick({
  id: true,
  bookingCode: true,
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
})
  .extend({
    packageName: z.string(),
    total: Rupees,
    picture: Picture.describe('Picture of the caterer'),
  })
  .meta({ id: 'OrderSummary' })
export type OrderSummary = z.output<typeof OrderSummary>

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/orders',
  access: 'customer',
  tag: 'Orders',
  summary: 'Create an order',
  description:
    '`Idempotency-Key` is required: repeating a key with the same details returns the original order. The server computes the price, and `expectedTotal` detects a change of it. Capacity and coupon are held for 10 minutes, and for 30 from the first opening of the payment page.',
  errors: [...placingErrors],
  headers: z.object({ 'idempotency-key': RequiredKey }),
  body: OrderRequest,
  success: 'The order, unpaid',
  response: OrderView,
  status: 201,
})

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/orders/{id}',
  access: 'signed_in',
  tag: 'Orders',
  summary: 'Get an order',
  description: 'Visible to its customer, its caterer and admins; others get 404.',
  errors: ['order_not_found'],
  params: IdParams,
  success: 'The order',
  response: OrderView,
})
