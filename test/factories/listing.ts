import fc from 'fast-check'
import type { CatererCard } from '#contract/endpoints/caterers.ts'
import { cuisines } from '#contract/values/cuisine.ts'
import { firstCity } from '#contract/city.ts'
import { noticeFrom } from '#contract/rules/notice.ts'
import type { KindPrices } from '#contract/rules/card-price.ts'
import { guestBands, type GuestBand } from '#contract/values/guest-band.ts'
import type { ServiceKind } from '#contract/values/service-kind.ts'
import type { Listing } from '#server/modules/catalogue/domain/listing.ts'
import { writtenCard } from '#server/modules/catalogue/read-model/written-card.ts'
import { nextNumber } from './next-number.ts'

export type AListingGiven = Partial<CatererCard> &
  Partial<Pick<Listing, 'city' | 'featuredPosition' | 'formerSlugs' | 'kinds'>> & { dishes?: readonly string[] }

/** A caterer of the read model without a database: in Andheri, vegetarian and not, for 25 to 50 guests. */
export function aListing({
  city = firstCity,
  featuredPosition,
  formerSlugs = [],
  kinds = {},
  dishes = [],
  ...given
}: AListingGiven = {}): Listing {
  const number = nextNumber()
  const card: CatererCard = {
    id: `caterer-${number}`,
    name: `Kitchen ${number}`,
    slug: `kitchen-${number}`,
    address: 'Veera Desai Road, Andheri West, Mumbai',
    area: 'Andheri',
    cuisinesOffered: ['North Indian'],
    cateringType: ['veg', 'nonVeg'],
    minPrice: 300,
    maxPrice: 600,
    averageRating: 4,
    totalReviews: 10,
    maximumServingCapacity: 500,
    orderFullFilled: 0,
    leadDays: 2,
    serviceStartYear: 2015,
    complimentary: '',
    featured: featuredPosition !== undefined,
    bands: ['25-50'],
    bandPrices: { '25-50': 300 },
    platePrices: { '25-50': 315 },
    gstPercent: 5,
    delivery: { freeKm: 10, perKm: 0 },
    hasCustomMenu: false,
    googleLocation: { lat: 19.1197, lng: 72.8464 },
    picture: { base: '/pictures/default', widths: [480], width: 480, height: 320, placeholder: '#d9c7a8' },
    ...given,
  }
  return {
    id: card.id,
    slug: card.slug,
    city,
    formerSlugs,
    card,
    ...writtenCard(card),
    viewBytes: Buffer.from(`"extraInformation":"Of ${card.id}"`),
    kinds,
    notice: noticeFrom(card.leadDays),
    featuredPosition,
    words: { name: card.name, about: card.cuisinesOffered, dishes },
    favourites: new Map(),
  }
}

const near = (from: number, to: number) => fc.double({ min: from, max: to, noNaN: true })

/** Any place of the Mumbai region. */
export const anyPoint = fc.record({ lat: near(18.85, 19.5), lng: near(72.75, 73.1) })

/** A city of any caterers, with many equal prices, ratings and names among them, and at most one for each featured position. */
export const anyCity: fc.Arbitrary<Listing[]> = fc
  .array(
    fc.record({
      name: fc.constantFrom('Spice Garden', 'Annapurna', 'Tikka House'),
      cuisinesOffered: fc.subarray([...cuisines]),
      cateringType: fc.subarray(['veg', 'nonVeg', 'jain'] as const),
      minPrice: fc.option(fc.constantFrom(59, 60, 150, 300, 300.5), { nil: null }),
      averageRating: fc.constantFrom(0, 3.9, 4, 4.1, 5),
      totalReviews: fc.nat(3),
      bands: fc.subarray([...guestBands]),
      bandPrices: fc.record(Object.fromEntries(guestBands.map((band) => [band, fc.constantFrom(59, 150, 301)])), {
        requiredKeys: [],
      }),
      dietPrices: fc.record(
        { jain: fc.constant({ '25-50': 320 }), veg: fc.constant({ '10-25': 80, '25-50': 151 }) },
        { requiredKeys: [] },
      ),
      packed: fc.subarray([...guestBands]),
      gstPercent: fc.constantFrom(0, 5, 18),
      leadDays: fc.nat(4),
      googleLocation: anyPoint,
      featured: fc.boolean(),
      dishes: fc.subarray(['Paneer Tikka', 'Dal Makhani', 'Chicken Biryani']),
    }),
    { maxLength: 60 },
  )
  .map((city) =>
    city.map(({ featured, packed, ...given }, i) =>
      aListing({
        ...given,
        kinds: kindsOf(given.bands, packed),
        ...(featured && i < 5 ? { featuredPosition: 9 - i } : {}),
      }),
    ),
  )

/** A buffet for these ranges and thalis for some of them, each at prices of their own for Jain guests. */
function kindsOf(bands: readonly GuestBand[], packed: readonly GuestBand[]): Listing['kinds'] {
  const of = (kind: ServiceKind, prices: readonly number[], own: readonly GuestBand[]) => {
    const at = (price: number): KindPrices => ({
      kind,
      byBand: Object.fromEntries(own.map((band) => [band, { price, minOrder: 0, portion: 'thali' }])),
    })
    const [any = 0, jain = 0] = prices
    return own.length === 0 ? {} : { [kind]: { any: at(any), veg: at(any), jain: at(jain) } }
  }
  return {
    ...of('buffet', [300, 320], bands),
    ...of(
      'thali',
      [59, 150],
      packed.filter((band) => bands.includes(band)),
    ),
  }
}
