import type { PlatePrice } from './plate-price.ts'
import type { Portion } from './portion.ts'

interface Priced extends Pick<PlatePrice, 'perPlate'> {
  portion: Portion
}

/** Returns the cheapest and the dearest plate, of packed food where there is no plate; undefined where there is neither. */
export function priceSpan<Price extends Priced>(prices: readonly Price[]): { least: Price; most: Price } | undefined {
  const plates = prices.filter(({ portion }) => portion === 'plate')
  const shown = plates.length > 0 ? plates : prices
  const sorted = shown.toSorted((a, b) => a.perPlate - b.perPlate)
  const [least, most] = [sorted[0], sorted.at(-1)]
  return least && most && { least, most }
}
