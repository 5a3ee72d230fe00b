import type { OrderDetails } from '#contract/endpoints/orders/order.ts'
import {
  columnsBy,
  hoursAndMinutes,
  jsonObject,
  latOf,
  lngOf,
  point,
  sql,
  valuesBy,
  type ColumnMap,
  type ColumnsOf,
  type Sql,
} from '#server/kernel/sql.ts'
import type { Changeable, PlacedOrder } from '../domain/order.ts'
import { orders } from '../tables.ts'
import { linesOf } from './bill-lines.ts'

type Columns = ColumnMap<ColumnsOf<typeof orders>>

/**
 * What a customer may add to an order, all of it optional. A new detail is named here and in the contract: it is written, read,
 * taken over by paying again, exported and erased with the others.
 */
export const detailColumns = {
  company: 'company',
  companyAddress: 'company_address',
  gstin: 'gstin',
  allergies: 'allergies',
  note: 'note',
} as const satisfies Columns & Record<keyof OrderDetails, string>

const dietColumns = { veg: 'veg_guests', jain: 'jain_guests', nonVeg: 'non_veg_guests' } as const satisfies Columns
const contactColumns = { name: 'contact_name', phone: 'contact_phone' } as const satisfies Columns
const venueColumns = {
  name: 'venue_name',
  line: 'venue_line',
  place: 'venue_place',
  pinCode: 'venue_pin_code',
  state: 'venue_state_code',
} as const satisfies Columns

/** What a change of a paid order may touch. */
const changeableColumns = {
  guests: 'guests',
  serviceHours: 'service_hours',
  offer: 'offer',
  selections: 'selections',
  perPlate: 'per_plate_paise',
  subtotal: 'subtotal_paise',
  discount: 'discount_paise',
  taxable: 'taxable_paise',
  tax: 'tax_paise',
  total: 'total_paise',
} as const satisfies Columns

const placedColumns = {
  id: 'id',
  customerId: 'customer_id',
  catererId: 'caterer_id',
  eventDate: 'event_date',
  eventTime: 'event_time',
  distanceKm: 'distance_km',
  terms: 'terms',
  holdUntil: 'hold_until',
  createdAt: 'created_at',
  ...changeableColumns,
} as const satisfies Columns

/** What a change writes into its order, but for the lines of the bill. */
export function changeableValues(changeable: Changeable) {
  return {
    ...valuesBy(orders, changeableColumns, changeable),
    ...valuesBy(orders, dietColumns, changeable.dietSplit),
    package_id: changeable.offer.id,
  }
}

/** What is written of an order when it is placed, but for the lines of the bill. */
export function placedValues(order: PlacedOrder) {
  return {
    ...valuesBy(orders, placedColumns, order),
    ...changeableValues(order),
    ...valuesBy(orders, venueColumns, order.venue),
    venue_location: point(order.venue.point),
    ...valuesBy(orders, contactColumns, order.contact),
    ...valuesBy(orders, detailColumns, order.details),
  }
}

/** What is read of a placed order, as its type has it, but for details that are missing: they are null. */
export function placedIn(o: typeof orders) {
  return {
    ...columnsBy(o, placedColumns),
    eventTime: hoursAndMinutes(o.event_time),
    dietSplit: dietSplitIn(o),
    venue: jsonObject({
      ...columnsBy(o, venueColumns),
      point: jsonObject({ lat: latOf(o.venue_location), lng: lngOf(o.venue_location) }),
    }),
    contact: contactIn(o),
    details: jsonObject(columnsBy(o, detailColumns)),
    lines: linesOf(o.id),
  }
}

export function dietSplitIn(o: typeof orders) {
  return jsonObject(columnsBy(o, dietColumns))
}

export function contactIn(o: typeof orders) {
  return jsonObject(columnsBy(o, contactColumns))
}

/** The booking code of an order. One of an earlier version is known by its id until a job has stored a code for it. */
export function codeIn(o: typeof orders): Sql<string> {
  return sql`coalesce(${o.code}, ${o.id})`
}
