import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { isDay } from '../values/calendar.ts'
import { cuisines } from '../values/cuisine.ts'
import { CatererCard } from './caterers.ts'
import { asNumber, Band, Latitude, Longitude, Page, RadiusKm } from './shared.ts'

export const sorts = ['default', 'price-low', 'price-high'] as const

const tooLong = `Use up to ${limits.search.maxQueryLength} characters`

const yesOrNo = (name: string) =>
  z
    .enum(['1', '0', 'true', 'false'], `\`${name}\` must be 1 or 0`)
    .transform((text) => text === '1' || text === 'true')
    .meta({ type: 'boolean', enum: undefined })
    .default(false)

const budgetSentence = `Enter a budget in rupees per plate, from 1 to ${limits.search.maxBudget}`
const Budget = z
  .string(budgetSentence)
  .trim()
  .regex(/^\d{1,6}(\.\d{1,2})?$/, budgetSentence)
  .pipe(z.coerce.number<string>().min(1, budgetSentence).max(limits.search.maxBudget, budgetSentence))
  .meta(asNumber('number', 1, limits.search.maxBudget, 'Maximum of the lowest price per plate in rupees'))

const ratingSentence = 'Choose a rating from 1 to 5'
const Rating = z
  .string(ratingSentence)
  .trim()
  .regex(/^\d(\.\d)?$/, ratingSentence)
  .pipe(z.coerce.number<string>().min(1, ratingSentence).max(5, ratingSentence))
  .meta(asNumber('number', 1, 5, 'Minimum average rating'))

/** The one set of search parameters, in the page's URL and here alike. */
export const SearchQuery = z
  .object({
    place: z.string().trim().max(limits.search.maxQueryLength, tooLong).optional(),
    lat: Latitude.optional(),
    lng: Longitude.optional(),
    radius: RadiusKm.default(limits.search.defaultRadiusKm),
    people: Band.optional(),
    date: z
      .string()
      .trim()
      .refine(isDay, 'Enter the date as YYYY-MM-DD')
      .meta({ format: 'date' })
      .optional()
      .describe(
        'Day (IST) on which the caterer must be free for the smallest number of guests of the range, or the smallest order',
      ),
    cuisine: z.string().trim().max(40, 'Choose one of the cuisines').optional(),
    veg: yesOrNo('veg'),
    jain: yesOrNo('jain').describe('Whether to return only caterers with Jain food'),
    budget: Budget.optional(),
    rating: Rating.optional(),
    sort: z.enum(sorts, `\`sort\` must be one of ${sorts.join(', ')}`).default('default'),
    page: Page,
    q: z.string().trim().max(limits.search.maxQueryLength, tooLong).optional(),
    facets: yesOrNo('facets').describe('Whether to count the results of every other choice'),
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    path: ['lat'],
    error: 'Send both latitude and longitude',
  })
export type SearchQuery = z.output<typeof SearchQuery>

const countsOf = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: z.number().int() }))

/** For each choice: how many caterers of the main list match when it is made and everything else stays as it is. */
export const Facets = z
  .object({
    people: countsOf(Band),
    cuisine: countsOf(z.enum(cuisines)),
    veg: z.number().int(),
    jain: z.number().int(),
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
    others: z.array(CatererCard).describe('Caterers without packages, on the last page and without a range of guests'),
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
  description:
    'Returns caterers that match all filters, paged by 10. With `facets` it also counts the results of every other choice. Caterers without packages are in `others` on the last page.',
  errors: ['date_past', 'date_too_far'],
  tagged: true,
  query: SearchQuery,
  success: 'A page of caterers',
  response: SearchResult,
})
