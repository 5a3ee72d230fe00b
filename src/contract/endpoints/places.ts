import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'

/** A place that can be chosen: a venue, station, locality, post-office area or PIN code of the Mumbai region. */
export const PlaceView = z.object({
  name: z.string(),
  kind: z.string(),
  /** What stands below the name in the list, and what an order keeps as the venue's address. */
  address: z.string(),
  pinCode: z.string().optional(),
  lat: z.number(),
  lng: z.number(),
})
export type PlaceView = z.output<typeof PlaceView>

export const suggestPlaces = endpoint({
  method: 'GET',
  path: '/api/places',
  access: 'public',
  tag: 'Places',
  summary: 'Places whose name begins like or resembles the text; typing mistakes are forgiven',
  query: z.object({
    q: z
      .string()
      .trim()
      .max(limits.search.maxQueryLength, `Use up to ${limits.search.maxQueryLength} characters`)
      .default(''),
  }),
  response: z.object({ items: z.array(PlaceView) }),
})
