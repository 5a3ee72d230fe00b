import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { invalid } from '../field-errors.ts'
import { limits } from '../limits.ts'
import { pricedDiets } from '../rules/card-price.ts'
import { cuisines } from '../values/cuisine.ts'
import { serviceKinds } from '../values/service-kind.ts'
import { CatererCard } from './caterers.ts'
import { asNumber, Band, Guests, Latitude, Longitude, Page, RadiusKm, Rupees, SearchDay } from './shared.ts'
import { line } from './text.ts'

export const sorts = ['default', 'price-low', 'price-high'] as const

const YesOrNo = z
  .enum(['1', '0', 'true', 'false'], invalid('switch_invalid'))
  .transform((text) => text === '1' || text === 'true')
  .meta({ type: 'boolean', enum: undefined })
  .default(false)

const notABudget = invalid('budget_invalid', { max: limits.search.maxBudget })
const Budget = z
  .string(notABudget)
  .trim()
  .regex(/^\d{1,6}(\.\d{1,2})?$/, notABudget)
  .pipe(z.coerce.number<string>().min(1, notABudget).max(limits.search.maxBudget, notABudget))
  .meta(
    asNumber(
      'number',
      1,
      limits.search.maxBudget,
      'Maximum of the lowest price per plate in rupees, with GST, for the range of guests and the diet',
    ),
  )

const notARating = invalid('rating_invalid')
const Rating = z
  .string(notARating)
  .trim()
  .regex(/^\d(\.\d)?$/, notARating)
  .pipe(z.coerce.number<string>().min(1, notARating).max(5, notARating))
  .meta(asNumber('number', 1, 5, 'Minimum average rating'))

/** What narrows a list of caterers, apart from a place. */
export const filters = {
  people: Band.optional(),
  date: SearchDay.optional().describe(
    'Day (IST) on which the caterer must be free for `guests`, else for the smallest number of the range, or the smallest order',
  ),
  guests: Guests.optional().describe(
    'Exact number of guests that the caterer must be free for on `date`; without effect otherwise, and outside of `people`',
  ),
  cuisine: line(40).optional(),
  veg: YesOrNo.describe('Whether to return only pure veg kitchens'),
  jain: YesOrNo.describe('Whether to return only caterers with a Jain menu'),
  jainOnly: YesOrNo.describe('Whether to return only kitchens that cook nothing but Jain food'),
  diet: z
    .enum(pricedDiets)
    .optional()
    .describe('Diet that prices are of, such as that of all guests; the filters by diet come before it'),
  kind: z
    .enum(serviceKinds, invalid('service_kind_invalid'))
    .optional()
    .describe('Kind of service that the caterer must offer for the range of guests; prices are then of it'),
  budget: Budget.optional(),
  rating: Rating.optional(),
  q: line(limits.search.maxQueryLength).optional(),
}

/** The one set of search parameters, in the page's URL and here alike. */
export const SearchQuery = z
  .object({
    place: line(limits.search.maxQueryLength).optional(),
    lat: Latitude.optional(),
    lng: Longitude.optional(),
    radius: RadiusKm.default(limits.search.defaultRadiusKm),
    ...filters,
    sort: z.enum(sorts).default('default'),
    page: Page,
    facets: YesOrNo.describe('Whether to count the results of every other choice'),
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    path: ['lat'],
    error: invalid('coordinates_incomplete'),
  })
export type SearchQuery = z.output<typeof SearchQuery>

const countsOf = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: z.number().int() }))

/** For each choice: how many caterers of the main list match when it is made and everything else stays as it is. */
export const Facets = z
  .object({
    people: countsOf(Band),
    kind: countsOf(z.enum(serviceKinds)),
    cuisine: countsOf(z.enum(cuisines)),
    veg: z.number().int(),
    jain: z.number().int(),
    jainOnly: z.number().int(),
    budget: countsOf(z.number()),
    rating: countsOf(z.number()),
    radius: countsOf(z.number()).optional().describe('Counts by radius; only with a place'),
  })
  .meta({ id: 'Facets', description: 'Number of caterers that match each choice when everything else stays as it is' })
export type Facets = z.output<typeof Facets>

export const SearchResult = z
  .object({
    total: z.number().int().describe('Number of matching caterers on all pages'),
    page: z.number().int(),
    pages: z.number().int(),
    items: z.array(CatererCard),
    others: z
      .array(CatererCard)
      .describe(
        `Caterers without packages, at most ${limits.search.others}, on the last page and without a range of guests`,
      ),
    othersTotal: z.number().int().describe('Number of caterers of which `others` shows the first; 0 where it is empty'),
    place: z
      .object({ name: z.string(), lat: z.number(), lng: z.number() })
      .optional()
      .describe('Place that the search was centred on'),
    facets: Facets.optional().describe('Counts of every other choice; only on request'),
  })
  .meta({ id: 'SearchResult' })
export type SearchResult = z.output<typeof SearchResult>

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'public',
  tag: 'Caterers',
  summary: 'Search caterers',
  description: `Returns caterers that match all filters, paged by 10. With \`facets\` it also counts the results of every other choice. Caterers without packages are in \`others\` on the last page, the first ${limits.search.others} of them.`,
  errors: ['date_past', 'date_too_far'],
  tagged: true,
  query: SearchQuery,
  success: 'A page of caterers',
  response: SearchResult,
})

/** What caterers usually ask, of those that cook for a range of guests and a diet. */
export const PriceRange = z
  .object({
    caterers: z.number().int().describe('Number of caterers with a full package for the range and the diet'),
    perPlate: z
      .object({ from: Rupees, to: Rupees })
      .optional()
      .describe(
        `Lowest prices per plate in rupees with GST, from the 10th to the 90th percentile; absent below ${limits.priceRange.fewest} caterers`,
      ),
    noticeDays: z
      .object({ from: z.number().int(), to: z.number().int() })
      .optional()
      .describe(
        `Days of notice for the smallest number of guests of the range, as above; absent below ${limits.priceRange.fewest} caterers`,
      ),
  })
  .meta({ id: 'PriceRange', description: 'What caterers usually ask for a range of guests and a diet' })
export type PriceRange = z.output<typeof PriceRange>

export const PriceRangeQuery = z
  .object({
    people: Band.optional(),
    diet: z.enum(pricedDiets).optional().describe('Diet of the packages'),
    place: line(limits.search.maxQueryLength).optional(),
    lat: Latitude.optional(),
    lng: Longitude.optional(),
    radius: RadiusKm.default(limits.search.defaultRadiusKm),
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    path: ['lat'],
    error: invalid('coordinates_incomplete'),
  })
export type PriceRangeQuery = z.output<typeof PriceRangeQuery>

export const getPriceRange = endpoint({
  method: 'GET',
  path: '/api/price-range',
  access: 'public',
  tag: 'Caterers',
  summary: 'Get usual prices and notice',
  description:
    'Returns how many caterers cook for a range of guests and a diet, and between which prices and days of notice most of them are. With a place only those within the radius count.',
  errors: [],
  tagged: true,
  query: PriceRangeQuery,
  success: 'The range',
  response: PriceRange,
})
