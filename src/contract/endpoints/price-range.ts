import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { invalid } from '../field-errors.ts'
import { limits } from '../limits.ts'
import { pricedDiets } from '../rules/card-price.ts'
import { Band, Latitude, Longitude, RadiusKm, Rupees } from './shared.ts'
import { line } from './text.ts'

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
