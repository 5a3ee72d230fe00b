import { paise, type Paise } from '#contract/values/money.ts'
import { bill, type DeliveryRule } from './bill.ts'

export interface WholePrice {
  /** Paise per plate with everything on the bill. For comparing: what is paid is the total. */
  perPlate: Paise
  total: Paise
}

/**
 * What a package comes to per plate with tax and delivery, by the bill itself, so that caterers with different prices,
 * tax schemes and delivery can be laid side by side. `taxRate` is in basis points; `distanceKm` undefined is near.
 */
export function wholePrice(asked: {
  basePrice: Paise
  guests: number
  taxRate: number
  delivery: DeliveryRule
  distanceKm: number | undefined
}): WholePrice {
  const { basePrice, guests, taxRate, delivery, distanceKm } = asked
  const { total } = bill({
    offer: { id: '', name: '', kind: 'package', diet: 'custom', basePrice, items: [] },
    selections: [],
    guests,
    serviceHours: 0,
    delivery,
    distanceKm,
    discount: undefined,
    tax: { rate: taxRate, sameState: true },
  })
  return { perPlate: paise(Math.round(total / guests)), total }
}
