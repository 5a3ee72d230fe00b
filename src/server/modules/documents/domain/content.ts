import { type Bill, invoiceLines, partOfBill, type InvoiceLine, addsGst } from '#server/modules/taxes/domain/index.ts'
import type { GstScheme } from '#contract/values/gst-scheme.ts'
import type { Day, TimeOfDay } from '#contract/values/calendar.ts'
import type { Paise } from '#contract/values/money.ts'
import type { DocumentKind } from './number.ts'

export interface Issuer {
  /** As registered; the trade name when none is given. */
  legalName: string
  tradeName: string
  address: string
  stateCode: string
  /** E.164. */
  phone: string
  /** Missing for a caterer who is not registered. */
  gstin?: string
  fssai?: string
  gstScheme: GstScheme
}

export interface Recipient {
  name: string
  company?: string
  /** Of the company (CGST Rule 46(d)); without one the venue's is printed. Missing in documents of earlier versions. */
  companyAddress?: string
  gstin?: string
  /** Of the venue, with its PIN code and state. */
  address: string
  pinCode: string
  stateCode: string
}

/** Order, caterer and customer, as a document copies them when it is issued. */
export interface OrderSnapshot {
  orderId: string
  /** Its booking code; missing in documents of earlier versions, which name the order by its id. */
  orderCode?: string
  catererId: string
  issuer: Issuer
  recipient: Recipient
  title: string
  guests: number
  eventDate: Day
  eventTime: TimeOfDay
  /** State code: where the food is served. */
  placeOfSupply: string
  /** Service accounting code. */
  sac: string
  /** What a coupon adds to the order other than a discount. */
  gift?: string
  bill: Pick<Bill, 'lines' | 'subtotal' | 'discount' | 'taxable' | 'tax' | 'total'>
}

/** An earlier document that this one is about. */
export interface Reference {
  number: string
  issuedAt: string
}

export interface TaxAmount {
  /** 'CGST' and so on. */
  name: string
  /** Basis points. */
  rate: number
  amount: Paise
}

/** Reduction of an order by which a refund became due. `total` is `refund` plus `retained`. */
export interface Reduction {
  total: Paise
  /** Refunded in all, which several payments may bear. */
  refund: Paise
  /** Retained as cancellation charge. */
  retained: Paise
}

/** A document as data, whole, as it was when it was issued: whatever changes later, it says the same. */
export interface Content extends Omit<OrderSnapshot, 'bill'> {
  /** Only on what bills a supply. */
  lines: InvoiceLine[]
  taxable: Paise
  taxes: TaxAmount[]
  total: Paise
  /** The payment or refund it is for, as the gateway knows it. */
  transaction?: string
  /** On a refund voucher for a reduction of which a part was retained. */
  reduction?: Reduction
  refersTo: Reference[]
}

/** Returns the kind that bills a supply: a tax invoice, or a bill of supply where no tax may be charged (CGST Act, section 31). */
export function billingKind(scheme: GstScheme): DocumentKind {
  return addsGst(scheme) ? 'invoice' : 'bill_of_supply'
}

/** The document that bills a supply. */
export function billContent({ bill, ...snapshot }: OrderSnapshot, refersTo: readonly Reference[]): Content {
  return { ...snapshot, lines: invoiceLines(bill), ...amountsOf(bill, bill.total), refersTo: [...refersTo] }
}

/** A document about money: a receipt, a refund voucher, a credit note. Its taxes are those that the bill has in such an amount. */
export function moneyContent(
  { bill, ...snapshot }: OrderSnapshot,
  money: { amount: Paise; transaction: string; reduction?: Reduction },
  refersTo: readonly Reference[],
): Content {
  const { amount, ...about } = money
  return { ...snapshot, lines: [], ...amountsOf(bill, amount), ...about, refersTo: [...refersTo] }
}

function amountsOf(bill: OrderSnapshot['bill'], amount: Paise): Pick<Content, 'taxable' | 'taxes' | 'total'> {
  const { taxable, taxes, total } = partOfBill(bill, amount)
  return {
    taxable,
    taxes: taxes.map(({ about, rate = 0, amount: tax }) => ({ name: about, rate, amount: tax })),
    total,
  }
}
