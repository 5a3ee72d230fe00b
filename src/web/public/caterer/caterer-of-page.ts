import type { CatererView } from '#contract/endpoints/caterers.ts'

const shown = [
  'id',
  'name',
  'slug',
  'city',
  'address',
  'serviceAddress',
  'extraInformation',
  'contact',
  'specialistIn',
  'cuisinesOffered',
  'cateringType',
  'serviceStartYear',
  'complimentary',
  'minPrice',
  'maxPrice',
  'averageRating',
  'totalReviews',
  'maximumServingCapacity',
  'orderFullFilled',
  'notice',
  'serviceRadiusKm',
  'featured',
  'fssaiNo',
  'pictures',
  'googleLocation',
] as const satisfies readonly (keyof CatererView)[]

/** What the caterer's page shows of a caterer. */
export type CatererOfPage = Pick<CatererView, (typeof shown)[number]>

/** Leaves out the long lists of ids, which the page would carry for nothing. */
export function forPage(caterer: CatererView): CatererOfPage {
  // The keys are those of the type.
  return Object.fromEntries(shown.map((key) => [key, caterer[key]])) as unknown as CatererOfPage
}
