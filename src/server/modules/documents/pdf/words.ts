import type { InvoiceLine } from '#server/modules/taxes/domain/index.ts'
import { formatDayAndTime } from '#contract/values/calendar.ts'
import { formatPaise } from '#contract/values/money.ts'
import { states, type StateCode } from '#contract/values/place.ts'
import { billingKind, type Content } from '../domain/content.ts'
import type { DocumentKind } from '../domain/number.ts'

/** The words of documents. */
export const titles: Record<DocumentKind, string> = {
  receipt: 'Receipt voucher',
  invoice: 'Tax invoice',
  bill_of_supply: 'Bill of supply',
  refund_voucher: 'Refund voucher',
  credit_note: 'Credit note',
}

export const totals: Record<DocumentKind, string> = {
  receipt: 'Received',
  invoice: 'Total',
  bill_of_supply: 'Total',
  refund_voucher: 'Refunded',
  credit_note: 'Credited',
}

/** 'Maharashtra (27)'; the code alone for a state that is not in our list. */
export function stateName(code: string): string {
  const name: string | undefined = states[code as StateCode]
  return name ? `${name} (${code})` : code
}

/** 250 basis points are '2.5%'. */
export function formatRate(basisPoints: number): string {
  return `${basisPoints / 100}%`
}

/** What a line of the bill is about, in words. */
export function describe({ kind, about }: InvoiceLine): string {
  switch (kind) {
    case 'add_on':
      return `Dishes: ${about}`
    case 'service_hours':
      return 'Extra service hours'
    case 'delivery':
      return 'Delivery, per km'
    case 'plates':
    case 'discount':
    case 'cgst':
    case 'sgst':
    case 'igst':
      return about
  }
}

/** What the law wants said, and what explains the document. */
export function remarks(kind: DocumentKind, content: Content): string[] {
  const { issuer } = content
  const said: string[] = []
  if (issuer.gstScheme === 'COMPOSITION')
    said.push('Composition taxable person, not eligible to collect tax on supplies.')
  if (issuer.gstScheme === 'UNREGISTERED') said.push('Supplier not registered under GST. No tax is charged.')
  if (kind === 'receipt') said.push(`Advance payment for the event. The ${billTitle(content)} is issued on delivery.`)
  if (content.reduction)
    said.push(
      'Refunded under the cancellation terms of the order. If the order is increased later, the cancellation charge is used first.',
    )
  said.push('Tax is not payable on reverse charge.')
  said.push(`Issued electronically for ${issuer.legalName}. Valid without a signature.`)
  return said
}

/** How a reduction was settled, below the amount of its refund voucher; no rows where nothing was retained. */
export function reductionRows({ reduction }: Content): [string, string][] {
  if (!reduction) return []
  return [
    ['Order reduced by', formatPaise(reduction.total)],
    ['Total refunded', formatPaise(reduction.refund)],
    ['Cancellation charge', formatPaise(reduction.retained)],
  ]
}

function billTitle({ issuer }: Content): string {
  return titles[billingKind(issuer.gstScheme)].toLowerCase()
}

/** What stands above the amounts: name and value. */
export function factsOf(content: Content): [string, string][] {
  const { orderId, title, guests, eventDate, eventTime, placeOfSupply, transaction } = content
  return [
    ['Order', orderId],
    ['Event', `${title} for ${guests}, ${formatDayAndTime(eventDate, eventTime)}`],
    ['Place of supply', stateName(placeOfSupply)],
    ...(transaction ? [['Transaction', transaction] satisfies [string, string]] : []),
  ]
}
