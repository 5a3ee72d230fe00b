import type { InvoiceLine } from '#server/modules/taxes/domain/index.ts'
import { formatDayAndTime } from '#contract/values/calendar.ts'
import { formatPaise } from '#contract/values/money.ts'
import { states, type StateCode } from '#contract/values/place.ts'
import * as text from '#messages/documents'
import { billingKind, type Content, type Recipient, type Reference } from '../domain/content.ts'
import { documentLocale } from '../domain/locale.ts'
import type { DocumentKind } from '../domain/number.ts'

const titles: Record<DocumentKind, typeof text.document_from> = {
  receipt: text.document_title_receipt,
  invoice: text.document_title_invoice,
  bill_of_supply: text.document_title_bill_of_supply,
  refund_voucher: text.document_title_refund_voucher,
  credit_note: text.document_title_credit_note,
}

const totals: Record<DocumentKind, typeof text.document_from> = {
  receipt: text.document_total_received,
  invoice: text.document_total,
  bill_of_supply: text.document_total,
  refund_voucher: text.document_total_refunded,
  credit_note: text.document_total_credited,
}

export function titleOf(kind: DocumentKind): string {
  return titles[kind]({}, documentLocale)
}

/** What the amount of a document is called. */
export function totalLabel(kind: DocumentKind): string {
  return totals[kind]({}, documentLocale)
}

export function gstin(number: string): string {
  return text.document_gstin({ number }, documentLocale)
}

/** 'Maharashtra (27)'; the code alone for a state that is not in our list. */
export function stateName(code: string): string {
  const name: string | undefined = states[code as StateCode]
  return name ? `${name} (${code})` : code
}

/** An address without PIN code and state at its end, which have a line of their own: as people and maps write them, once or twice. */
export function addressAbove(address: string, pinCode: string, stateCode: string): string {
  const state: string = states[stateCode as StateCode] ?? ''
  const ends = [pinCode, state, 'India'].filter((end) => end !== '')
  let rest = address.trim()
  for (;;) {
    const end = ends.find((each) => rest.toLowerCase().endsWith(each.toLowerCase()))
    const shorter = end === undefined ? rest : rest.slice(0, -end.length).replace(/[\s,–-]+$/, '')
    if (end === undefined || shorter === '') return rest
    rest = shorter
  }
}

/** Lines of the recipient's address: the company's own, else that of the venue. */
export function addressOf(recipient: Recipient): string[] {
  const { companyAddress, gstin: number } = recipient
  if (companyAddress === undefined) return venueLines(recipient)
  // A GST number begins with the state of its owner.
  return [companyAddress, ...(number === undefined ? [] : [stateName(number.slice(0, 2))])]
}

function venueLines({ address, pinCode, stateCode }: Recipient): string[] {
  return [addressAbove(address, pinCode, stateCode), `${pinCode}, ${stateName(stateCode)}`]
}

/** 250 basis points are '2.5%'. */
export function formatRate(basisPoints: number): string {
  return `${basisPoints / 100}%`
}

/** What a line of the bill is about, in words. */
export function describe({ kind, about }: InvoiceLine): string {
  switch (kind) {
    case 'add_on':
      return text.document_line_dishes({ category: about }, documentLocale)
    case 'service_hours':
      return text.document_line_service_hours({}, documentLocale)
    case 'delivery':
      return text.document_line_delivery({}, documentLocale)
    case 'plates':
    case 'discount':
    case 'cgst':
    case 'sgst':
    case 'igst':
      return about
  }
}

/** What the law wants said, and what explains the document. */
export function remarks(kind: DocumentKind, { issuer, reduction }: Content): string[] {
  const { gstScheme, legalName } = issuer
  const advance =
    billingKind(gstScheme) === 'invoice'
      ? text.document_remark_advance_invoice
      : text.document_remark_advance_bill_of_supply
  const said = [
    ...(gstScheme === 'COMPOSITION' ? [text.document_remark_composition] : []),
    ...(gstScheme === 'UNREGISTERED' ? [text.document_remark_unregistered] : []),
    ...(kind === 'receipt' ? [advance] : []),
    ...(reduction ? [text.document_remark_reduction] : []),
    text.document_remark_reverse_charge,
  ]
  return [
    ...said.map((remark) => remark({}, documentLocale)),
    text.document_remark_signature({ issuer: legalName }, documentLocale),
  ]
}

/** How a reduction was settled, below the amount of its refund voucher; no rows where nothing was retained. */
export function reductionRows({ reduction }: Content): [string, string][] {
  if (!reduction) return []
  return [
    [text.document_reduction_total({}, documentLocale), formatPaise(reduction.total)],
    [text.document_reduction_refund({}, documentLocale), formatPaise(reduction.refund)],
    [text.document_reduction_charge({}, documentLocale), formatPaise(reduction.retained)],
  ]
}

/** What is above the amounts: name and value. */
export function factsOf(content: Content): [string, string][] {
  const { orderId, orderCode, title, guests, eventDate, eventTime, placeOfSupply, transaction, gift, recipient } =
    content
  const event = text.document_event({ title, guests, time: formatDayAndTime(eventDate, eventTime) }, documentLocale)
  return [
    orderCode
      ? [text.document_label_code({}, documentLocale), orderCode]
      : [text.document_label_order({}, documentLocale), orderId],
    [text.document_label_event({}, documentLocale), event],
    ...(recipient.companyAddress
      ? [[text.document_label_venue({}, documentLocale), venueLines(recipient).join(', ')] satisfies [string, string]]
      : []),
    [text.document_label_place_of_supply({}, documentLocale), stateName(placeOfSupply)],
    ...(gift ? [[text.document_label_gift({}, documentLocale), gift] satisfies [string, string]] : []),
    ...(transaction
      ? [[text.document_label_transaction({}, documentLocale), transaction] satisfies [string, string]]
      : []),
  ]
}

/** An earlier document that one refers to, issued on `day`: name and value. */
export function referenceRow({ number }: Reference, day: string): [string, string] {
  return [text.document_label_refers_to({}, documentLocale), text.document_refers_to({ number, day }, documentLocale)]
}
