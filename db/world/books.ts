import type { Bill } from '#server/modules/taxes/domain/index.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { zero, type Paise } from '#contract/values/money.ts'
import {
  billContent,
  billingKind,
  documentNumber,
  financialYear,
  moneyContent,
  type DocumentKind,
  type OrderSnapshot,
} from '#server/modules/documents/index.ts'
import { noBalances, postingsOf } from '#server/modules/ledger/index.ts'
import { idAt } from './ids.ts'
import type { Books, DocumentSeriesRow } from './order-tables.ts'
import type { PastOrder } from './past-orders.ts'
import type { City } from './tables.ts'

/** A past order with what was paid for it. */
export interface PaidOrder {
  order: PastOrder
  bill: Bill
  attemptId: string
}

interface IssuedDocument {
  kind: DocumentKind
  paid: PaidOrder
  /** The payment or the order. */
  about: string
  at: number
}

/**
 * Writes what the product would have: for each order the ledger's entry of its payment, the receipt and the document of its supply,
 * numbered by caterer and financial year without gaps. The first caterer with a document is number `firstIssuer`.
 */
export function addBooks(
  city: City,
  paid: readonly PaidOrder[],
  { books, firstIssuer }: { books: Books; firstIssuer: number },
): void {
  for (const one of paid) addEntry(city, one, books)
  const documents = paid.flatMap(documentsOf).toSorted((a, b) => a.at - b.at || (a.about < b.about ? -1 : 1))
  const issuers = new Map<string, number>()
  const series = new Map<string, DocumentSeriesRow>()
  const receipts = new Map<string, { number: string; issuedAt: string }>()
  for (const document of documents) {
    const { order, bill, attemptId } = document.paid
    const catererId = order.caterer.row.id
    const issuer = issuers.get(catererId) ?? firstIssuer + issuers.size
    issuers.set(catererId, issuer)
    const issuedAt = new Date(document.at).toISOString()
    const number = documentNumber(document.kind, issuer, ...next(series, catererId, document))
    const snapshot = snapshotOf(document.paid, books.sac)
    const receipt = receipts.get(order.id)
    const content = receipt
      ? billContent(snapshot, [receipt])
      : moneyContent(snapshot, { amount: bill.total, transaction: attemptId }, [])
    if (!receipt) receipts.set(order.id, { number, issuedAt })
    city.documents.push({
      id: idAt(document.at, 'document', document.kind, order.key),
      caterer_id: catererId,
      order_id: order.id,
      kind: document.kind,
      number,
      amount_paise: bill.total,
      about: document.about,
      issued_at: issuedAt,
      content,
    })
  }
  city.document_issuers.push(...[...issuers].map(([caterer_id, number]) => ({ caterer_id, number })))
  city.document_series.push(...series.values())
}

function documentsOf(paid: PaidOrder): IssuedDocument[] {
  const { order, attemptId } = paid
  return [
    { kind: 'receipt', paid, about: attemptId, at: order.paidAt },
    { kind: billingKind(order.caterer.row.gst_scheme), paid, about: order.id, at: order.deliveredAt },
  ]
}

/** The financial year of a document and its number in the series of that year. */
function next(
  series: Map<string, DocumentSeriesRow>,
  caterer_id: string,
  { kind, at }: IssuedDocument,
): [string, number] {
  const year = financialYear(new Date(at))
  const key = `${caterer_id} ${kind} ${year}`
  const row = series.get(key) ?? { caterer_id, kind, financial_year: year, last_number: 0 }
  row.last_number += 1
  series.set(key, row)
  return [year, row.last_number]
}

function addEntry(city: City, { order, bill, attemptId }: PaidOrder, { charges }: Books): void {
  const placedOn = dayInIndia(new Date(order.placedAt))
  const rateOf = (wanted: Books['charges'][number]['charge']) =>
    charges.find(({ charge, validFrom }) => charge === wanted && validFrom <= placedOn)?.rate ?? 0
  const basis = {
    taxable: bill.taxable,
    total: bill.total,
    feeRate: rateOf('platform_fee'),
    feeGstRate: rateOf('fee_gst'),
    discount: bill.discount,
    gift: zero,
    isOff: false,
    tcsRate: order.caterer.row.gst_scheme === 'UNREGISTERED' ? 0 : rateOf('tcs'),
  }
  const entry = idAt(order.paidAt, 'entry', order.key)
  city.ledger_rows.push(
    ...postingsOf('charge', bill.total, noBalances, basis).map(({ account, amount }, i) => ({
      entry,
      position: i + 1,
      account,
      order_id: order.id,
      amount_paise: amount satisfies Paise,
      at: new Date(order.paidAt).toISOString(),
      kind: 'charge' as const,
      about: attemptId,
    })),
  )
}

function snapshotOf({ order, bill }: PaidOrder, sac: string): OrderSnapshot {
  const { caterer, customer, venue } = order
  const { row } = caterer
  return {
    orderId: order.id,
    catererId: row.id,
    issuer: {
      legalName: row.legal_name,
      tradeName: row.name,
      address: row.address,
      stateCode: row.state_code,
      phone: row.contact,
      gstScheme: row.gst_scheme,
      ...(row.gst_no === 'URP' ? {} : { gstin: row.gst_no }),
      ...(row.fssai_no ? { fssai: row.fssai_no } : {}),
    },
    recipient: {
      name: `${customer.first_name} ${customer.last_name}`,
      address: [venue.name, venue.line, venue.place.address].filter(Boolean).join(', '),
      pinCode: venue.place.pincode,
      stateCode: '27',
    },
    title: order.offer.name,
    guests: order.guests,
    eventDate: order.day,
    eventTime: order.time,
    placeOfSupply: '27',
    sac,
    bill,
  }
}
