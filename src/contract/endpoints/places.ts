import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { portions } from '../rules/portion.ts'
import { railwayLines } from '../values/place.ts'
import { filters } from './search.ts'
import { Latitude, Longitude, Rupees } from './shared.ts'
import { line } from './text.ts'

/** A place that can be chosen: a venue, station, locality, post-office area or PIN code of the Mumbai region. */
export const PlaceView = z
  .object({
    name: z.string(),
    kind: z.string(),
    address: z.string().describe('Address to show below the name and to send as `venue.place`'),
    pinCode: z.string().optional(),
    lat: z.number(),
    lng: z.number(),
  })
  .meta({ id: 'Place', description: 'Venue, station, locality, post-office area or PIN code' })
export type PlaceView = z.output<typeof PlaceView>

export const suggestPlaces = endpoint({
  method: 'GET',
  path: '/api/places',
  access: 'public',
  tag: 'Places',
  summary: 'Suggest places',
  description: 'Finds places of the Mumbai region by prefix and by similar spelling. Returns none for an empty text.',
  errors: [],
  tagged: true,
  query: z.object({
    q: line(limits.search.maxQueryLength).default(''),
  }),
  success: 'Up to 8 places, the best match first',
  response: z.object({ items: z.array(PlaceView) }),
})

/** A place that a page of the site is about. */
export const PlaceOfSlug = z
  .object({
    slug: z.string(),
    name: z.string(),
    place: z.string().describe('Text to search by, which means this place alone'),
    halls: z.array(z.string()).describe('Halls and auditoriums nearby, up to three, the nearest first'),
  })
  .meta({ id: 'PlaceOfSlug', description: 'Station, locality, PIN code or post-office area with a slug of its own' })
export type PlaceOfSlug = z.output<typeof PlaceOfSlug>

export const findPlaceOfSlug = endpoint({
  method: 'GET',
  path: '/api/places/of-slug',
  access: 'public',
  tag: 'Places',
  summary: 'Find the place of a slug',
  description: 'Returns the one place that a slug names. Any other text names none, which is no error.',
  errors: [],
  tagged: true,
  query: z.object({ slug: line(limits.search.maxQueryLength).default('') }),
  success: 'The place; absent where the slug names none',
  response: z.object({ found: PlaceOfSlug.optional() }),
})

/** A place beside a point. */
export const NearPlace = z
  .object({
    name: z.string(),
    lat: z.number(),
    lng: z.number(),
    km: z.number().describe('Distance in kilometres, two decimals'),
  })
  .meta({ id: 'NearPlace', description: 'Place beside a point' })
export type NearPlace = z.output<typeof NearPlace>

export const NearPlaces = z
  .object({
    stations: z.array(NearPlace).describe('Railway stations'),
    localities: z.array(NearPlace),
    areas: z.array(NearPlace).describe('Areas that a caterer may name as its service address, by their addresses'),
  })
  .meta({ id: 'NearPlaces', description: 'Places nearest to a point, three of each kind, the nearest first' })
export type NearPlaces = z.output<typeof NearPlaces>

export const listNearPlaces = endpoint({
  method: 'GET',
  path: '/api/places/near',
  access: 'public',
  tag: 'Places',
  summary: 'List places near a point',
  description: 'Returns the nearest stations, localities and service areas of the Mumbai region, however far they are.',
  errors: [],
  tagged: true,
  query: z.object({ lat: Latitude, lng: Longitude }),
  success: 'Three places of each kind, the nearest first',
  response: NearPlaces,
})

/** A station with the caterers that are nearer to it than to any other. */
export const StationOnMap = z
  .object({
    name: z.string(),
    place: z.string().describe('Text to search by, which means this station alone'),
    lat: z.number(),
    lng: z.number(),
    lines: z.array(z.enum(railwayLines)).describe('Lines that stop here; people change between them'),
    caterers: z.number().int().describe('Number of matching caterers to which no other station is nearer'),
    from: Rupees.optional().describe(
      'Lowest price of these caterers in rupees with GST, for the range of guests, the diet and the kind of service; absent where nobody has one',
    ),
  })
  .meta({ id: 'StationOnMap', description: 'Railway station and the caterers around it' })
export type StationOnMap = z.output<typeof StationOnMap>

export const RailwayMap = z
  .object({
    portion: z.enum(portions).describe('Portion that prices are of'),
    lines: z.array(
      z.object({
        id: z.enum(railwayLines),
        branches: z
          .array(z.array(z.string()))
          .describe('Names of stations in their order; other branches leave the first one at their first station'),
      }),
    ),
    stations: z.array(StationOnMap).describe('All stations, each once, in the order of the lines'),
  })
  .meta({ id: 'RailwayMap', description: 'Railway lines with the caterers along them' })
export type RailwayMap = z.output<typeof RailwayMap>

export const RailwayMapQuery = z.object(filters)
export type RailwayMapQuery = z.output<typeof RailwayMapQuery>

export const getRailwayMap = endpoint({
  method: 'GET',
  path: '/api/railway',
  access: 'public',
  tag: 'Caterers',
  summary: 'Count caterers along the railway lines',
  description:
    'Returns the Western, Central, Harbour and Trans-Harbour lines with the number and the lowest price of matching caterers at each station. Filters are those of the search, without its place. Caterers more than 15 km from every station are left out.',
  errors: ['date_past', 'date_too_far'],
  tagged: true,
  query: RailwayMapQuery,
  success: 'Lines and stations',
  response: RailwayMap,
})
