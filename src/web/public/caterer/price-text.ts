import type { PackageView } from '#contract/endpoints/caterers.ts'
import { formatRupees } from '#contract/values/money.ts'
import { perPortion, portionOf } from '#web/shared/draft/portion.ts'
import { m } from '#messages'

/** '₹299 a plate', '₹109 a box'; a custom menu is priced by the dish. */
export function priceText(pack: Pick<PackageView, 'kind' | 'name'>, rupees: number): string {
  return pack.kind === 'custom'
    ? m.caterer_from_a_dish({ price: formatRupees(rupees) })
    : perPortion(portionOf(pack), rupees)
}
