import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { invalid } from '../field-errors.ts'
import { limits } from '../limits.ts'
import { CatererCard } from './caterers.ts'
import { pricedDiets } from '../rules/card-price.ts'
import { portions } from '../rules/portion.ts'
import { Band, CatererIds, Id, Latitude, Longitude, Rupees, SearchDay, wholeInQuery } from './shared.ts'
import { line } from './text.ts'

/** What a caterer offers for one range of guests. */
export const ComparedBand = z
  .object({
    band: Band,
    packages: z
      .number()
      .int()
      .describe('Number of full packages for this range; packed food and the custom menu do not count'),
    cheapest: z
      .object({
        id: Id,
        name: z.string(),
        diet: z.enum(['veg', 'nonVeg', 'jain', 'custom']),
        dishes: z.number().int().describe('Number of dishes within the price'),
        courses: z
          .array(z.object({ name: z.string(), dishes: z.number().int() }))
          .describe('The same by category, in the order of the package'),
        basePrice: Rupees.describe('Amount in rupees per plate before GST, at most two decimals'),
        wholePerPlate: Rupees.describe('Amount per plate with GST, rounded up to the rupee'),
        total: Rupees.describe(
          'Amount in rupees for the guests, with GST and, where the point of the venue is given, delivery',
        ),
        guests: z.number().int().describe('The number asked for in its range, else the smallest of the range'),
        soFar: z.boolean().describe('Whether a delivery charge that depends on the venue is not in the total'),
      })
      .describe('Cheapest of these packages'),
  })
  .meta({ id: 'ComparedBand', description: 'Offer of a caterer for one range of guests' })
export type ComparedBand = z.output<typeof ComparedBand>

const SpanEnd = z
  .object({
    perPlate: Rupees.describe('Amount per plate, box or thali with GST, rounded up to the rupee'),
    portion: z.enum(portions),
    minOrder: z.number().int().describe('How few may be ordered'),
  })
  .meta({ id: 'PriceSpanEnd', description: 'Lowest or highest price of a caterer' })

/** Everything of a caterer that is laid beside others. */
export const ComparedCaterer = z
  .object({
    card: CatererCard,
    specialistIn: z.string(),
    contact: z.string().describe('Public phone number (E.164)'),
    prices: z
      .object({ least: SpanEnd, most: SpanEnd })
      .optional()
      .describe('Cheapest and dearest full package, of packed food where there is none; absent without either'),
    bands: z.array(ComparedBand).describe('Ranges with packages, the smallest first'),
    customMenu: z.boolean().describe('Whether customers may build their own menu'),
    packedFood: z.boolean().describe('Whether snack boxes or thalis are offered'),
    gstPercent: z.number().describe('GST in percent; 0 for a caterer that adds none'),
    delivery: z.object({ freeKm: z.number(), perKm: Rupees }),
    serviceRadiusKm: z.number(),
    isFree: z.boolean().optional().describe('Whether the guests can be catered for on `date`; only with `date`'),
    noticeDays: z.number().int().describe('Days of notice for the guests asked for, else for the smallest orders'),
    changeCutOffHours: z.number().int().describe('Hours before the event until which an order may be changed'),
    cancellation: z
      .array(z.object({ daysBefore: z.number().int(), percent: z.number() }))
      .describe('Share of the total that is refunded from so many days before the event, the longest notice first'),
  })
  .meta({ id: 'ComparedCaterer' })
export type ComparedCaterer = z.output<typeof ComparedCaterer>

export const Comparison = z
  .object({
    items: z.array(ComparedCaterer).describe('Caterers in the requested order, each once'),
    missing: z.array(z.string()).describe('Requested ids and slugs that belong to no public caterer'),
    place: z
      .object({ name: z.string(), lat: z.number(), lng: z.number() })
      .optional()
      .describe('Place that distances are measured from'),
  })
  .meta({ id: 'Comparison' })
export type Comparison = z.output<typeof Comparison>

const { max } = limits.compare

export const ComparisonQuery = z
  .object({
    ids: CatererIds(max, 'compare_limit'),
    guests: wholeInQuery(
      /^0*[1-9]\d{0,5}$/,
      [1, limits.order.maxGuests],
      invalid('guests_invalid', { max: limits.order.maxGuests }),
      'Number of guests that the range of these is priced for',
    ).optional(),
    people: Band.optional().describe('Range of guests, used where their exact number is not given'),
    date: SearchDay.optional().describe('Day of the event (IST)'),
    diet: z.enum(pricedDiets).optional().describe('Diet that prices are of, such as that of all guests'),
    place: line(limits.search.maxQueryLength).optional(),
    lat: Latitude.optional(),
    lng: Longitude.optional(),
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    path: ['lat'],
    error: invalid('coordinates_incomplete'),
  })
export type ComparisonQuery = z.output<typeof ComparisonQuery>

export const compareCaterers = endpoint({
  method: 'GET',
  path: '/api/caterer/compare',
  access: 'public',
  tag: 'Caterers',
  summary: 'Compare caterers',
  description:
    'Puts up to 3 caterers side by side, by id or slug, with prices per plate that include GST. With the point of a venue totals include delivery; with the name of a place there are distances, and with a day whether it is free.',
  errors: ['date_past', 'date_too_far'],
  tagged: true,
  query: ComparisonQuery,
  success: 'The comparison',
  response: Comparison,
})
