import type { CatererInList } from '#contract/endpoints/caterer-lists.ts'
import { platePrice } from '#contract/rules/plate-price.ts'
import { termsOf } from '#contract/rules/card-price.ts'
import { fromRupees } from '#contract/values/money.ts'
import { cutText } from '#web/ui/controls/cut-text.ts'
import { wordedSpan } from '#web/public/listing/prices.ts'
import type { ApiClient } from '#web/shared/api/api.ts'
import type { PictureSource } from '#web/ui/display/picture.tsx'

/** Caterers of the page, in the order in which they are featured (C46). */
const shown = 3

/** Characters of what a caterer says of their work; all of it is on their page. */
const extraLength = 140

/** What a card of a featured caterer shows (R147, R148). */
export interface PremiumCaterer {
  name: string
  slug: string
  city?: string | undefined
  address: string
  picture: PictureSource
  rating: number
  reviews: number
  /** Year of the start. */
  since: number
  capacity: number
  events: number
  specialist: string
  cuisines: readonly string[]
  extra: string
  complimentary: string
  /** In words; absent for a caterer without a price. */
  price?: string
}

/** Returns the featured caterers; undefined when they could not be read. */
export async function featuredCaterers(api: ApiClient): Promise<readonly PremiumCaterer[] | undefined> {
  try {
    const { items } = await api('GET /api/search')
    const ids = items.filter(({ featured }) => featured).slice(0, shown)
    if (ids.length === 0) return []
    const { data } = await api('GET /api/caterer', { query: { ids: ids.map(({ id }) => id).join(',') } })
    return data.map(premium)
  } catch {
    // The page says that it shows samples instead.
    return undefined
  }
}

function premium(caterer: CatererInList): PremiumCaterer {
  const price = spanOf(caterer)
  return {
    name: caterer.name,
    slug: caterer.slug,
    city: caterer.city,
    address: caterer.address,
    picture: caterer.picture,
    rating: caterer.averageRating,
    reviews: caterer.totalReviews,
    since: caterer.serviceStartYear,
    capacity: caterer.maximumServingCapacity,
    events: caterer.orderFullFilled,
    specialist: caterer.specialistIn,
    cuisines: caterer.cuisinesOffered,
    extra: openingOf(caterer.extraInformation),
    complimentary: caterer.complimentary,
    ...(price === undefined ? {} : { price }),
  }
}

function openingOf(text: string): string {
  const opening = cutText(text, extraLength)
  return opening === undefined ? text : `${opening}…`
}

/** From the cheapest plate: a snack box, which may cost less, feeds nobody at a wedding. */
function spanOf(caterer: CatererInList): string | undefined {
  const { minPrice, maxPrice, bandPrices, gstPercent } = caterer
  if (minPrice === null || maxPrice === null) return undefined
  const plates = Object.values(bandPrices)
  const least = plates.length > 0 ? Math.min(...plates) : minPrice
  const withGst = (rupees: number) => ({
    ...platePrice(fromRupees(rupees), { kind: 'package', minOrder: 0 }, {}, termsOf(caterer)),
    portion: 'plate' as const,
    minOrder: 0,
  })
  return wordedSpan({ least: withGst(least), most: withGst(maxPrice) }, gstPercent).text
}
