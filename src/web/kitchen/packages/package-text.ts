import type { OwnPackage } from '#contract/endpoints/offer/packages.ts'
import { portionOf } from '#contract/rules/portion.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import type { Section } from './package-drafts.ts'
import type { PackageFields } from './package-fields.ts'
import { rupeesFrom, rupeesProblem } from '#web/kitchen/offer/rupees.ts'

const sectionNames: Record<Section, () => string> = {
  '10-25': m.packages_section_10_25,
  '25-50': m.packages_section_25_50,
  '50-100': m.packages_section_50_100,
  '100+': m.packages_section_100,
  any: m.packages_section_any,
}

/** '10 to 25 people'. */
export function sectionName(section: Section): string {
  return sectionNames[section]()
}

const priceTexts = { plate: m.packages_price_plate, box: m.packages_price_box, thali: m.packages_price_thali }

/** '₹350 per plate'; undefined without a price that can be read. */
export function priceText({ kind, name, basePrice }: PackageFields): string | undefined {
  if (kind === 'custom' || rupeesProblem(basePrice) !== undefined || rupeesFrom(basePrice) === 0) return undefined
  return priceTexts[portionOf({ kind, name })]({ price: formatRupees(rupeesFrom(basePrice)) })
}

/** What a package lacks before it can be booked, a sentence for each course. */
export function shortageTexts(shortages: OwnPackage['shortages']): string[] {
  return shortages.map(({ itemId, item, needed, available }) =>
    itemId === undefined ? m.packages_short_empty() : m.packages_short({ course: item, needed, available }),
  )
}
