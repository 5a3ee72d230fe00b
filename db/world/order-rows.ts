import { bill, type Bill } from '#server/modules/taxes/domain/index.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { paise, zero } from '#contract/values/money.ts'
import { limits } from '#contract/limits.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import { distanceKm } from '#contract/values/place.ts'
import { snapshotOf } from '#server/modules/ordering/index.ts'
import { policyOf } from './caterer-rows.ts'
import type { PaidOrder } from './books.ts'
import { idAt } from './ids.ts'
import type { GstScheme } from '#contract/values/gst-scheme.ts'
import type { PastOrder } from './past-orders.ts'
import { randomOf } from './random.ts'
import type { City, CouponRow } from './tables.ts'
import type { OrderEventRow, OrderRow } from './order-tables.ts'

/** Basis points of GST by scheme. */
export type GstRates = Record<GstScheme, number>

/** Writes a past order down as if it had been placed, paid, cooked and delivered here. `coupon` is the one it used. */
export function addPastOrder(city: City, order: PastOrder, rates: GstRates, coupon: CouponRow | undefined): PaidOrder {
  const { caterer, guests, day, id } = order
  const km = distanceKm(caterer.point, order.venue.place)
  const priced = priceOf(order, km, rates[caterer.row.gst_scheme], coupon)
  city.orders.push(orderRow(order, priced, km, rates, coupon))
  city.bill_lines.push(
    ...priced.lines.map((line, i) => ({
      order_id: id,
      position: i + 1,
      kind: line.kind,
      about: line.about,
      quantity: line.quantity,
      unit_paise: line.unit,
      amount_paise: line.amount,
      rate: line.rate ?? null,
    })),
  )
  city.caterer_days.push({ caterer_id: caterer.row.id, day, plates_taken: guests })
  if (coupon) {
    city.coupon_holds.push({
      order_id: id,
      coupon_id: coupon.id,
      user_id: order.customer.id,
      state: 'used',
      amount_paise: priced.discount,
      held_on: dayInIndia(new Date(order.paidAt)),
      at: iso(order.paidAt),
    })
    coupon.uses++
  }
  const attemptId = addPayment(city, order, priced)
  city.order_events.push(...eventsOf(order, attemptId))
  return { order, bill: priced, attemptId }
}

function priceOf(
  { offer, selections, guests, serviceHours, caterer }: PastOrder,
  km: number,
  rate: number,
  coupon: CouponRow | undefined,
): Bill {
  const { delivery_free_km, delivery_per_km_paise } = caterer.row
  return bill({
    offer,
    selections,
    guests,
    serviceHours,
    distanceKm: km,
    delivery: { freeKm: delivery_free_km, perKm: paise(delivery_per_km_paise) },
    discount: coupon && { code: coupon.code, percent: coupon.percent, flat: zero },
    tax: { rate, sameState: true },
  })
}

function orderRow(
  order: PastOrder,
  priced: Bill,
  km: number,
  rates: GstRates,
  coupon: CouponRow | undefined,
): OrderRow {
  const { caterer, customer, dietSplit, venue, selections } = order
  const { gst_scheme: gstScheme } = caterer.row
  const { completedAt } = order
  return {
    id: order.id,
    customer_id: customer.id,
    caterer_id: caterer.row.id,
    package_id: order.offer.id,
    state: completedAt === undefined ? 'delivered' : 'completed',
    idempotency_key: `past-${order.id}`,
    request_hash: order.id,
    event_date: order.day,
    event_time: order.time,
    guests: order.guests,
    veg_guests: dietSplit.veg,
    jain_guests: dietSplit.jain,
    non_veg_guests: dietSplit.nonVeg,
    service_hours: order.serviceHours,
    venue_name: venue.name,
    venue_line: venue.line,
    venue_place: venue.place.address,
    venue_pin_code: venue.place.pincode,
    venue_state_code: '27',
    venue_location: `(${venue.place.lng},${venue.place.lat})`,
    distance_km: km,
    contact_name: `${customer.first_name} ${customer.last_name}`,
    contact_phone: customer.phone,
    coupon_id: coupon?.id ?? null,
    offer: snapshotOf(order.offer, selections),
    selections,
    terms: { cancellation: policyOf(caterer.demoCaterer), gstScheme, tax: { rate: rates[gstScheme], sameState: true } },
    per_plate_paise: priced.perPlate,
    subtotal_paise: priced.subtotal,
    discount_paise: priced.discount,
    taxable_paise: priced.taxable,
    tax_paise: priced.tax,
    total_paise: priced.total,
    hold_until: iso(order.placedAt + limits.order.holdMinutes * 60_000),
    answer_by: iso(order.answerBy),
    completed_at: completedAt === undefined ? null : iso(completedAt),
    version: completedAt === undefined ? 5 : 6,
    created_at: iso(order.placedAt),
    updated_at: iso(completedAt ?? order.deliveredAt),
  }
}

function addPayment(city: City, order: PastOrder, { total }: Bill): string {
  const { placedAt, paidAt } = order
  const id = idAt(placedAt, 'attempt', order.key)
  const begunAt = placedAt + 40_000
  city.payment_attempts.push({
    id,
    reference: order.id,
    payer_id: order.customer.id,
    number: 1,
    purpose: 'order',
    state: 'applied',
    amount_paise: total,
    gateway_code: 'PAYMENT_SUCCESS',
    gateway_transaction_id: `T${String(paidAt)}${randomOf('gateway', order.key).int(1000, 9999)}`,
    gateway_amount_paise: total,
    initiated_at: iso(begunAt),
    checked_at: iso(paidAt),
    checks: 1,
    created_at: iso(placedAt),
  })
  city.payment_events.push(
    { attempt_id: id, seq: 1, from_state: null, to_state: 'open', code: null, at: iso(placedAt) },
    { attempt_id: id, seq: 2, from_state: 'open', to_state: 'pending', code: 'PAYMENT_SUCCESS', at: iso(paidAt) },
    { attempt_id: id, seq: 3, from_state: 'pending', to_state: 'applied', code: 'PAYMENT_SUCCESS', at: iso(paidAt) },
  )
  return id
}

function eventsOf(order: PastOrder, transactionId: string): OrderEventRow[] {
  const owner = { actor: `user:${order.caterer.owner.id}`, party: 'caterer' } as const
  const customer = { actor: `user:${order.customer.id}`, party: 'customer' } as const
  const system = (name: string) => ({ actor: `system:${name}`, party: 'system' }) as const
  const moves: [to: OrderState, by: Pick<OrderEventRow, 'actor' | 'party'>, at: number, detail?: object][] = [
    ['awaiting_payment', customer, order.placedAt],
    ['requested', system('payments'), order.paidAt, { transactionId }],
    ['accepted', owner, order.acceptedAt],
    ['in_preparation', owner, order.startedAt],
    ['delivered', owner, order.deliveredAt],
  ]
  if (order.completedAt !== undefined)
    moves.push(['completed', order.isConfirmed ? customer : system('completion'), order.completedAt])
  return moves.map(([to_state, by, at, detail = {}], i) => ({
    order_id: order.id,
    seq: i + 1,
    from_state: moves[i - 1]?.[0] ?? null,
    to_state,
    ...by,
    at: iso(at),
    detail,
  }))
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
