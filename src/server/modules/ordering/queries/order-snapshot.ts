import type { GstScheme } from '#contract/values/gst-scheme.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, hoursAndMinutes, select, selectList, sql, type Selected } from '#server/kernel/sql.ts'
import { settingText } from '#server/kernel/settings.ts'
import { issuerOf } from '#server/modules/caterers/index.ts'
import type { OrderSnapshot } from '#server/modules/documents/index.ts'
import type { Basis } from '#server/modules/ledger/index.ts'
import { marketplaceRateAt } from '#server/modules/taxes/index.ts'
import { orders } from '../tables.ts'
import { gift } from './told-facts.ts'
import { lineFrom, linesOf } from './bill-lines.ts'

/** What books and documents need of an order, as it now stands. */
export interface BookedOrder {
  snapshot: OrderSnapshot
  /** By the rates of the day on which the order was placed. */
  basis: Basis
}

const o = orders.as('o')

const booked = selectList({
  orderId: o.id,
  orderCode: o.code,
  catererId: o.caterer_id,
  issuer: issuerOf(o.caterer_id),
  agreedScheme: sql<GstScheme | null>`${o.terms} ->> 'gstScheme'`,
  contactName: o.contact_name,
  company: o.company,
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
  feeRate: marketplaceRateAt('platform_fee', o.created_at),
  tcsRate: marketplaceRateAt('tcs', o.created_at),
})

type Row = Selected<typeof booked>

/** Undefined for a reference that is no order. */
export async function findBookedOrder(db: Queryable, orderId: string): Promise<BookedOrder | undefined> {
  const row = await firstRow(db, select(booked)`from ${o} where ${o.id} = ${orderId}`)
  return row && { snapshot: snapshotOf(row), basis: basisOf(row) }
}

/** The scheme by which the order was priced; the first orders kept none. */
function schemeOf({ agreedScheme, issuer }: Row): GstScheme {
  return agreedScheme ?? issuer.gstScheme
}

/** An unregistered caterer owes no tax at source. */
function basisOf(row: Row): Basis {
  const { taxable, total, feeRate, tcsRate } = row
  return { taxable, total, feeRate, tcsRate: schemeOf(row) === 'UNREGISTERED' ? 0 : tcsRate }
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
