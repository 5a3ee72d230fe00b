import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import { m } from '#messages'
import type { CatererFields } from '#web/kitchen/onboarding/caterer-fields.ts'

/** Something that customers look for and the profile does not say. */
export interface MissingPart {
  /** Field of the profile's form where it is entered. */
  field: keyof CatererFields
  text: string
}

/** Returns what is missing from a profile, in the order of its form. */
export function missingFrom(caterer: OwnCaterer): MissingPart[] {
  const { fssaiNo, fssaiExpiresOn, cuisinesOffered, specialistIn, extraInformation } = caterer
  const { artGallery, menuGallery, minPrice, maxPrice } = caterer
  const parts: [keyof CatererFields, boolean, string][] = [
    ['fssaiNo', !fssaiNo, m.missing_fssai()],
    ['fssaiExpiresOn', Boolean(fssaiNo) && !fssaiExpiresOn, m.missing_fssai_end()],
    ['cuisinesOffered', cuisinesOffered.length === 0, m.missing_cuisines()],
    ['specialistIn', specialistIn.trim() === '', m.missing_specialist()],
    ['extraInformation', extraInformation.trim() === '', m.missing_about()],
    ['artGallery', artGallery.flat().length === 0, m.missing_pictures()],
    ['menuGallery', menuGallery.flat().length === 0, m.missing_menu_pictures()],
    ['maxPrice', maxPrice === null, m.missing_max_price()],
    ['minPrice', minPrice === null, m.missing_min_price()],
  ]
  return parts.flatMap(([field, isMissing, text]) => (isMissing ? [{ field, text }] : []))
}
