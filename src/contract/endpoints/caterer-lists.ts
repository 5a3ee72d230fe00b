import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { invalid } from '../field-errors.ts'
import { limits } from '../limits.ts'
import { CatererCard, CatererView } from './caterers.ts'
import { CatererIds, Latitude, Longitude, Page, RadiusKm, wholeInQuery } from './shared.ts'

/** A whole caterer in a list (C85), with what a card shows as well. */
export const CatererInList = CatererView.extend({
  ...CatererCard.pick({
    area: true,
    bands: true,
    bandPrices: true,
    platePrices: true,
    dietPrices: true,
    boxPrices: true,
    gstPercent: true,
    delivery: true,
    hasCustomMenu: true,
    picture: true,
    nextFreeDay: true,
    distanceKm: true,
  }).shape,
}).meta({ id: 'CatererInList', description: 'Public profile of a caterer, with what a card shows' })
export type CatererInList = z.output<typeof CatererInList>

/** Maximum count of similar caterers. */
const AtMost = wholeInQuery(
  /^0*[1-9]\d{0,3}$/,
  [1, 9999],
  invalid('limit_invalid', { max: 9999 }),
  'Maximum number of caterers',
)

export const nearby = endpoint({
  method: 'GET',
  path: '/api/caterer/nearby',
  aliases: ['/caterer/nearby'],
  access: 'public',
  tag: 'Caterers',
  summary: 'List caterers near a point',
  description: `Returns caterers within a radius in km, nearest first, up to ${limits.catererList.pageSize} a page; \`limit\` returns fewer.`,
  errors: [],
  tagged: true,
  query: z.object({
    lat: Latitude,
    lng: Longitude,
    radius: RadiusKm.default(limits.search.defaultRadiusKm),
    limit: AtMost.optional(),
    page: Page,
  }),
  success: 'Caterers, nearest first',
  response: z.array(CatererInList),
})

export const listCaterers = endpoint({
  method: 'GET',
  path: '/api/caterer',
  aliases: ['/caterer'],
  access: 'public',
  tag: 'Caterers',
  summary: 'List caterers',
  description: `Returns public caterers, the featured and best rated first, up to ${limits.catererList.pageSize} a page. \`ids\` filters and sets the order; such an answer is not paged, and names the next free day.`,
  errors: [],
  tagged: true,
  query: z.object({
    ids: CatererIds(limits.shortlist.max, 'caterers_limit').optional(),
    page: Page,
  }),
  success: 'The caterers in the field `data`',
  response: z.object({
    data: z.array(CatererInList),
    page: z.number().int(),
    pages: z.number().int(),
    total: z.number().int().describe('Number of caterers on all pages'),
  }),
})
