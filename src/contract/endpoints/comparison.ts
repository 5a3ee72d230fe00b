import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { CatererCard } from './caterers.ts'
import { Band, CatererIds, Id, Latitude, Longitude, Rupees } from './shared.ts'

/** What a caterer offers for one range of guests. */
export const ComparedBand = z.object({
  band: Band,
  /** Full packages offered for it; packed food and the custom menu are no meals at the venue. */
  packages: z.number().int(),
  /** The cheapest of them, with everything a bill adds to it. */
  cheapest: z.object({
    id: Id,
    name: z.string(),
    diet: z.enum(['veg', 'nonVeg', 'jain', 'custom']),
    /** Dishes to choose within the price. */
    dishes: z.number().int(),
    /** Rupees per plate as the menu names it. */
    basePrice: Rupees,
    /** Rupees per plate with GST, and with delivery when a place is given, for the smallest number of guests of the range. */
    wholePerPlate: Rupees,
    /** Rupees for all of them. */
    total: Rupees,
    guests: z.number().int(),
  }),
})
export type ComparedBand = z.output<typeof ComparedBand>

/** Everything of a caterer that is laid beside others. */
export const ComparedCaterer = z.object({
  card: CatererCard,
  specialistIn: z.string(),
  /** Ranges that the caterer has packages for, the smallest first. */
  bands: z.array(ComparedBand),
  /** Guests may build their own menu. */
  customMenu: z.boolean(),
  /** Snack boxes or thalis are offered. */
  packedFood: z.boolean(),
  /** Per cent of GST that the bill adds; 0 for a caterer that adds none. */
  gstPercent: z.number(),
  delivery: z.object({ freeKm: z.number(), perKm: Rupees }),
  serviceRadiusKm: z.number(),
  /** Hours before the event until which an order may be changed. */
  changeCutOffHours: z.number().int(),
  /** What comes back of the total at least so many days before the event, the longest notice first. */
  cancellation: z.array(z.object({ daysBefore: z.number().int(), percent: z.number() })),
})
export type ComparedCaterer = z.output<typeof ComparedCaterer>

export const Comparison = z.object({
  /** In the order asked for, each once. */
  items: z.array(ComparedCaterer),
  /** What was asked for and is no caterer that the public sees. */
  missing: z.array(z.string()),
  /** The place from which distances are told, when there is one. */
  place: z.object({ name: z.string(), lat: z.number(), lng: z.number() }).optional(),
})
export type Comparison = z.output<typeof Comparison>

const { max } = limits.compare

export const ComparisonQuery = z
  .object({
    ids: CatererIds(max, `You can compare maximum ${max} caterers at a time`),
    place: z.string().trim().max(limits.search.maxQueryLength).optional(),
    lat: Latitude.optional(),
    lng: Longitude.optional(),
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    path: ['lat'],
    error: 'Send both latitude and longitude',
  })
export type ComparisonQuery = z.output<typeof ComparisonQuery>

export const compareCaterers = endpoint({
  method: 'GET',
  path: '/api/caterer/compare',
  access: 'public',
  tag: 'Caterers',
  summary: 'Up to three caterers side by side, by id or slug, with prices per plate that include GST',
  query: ComparisonQuery,
  response: Comparison,
})
