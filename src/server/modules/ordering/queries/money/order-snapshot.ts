import { zero } from '#contract/values/money.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import type { GstScheme } from '#contract/values/gst-scheme.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { firstRow, hoursAndMinutes, list, rows, select, selectList, sql, type Selected } from '#server/kernel/sql.ts'
import { settingText } from '#server/kernel/settings.ts'
import { issuerOf } from '#server/modules/caterers/index.ts'
import { issuerNumberOf, type OrderSnapshot } from '#server/modules/documents/index.ts'
import type { Basis } from '#server/modules/ledger/index.ts'
import { giftSumAt, marketplaceRateAt } from '#server/modules/taxes/index.ts'
import { orders } from '../../tables.ts'
import { gift } from '../told-facts.ts'
import { lineFrom, linesOf } from '../bill-lines.ts'

/** What books and documents need of an order, as it now stands. */
export interface BookedOrder {
  snapshot: OrderSnapshot
  /** By the rates of the day on which the order was placed. */
  basis: Basis
  /** The caterer's number among those who issue documents, if it has issued one. */
  issuerNumber: number | null
}

const o = orders.as('o')

const booked = selectList({
  orderId: o.id,
  orderCode: o.code,
  catererId: o.caterer_id,
  issuer: issuerOf(o.caterer_id),
  issuerNumber: issuerNumberOf(o.caterer_id),
  agreedScheme: sql<GstScheme | null>`${o.terms} ->> 'gstScheme'`,
  contactName: o.contact_name,
  company: o.company,
  companyAddress: o.company_address,
  gstin: o.gstin,
  venueName: o.venue_name,
  venueLine: o.venue_line,
  venuePlace: o.venue_place,
  pinCode: o.venue_pin_code,
  stateCode: o.venue_state_code,
  title: sql<string>`${o.offer} ->> 'name'`,
  guests: o.guests,
  eventDate: o.event_date,
  eventTime: hoursAndMinutes(o.event_time),
  sac: settingText('papers.sac'),
  gift,
  lines: linesOf(o.id),
  subtotal: o.subtotal_paise,
  discount: o.discount_paise,
  taxable: o.taxable_paise,
  tax: o.tax_paise,
  total: o.total_paise,
  state: o.state,
  borneByCaterer: sql<boolean>`coalesce(${o.terms} #>> '{coupon,borneBy}' = 'caterer', false)`,
  giftSum: giftSumAt(o.created_at),
  feeRate: marketplaceRateAt('platform_fee', o.created_at),
  feeGstRate: marketplaceRateAt('fee_gst', o.created_at),
  tcsRate: marketplaceRateAt('tcs', o.created_at),
})

type Row = Selected<typeof booked>

/** Undefined for a reference that is no order. */
export async function findBookedOrder(db: Queryable, orderId: string): Promise<BookedOrder | undefined> {
  const row = await firstRow(db, select(booked)`from ${o} where ${o.id} = ${orderId}`)
  return row && { snapshot: snapshotOf(row), basis: basisOf(row), issuerNumber: row.issuerNumber }
}

/** What decides how the money of orders is shared out, by id; unknown ids are left out. */
export async function basesOf(db: Queryable, orderIds: readonly string[]): Promise<Map<string, Basis>> {
  const found = await rows(db, select(booked)`from ${o} where ${o.id} = any(${list(orderIds)}::text[])`)
  return new Map(found.map((row) => [row.orderId, basisOf(row)]))
}

/** Locks the next paid orders after an id that have a discount or a gift, and returns their ids in order. */
export async function lockPromotedOrders(tx: Tx, after: string, most: number): Promise<string[]> {
  const found = await rows(
    tx,
    select({ id: o.id })`from ${o}
      where ${o.id} > ${after} and ${o.state} not in ('awaiting_payment', 'cancelled_unpaid', 'expired')
        and (${o.discount_paise} > 0 or ${o.terms} ? 'fulfilmentNote')
      order by ${o.id} limit ${most} for update`,
  )
  return found.map(({ id }) => id)
}

/** The scheme by which the order was priced; the first orders kept none. */
function schemeOf({ agreedScheme, issuer }: Row): GstScheme {
  return agreedScheme ?? issuer.gstScheme
}

/** Of an unregistered caterer no tax is collected at source. */
function basisOf(row: Row): Basis {
  const { taxable, total, feeRate, feeGstRate, tcsRate } = row
  return {
    taxable,
    total,
    feeRate,
    feeGstRate,
    tcsRate: schemeOf(row) === 'UNREGISTERED' ? 0 : tcsRate,
    discount: row.borneByCaterer ? zero : row.discount,
    gift: row.gift ? row.giftSum : zero,
    isOff: isOff(row.state),
  }
}

function isOff(state: OrderState): boolean {
  return state === 'declined' || state === 'lapsed' || state === 'cancelled'
}

function snapshotOf(row: Row): OrderSnapshot {
  const { orderId, orderCode, catererId, title, guests, eventDate, eventTime, sac, stateCode } = row
  const { subtotal, discount, taxable, tax, total } = row
  const { gstNo, fssaiNo, ...issuer } = row.issuer
  return {
    orderId,
    ...(orderCode ? { orderCode } : {}),
    catererId,
    issuer: {
      ...issuer,
      gstScheme: schemeOf(row),
      ...(gstNo === 'URP' ? {} : { gstin: gstNo }),
      ...(fssaiNo ? { fssai: fssaiNo } : {}),
    },
    recipient: {
      name: row.contactName,
      ...(row.company ? { company: row.company } : {}),
      ...(row.companyAddress ? { companyAddress: row.companyAddress } : {}),
      ...(row.gstin ? { gstin: row.gstin } : {}),
      address: [row.venueName, row.venueLine, row.venuePlace].filter(Boolean).join(', '),
      pinCode: row.pinCode,
      stateCode,
    },
    title,
    guests,
    eventDate,
    eventTime,
    placeOfSupply: stateCode,
    sac,
    ...(row.gift ? { gift: row.gift } : {}),
    bill: { lines: row.lines.map(lineFrom), subtotal, discount, taxable, tax, total },
  }
}
