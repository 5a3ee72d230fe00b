import { paise, share, sum, times, zero, type Paise } from '#contract/values/money.ts'
import { limits } from '#contract/limits.ts'
import { chargedKm, type DeliveryRule } from '#contract/rules/plate-price.ts'
import { itemPrice, pricePerPlate, type ItemSelection, type OfferedPackage } from '#contract/rules/package-selection.ts'

export type BillLineKind = 'plates' | 'add_on' | 'service_hours' | 'delivery' | 'discount' | 'cgst' | 'sgst' | 'igst'

export interface BillLine {
  kind: BillLineKind
  /** The package, category, coupon or tax it is about; figures and words around it belong to the page. */
  about: string
  quantity: number
  /** Paise for one of `quantity`. */
  unit: Paise
  amount: Paise
  /** Only on tax lines: basis points, 250 = 2.5 %. */
  rate?: number
}

/** What a coupon takes off, before tax (C40). A gift takes nothing off and adds a note (C41). */
export interface Discount {
  code: string
  /** Basis points of what is bought. */
  percent: number
  /** Paise. */
  flat: Paise
  /** Paise; the discount never exceeds it. */
  atMost?: Paise
}

/** Taxes that a caterer adds by its GST scheme on the day of the bill. Composition and unregistered caterers may not charge GST. */
export interface TaxRule {
  /** Basis points of all GST together, 500 = 5 %; even, since CGST and SGST are half each. */
  rate: number
  /** Same state: half CGST, half SGST. Otherwise all IGST. */
  sameState: boolean
}

export interface BillInput {
  offer: OfferedPackage
  selections: readonly ItemSelection[]
  guests: number
  serviceHours: number
  delivery: DeliveryRule
  /** Kilometres from the kitchen to the venue; undefined while no venue is chosen. */
  distanceKm: number | undefined
  discount: Discount | undefined
  tax: TaxRule
}

export interface Bill {
  /** Paise per plate with add-ons, before discount and tax. */
  perPlate: Paise
  lines: BillLine[]
  subtotal: Paise
  discount: Paise
  taxable: Paise
  tax: Paise
  total: Paise
}

/**
 * The one price of an order: quote, order, comparison, invoice and refund all ask here.
 * Lines add up to the total; tax is taken on the value after discount and rounded once a line.
 * Throws a RangeError when an amount leaves the product's range (see `maxPaise`).
 */
export function bill(input: BillInput): Bill {
  const bought = [...plateLines(input), ...serviceLines(input), ...deliveryLines(input)]
  const subtotal = sum(bought.map((line) => line.amount))
  const discount = discountOn(subtotal, input.discount)
  const taxable = paise(subtotal - discount)
  const taxes = taxLines(taxable, input.tax)
  const tax = sum(taxes.map((line) => line.amount))
  return {
    perPlate: pricePerPlate(input.offer, input.selections),
    lines: [...bought, ...discountLines(input.discount, discount), ...taxes],
    subtotal,
    discount,
    taxable,
    tax,
    total: paise(taxable + tax),
  }
}

function line(kind: BillLineKind, about: string, quantity: number, unit: Paise): BillLine {
  return { kind, about, quantity, unit, amount: times(unit, quantity) }
}

function plateLines({ offer, selections, guests }: BillInput): BillLine[] {
  const addOns = offer.items.flatMap((item) => {
    const selection = selections.find((candidate) => candidate.itemId === item.id)
    const unit = selection ? itemPrice(offer.kind, item, selection) : zero
    return unit > 0 ? [line('add_on', item.name, guests, unit)] : []
  })
  const plates = offer.basePrice > 0 ? [line('plates', offer.name, guests, offer.basePrice)] : []
  return [...plates, ...addOns]
}

/** Three hours are included; packed food comes without service (C66). */
function serviceLines({ offer, serviceHours }: BillInput): BillLine[] {
  const extra = offer.kind === 'packed' ? 0 : Math.max(0, serviceHours - limits.order.includedServiceHours)
  return extra > 0 ? [line('service_hours', '', extra, paise(limits.order.extraHourRupees * 100))] : []
}

function deliveryLines({ delivery, distanceKm }: BillInput): BillLine[] {
  const charged = chargedKm(delivery, distanceKm)
  return charged > 0 && delivery.perKm > 0 ? [line('delivery', '', charged, delivery.perKm)] : []
}

/** What a coupon takes off what is bought: never more than it allows, nor more than there is. */
export function discountOn(subtotal: Paise, discount: Discount | undefined): Paise {
  if (!discount) return zero
  const wanted = share(subtotal, discount.percent) + discount.flat
  return paise(Math.min(wanted, discount.atMost ?? wanted, subtotal))
}

function discountLines(discount: Discount | undefined, amount: Paise): BillLine[] {
  return discount ? [line('discount', discount.code, 1, paise(-amount))] : []
}

function taxLines(taxable: Paise, { rate, sameState }: TaxRule): BillLine[] {
  if (rate === 0) return []
  const of = (kind: BillLineKind, about: string, part: number): BillLine => ({
    ...line(kind, about, 1, share(taxable, part)),
    rate: part,
  })
  return sameState ? [of('cgst', 'CGST', rate / 2), of('sgst', 'SGST', rate / 2)] : [of('igst', 'IGST', rate)]
}
