import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { invalid } from '../../field-errors.ts'
import { limits } from '../../limits.ts'
import { Password } from '../identity.ts'
import { orderStates } from '../../values/order-state.ts'
import { BookingCode } from '../orders/parts.ts'
import { Day, Id, IdParams, RequiredKey, Rupees, Timestamp } from '../shared.ts'
import { line, neededLines } from '../text.ts'

export const RefundableOrder = z
  .object({
    orderId: Id,
    bookingCode: BookingCode,
    caterer: z.object({ id: Id, name: z.string() }),
    state: z.enum(orderStates),
    eventDate: Day,
    total: Rupees,
    held: Rupees.describe('Maximum refund: what is held for the order'),
    until: Day.describe('Last day (IST) on which a part of it can be refunded'),
    cannot: z.enum(['order_not_delivered', 'refund_too_late']).optional().describe('Why nothing can be refunded now'),
    refunds: z
      .array(z.object({ amount: Rupees, reason: z.string(), at: Timestamp }))
      .describe('Refunds after the delivery, the latest first'),
  })
  .meta({ id: 'RefundableOrder', description: 'An order of which an admin may refund a part' })
export type RefundableOrder = z.output<typeof RefundableOrder>

export const findRefundable = endpoint({
  method: 'GET',
  path: '/api/admin/orders',
  access: 'admin',
  tag: 'Admin',
  summary: 'Find an order to refund',
  description: 'Returns the order of a booking code with what is held for it and what was refunded after its delivery.',
  errors: ['order_not_found'],
  query: z.object({ code: line(limits.order.bookingCodeLength).describe('Booking code, with or without its dash') }),
  success: 'The order',
  response: RefundableOrder,
})

export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/{id}/refunds',
  access: 'admin',
  tag: 'Admin',
  summary: 'Refund a part of a delivered order',
  description:
    'Until 180 days after the event, at most what is held for the order; it lowers the payout of its caterer, or the next one. Customer and caterer get an email, and the customer a credit note. `Idempotency-Key` is required. Needs the password again.',
  errors: [
    'input_invalid',
    'password_wrong',
    'too_many_requests',
    'order_not_found',
    'order_not_delivered',
    'refund_too_late',
    'refund_above_held',
    'idempotency_key_missing',
    'idempotency_key_reused',
  ],
  params: IdParams,
  headers: z.object({ 'idempotency-key': RequiredKey }),
  bodyError: 'input_invalid',
  body: z.object({
    amount: z.number(invalid('number_needed')).gt(0, invalid('refund_amount_needed')).pipe(Rupees),
    reason: neededLines(500, 'refund_reason_needed'),
    password: Password.optional().describe('Password of the account; accounts without one leave it out'),
  }),
  success: 'The refund',
  response: z.object({ orderId: Id, amount: Rupees, held: Rupees.describe('What is still held for the order') }),
  status: 201,
})
