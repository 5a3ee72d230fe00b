import type { ItemSelection } from '#contract/rules/package-selection.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import { paise, zero, type Paise } from '#contract/values/money.ts'
import { newId } from '#server/kernel/ids.ts'
import { point } from '#server/kernel/sql.ts'
import { testStart } from '#test/support/server.ts'
import { insertRow } from './insert-row.ts'
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
  selections: readonly ItemSelection[]
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
    selections: [],
    ...given,
  }
  const { id, customerId, catererId, packageId, packageName, state, guests, total, createdAt } = order
  await insertRow(home, 'orders', {
    id,
    customer_id: customerId,
    caterer_id: catererId,
    package_id: packageId,
    state,
    idempotency_key: `factory-${id}`,
    request_hash: 'factory',
    event_date: order.eventDate,
    event_time: '19:30',
    guests,
    veg_guests: guests,
    jain_guests: 0,
    non_veg_guests: 0,
    venue_line: '4 Hill Road',
    venue_place: 'Bandra West, Mumbai',
    venue_pin_code: '400050',
    venue_state_code: '27',
    venue_location: point({ lng: 72.8295, lat: 19.0544 }),
    distance_km: 8,
    contact_name: 'Asha Kulkarni',
    contact_phone: '+919000000000',
    offer: { id: packageId, name: packageName, items: [] },
    selections: order.selections,
    terms: { cancellation: [] },
    per_plate_paise: total,
    subtotal_paise: total,
    taxable_paise: total,
    tax_paise: zero,
    total_paise: total,
    hold_until: createdAt,
    completed_at: state === 'completed' ? createdAt : null,
    created_at: createdAt,
  })
  return order
}
