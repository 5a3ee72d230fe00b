import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { isDay } from '../values/calendar.ts'
import { cuisines } from '../values/cuisine.ts'
import { CatererCard } from './caterers.ts'
import { Band, Latitude, Longitude, Page, RadiusKm } from './shared.ts'

export const sorts = ['default', 'price-low', 'price-high'] as const

const tooLong = `Use up to ${limits.search.maxQueryLength} characters`

const yesOrNo = (name: string) =>
  z
    .enum(['1', '0', 'true', 'false'], `\`${name}\` must be 1 or 0`)
    .transform((text) => text === '1' || text === 'true')
    .default(false)

const budgetSentence = `Enter a budget in rupees per plate, from 1 to ${limits.search.maxBudget}`
const Budget = z
  .string(budgetSentence)
  .trim()
  .regex(/^\d{1,6}(\.\d{1,2})?$/, budgetSentence)
  .pipe(z.coerce.number<string>().min(1, budgetSentence).max(limits.search.maxBudget, budgetSentence))

const ratingSentence = 'Choose a rating from 1 to 5'
const Rating = z
  .string(ratingSentence)
  .trim()
  .regex(/^\d(\.\d)?$/, ratingSentence)
  .pipe(z.coerce.number<string>().min(1, ratingSentence).max(5, ratingSentence))

/** The one set of search parameters, in the page's URL and here alike. */
export const SearchQuery = z
  .object({
    place: z.string().trim().max(limits.search.maxQueryLength, tooLong).optional(),
    lat: Latitude.optional(),
    lng: Longitude.optional(),
    radius: RadiusKm.default(limits.search.defaultRadiusKm),
    people: Band.optional(),
    /** Only caterers who are free on this day for the smallest number of guests of the range, or the smallest order. */
    date: z.string().trim().refine(isDay, 'Enter the date as YYYY-MM-DD').optional(),
    cuisine: z.string().trim().max(40, 'Choose one of the cuisines').optional(),
    veg: yesOrNo('veg'),
    /** Only kitchens that cook Jain food. */
    jain: yesOrNo('jain'),
    /** Rupees per plate at most: the lowest price for the chosen range, else the caterer's lowest. */
    budget: Budget.optional(),
    /** The average rating is at least this; caterers without reviews have none. */
    rating: Rating.optional(),
    sort: z.enum(sorts, `\`sort\` must be one of ${sorts.join(', ')}`).default('default'),
    page: Page,
    q: z.string().trim().max(limits.search.maxQueryLength, tooLong).optional(),
    /** Asks how many would remain for each choice. */
    facets: yesOrNo('facets'),
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    path: ['lat'],
    error: 'Send both latitude and longitude',
  })
export type SearchQuery = z.output<typeof SearchQuery>

const countsOf = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: z.number().int() }))

/** For each choice: how many caterers of the main list match when it is made and everything else stays as it is. */
export const Facets = z.object({
  people: countsOf(Band),
  cuisine: countsOf(z.enum(cuisines)),
  veg: z.number().int(),
  jain: z.number().int(),
  budget: countsOf(z.number()),
  rating: countsOf(z.number()),
  /** Only where a place is searched around. */
  radius: countsOf(z.number()).optional(),
})
export type Facets = z.output<typeof Facets>

export const SearchResult = z.object({
  /** Caterers of the main list that match, on all pages. */
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  items: z.array(CatererCard),
  /** Caterers without packages; they come with the last page and only when no people range is chosen (C48). */
  others: z.array(CatererCard),
  /** The place that was searched around, when the text was understood. */
  place: z.object({ name: z.string(), lat: z.number(), lng: z.number() }).optional(),
  /** Only when asked for. */
  facets: Facets.optional(),
})
export type SearchResult = z.output<typeof SearchResult>

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'public',
  tag: 'Caterers',
  summary:
    'Caterers near a place, filtered, sorted and paged by 10; on request with the number that each choice would leave',
  query: SearchQuery,
  response: SearchResult,
})
