import type { GstScheme } from '#contract/values/gst-scheme.ts'
import { paise } from '#contract/values/money.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, sql } from '#server/kernel/sql.ts'
import type { OrderSnapshot } from '#server/modules/documents/index.ts'
import type { Basis } from '#server/modules/ledger/index.ts'

/** What books and documents need of an order, as it now stands. */
export interface BookedOrder {
  snapshot: OrderSnapshot
  /** By the rates of the day on which the order was placed. */
  basis: Basis
}

interface Row {
  id: string
  caterer_id: string
  legal_name: string
  trade_name: string
  address: string
  state_code: string
  phone: string
  gst_no: string
  fssai_no: string | null
  gst_scheme: GstScheme
  contact_name: string
  company: string | null
  gstin: string | null
  venue_name: string
  venue_line: string
  venue_place: string
  venue_pin_code: string
  venue_state_code: string
  title: string
  guests: number
  event_date: string
  event_time: string
  sac: string
  lines: (Omit<OrderSnapshot['bill']['lines'][number], 'rate'> & { rate: number | null })[] | null
  subtotal: number
  discount: number
  taxable: number
  tax: number
  total: number
  fee_rate: number
  tcs_rate: number
}

const rate = (charge: 'platform_fee' | 'tcs') => sql`
  (select r.rate from marketplace_rates r
    where r.charge = ${charge} and r.valid_from <= (o.created_at at time zone 'Asia/Kolkata')::date
    order by r.valid_from desc limit 1)`

/** Undefined for a reference that is no order. */
export async function findBookedOrder(db: Queryable, orderId: string): Promise<BookedOrder | undefined> {
  const row = await firstRow<Row>(
    db,
    sql`
    select o.id, o.caterer_id, coalesce(nullif(c.legal_name, ''), c.name) as legal_name, c.name as trade_name, c.address, c.state_code,
      c.contact as phone, c.gst_no, c.fssai_no, coalesce(o.terms ->> 'gstScheme', c.gst_scheme) as gst_scheme,
      o.contact_name, o.company, o.gstin, o.venue_name, o.venue_line, o.venue_place, o.venue_pin_code, o.venue_state_code,
      o.offer ->> 'name' as title, o.guests, o.event_date::text as event_date, to_char(o.event_time, 'HH24:MI') as event_time,
      (select value #>> '{}' from settings where name = 'papers.sac') as sac,
      (select jsonb_agg(jsonb_build_object('kind', l.kind, 'about', l.about, 'quantity', l.quantity, 'unit', l.unit_paise,
        'amount', l.amount_paise, 'rate', l.rate) order by l.position) from bill_lines l where l.order_id = o.id) as lines,
      o.subtotal_paise as subtotal, o.discount_paise as discount, o.taxable_paise as taxable, o.tax_paise as tax, o.total_paise as total,
      ${rate('platform_fee')} as fee_rate, ${rate('tcs')} as tcs_rate
    from orders o join caterers c on c.id = o.caterer_id where o.id = ${orderId}`,
  )
  return row && { snapshot: snapshotOf(row), basis: basisOf(row) }
}

/** An unregistered caterer owes no tax at source. */
function basisOf({ taxable, total, fee_rate, tcs_rate, gst_scheme }: Row): Basis {
  const tcsRate = gst_scheme === 'UNREGISTERED' ? 0 : tcs_rate
  return { taxable: paise(taxable), total: paise(total), feeRate: fee_rate, tcsRate }
}

function snapshotOf(row: Row): OrderSnapshot {
  const { id, caterer_id, title, guests, event_date, event_time, sac } = row
  return {
    orderId: id,
    catererId: caterer_id,
    issuer: {
      legalName: row.legal_name,
      tradeName: row.trade_name,
      address: row.address,
      stateCode: row.state_code,
      phone: row.phone,
      gstScheme: row.gst_scheme,
      ...(row.gst_no === 'URP' ? {} : { gstin: row.gst_no }),
      ...(row.fssai_no ? { fssai: row.fssai_no } : {}),
    },
    recipient: {
      name: row.contact_name,
      ...(row.company ? { company: row.company } : {}),
      ...(row.gstin ? { gstin: row.gstin } : {}),
      address: [row.venue_name, row.venue_line, row.venue_place].filter(Boolean).join(', '),
      pinCode: row.venue_pin_code,
      stateCode: row.venue_state_code,
    },
    title,
    guests,
    eventDate: event_date,
    eventTime: event_time,
    placeOfSupply: row.venue_state_code,
    sac,
    bill: {
      lines: (row.lines ?? []).map(({ rate: taxRate, ...line }) => ({
        ...line,
        ...(taxRate === null ? {} : { rate: taxRate }),
      })),
      subtotal: paise(row.subtotal),
      discount: paise(row.discount),
      taxable: paise(row.taxable),
      tax: paise(row.tax),
      total: paise(row.total),
    },
  }
}
