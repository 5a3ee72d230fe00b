import type { OrderState } from '#contract/values/order-state.ts'
import { paise, type Paise } from '#contract/values/money.ts'
import { newId } from '#server/kernel/ids.ts'
import { at, json, rows, sql } from '#server/kernel/sql.ts'
import { testStart } from '#test/support/server.ts'
import { aPackage, type APackage } from './package.ts'
import { aUser, type Home } from './user.ts'

export interface AnOrder {
  id: string
  customerId: string
  catererId: string
  packageId: string
  packageName: string
  state: OrderState
  eventDate: string
  guests: number
  /** Before tax; the bill has one line and no tax. */
  total: Paise
  createdAt: Date
}

type AnOrderGiven = Partial<Omit<AnOrder, 'packageId' | 'packageName'>> & {
  offer?: Pick<APackage, 'id' | 'name' | 'catererId'>
}

/**
 * An order that is completed already, as a row with its totals but without the moves and payments that led there;
 * tests about those place orders through the operations. Customer, caterer and package are invented where none are given.
 */
export async function anOrder(home: Home, { offer: ordered, ...given }: AnOrderGiven = {}): Promise<AnOrder> {
  const offer = ordered ?? (await aPackage(home, given.catererId ? { catererId: given.catererId } : {}))
  const order: AnOrder = {
    id: newId(),
    customerId: given.customerId ?? (await aUser(home)).id,
    catererId: offer.catererId,
    packageId: offer.id,
    packageName: offer.name,
    state: 'completed',
    eventDate: '2026-11-01',
    guests: 40,
    total: paise(1_800_000),
    createdAt: testStart,
    ...given,
  }
  await rows(
    home.database.db,
    sql`
    insert into orders (
      id, customer_id, caterer_id, package_id, state, idempotency_key, request_hash, event_date, event_time, guests, veg_guests, jain_guests,
      non_veg_guests, venue_line, venue_place, venue_pin_code, venue_state_code, venue_location, distance_km, contact_name, contact_phone,
      offer, selections, terms, per_plate_paise, subtotal_paise, taxable_paise, tax_paise, total_paise, hold_until, completed_at, created_at)
    values (
      ${order.id}, ${order.customerId}, ${order.catererId}, ${order.packageId}, ${order.state}, ${`factory-${order.id}`}, 'factory',
      ${order.eventDate}, '19:30', ${order.guests}, ${order.guests}, 0, 0, '4 Hill Road', 'Bandra West, Mumbai', '400050', '27',
      point(72.8295, 19.0544), 8, 'Asha Kulkarni', '+919000000000', ${json({ id: order.packageId, name: order.packageName })}, ${json([])}, ${json({ cancellation: [] })},
      ${order.total}, ${order.total}, ${order.total}, 0, ${order.total}, ${at(order.createdAt)},
      ${order.state === 'completed' ? at(order.createdAt) : null}, ${at(order.createdAt)})`,
  )
  return order
}
