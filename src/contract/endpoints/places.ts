import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
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
