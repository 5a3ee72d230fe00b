import { LRUCache } from 'lru-cache'
import { includesPart } from '#contract/rules/member-part.ts'
import { roles } from '#contract/values/role.ts'
import { listCaterers, nearby } from '#contract/endpoints/caterer-lists.ts'
import { getCaterer, getCatererBySlug, similarCaterers } from '#contract/endpoints/caterers.ts'
import { compareCaterers } from '#contract/endpoints/comparison.ts'
import { getFit as fitEndpoint } from '#contract/endpoints/fit.ts'
import { getRailwayMap } from '#contract/endpoints/places.ts'
import { getPriceRange, search } from '#contract/endpoints/search.ts'
import { cacheable, Reply, revalidated, type Api } from '#server/http/api.ts'
import type { Actor } from '#server/kernel/context.ts'
import { encodeJson, type EncodedJson } from '#server/http/encoded-body.ts'
import type { CatererList } from './catalogue.ts'
import type { Json } from '#server/kernel/json.ts'
import { networkOf } from '#server/kernel/rate-limit.ts'
import type { PublicCalendar } from '#server/modules/availability/index.ts'
import type { Catalogue } from './index.ts'
import { getFit } from './operations/fit.ts'

/** `nearby` and `compare` are bound before the ids, because their paths would be one. */
export function bindCatalogue(api: Api, catalogue: Catalogue, calendar: PublicCalendar): void {
  // Availability changes with every order, so no cache answers for a day without asking.
  const forDay = <Found>(found: Found | Json<Found>, { date }: { date?: string | undefined }): Reply<Found> =>
    date === undefined ? cacheable(found) : revalidated(found)
  api.on(search, async (_ctx, { query }) => forDay(await catalogue.searchJson(query), query))
  api.on(getRailwayMap, async (_ctx, { query }) => forDay(await catalogue.railway(query), query))
  api.on(getPriceRange, async (_ctx, { query }) => cacheable(await catalogue.priceRange(query)))
  api.on(nearby, async (_ctx, { query }) =>
    cacheable(await catalogue.nearbyJson({ lat: query.lat, lng: query.lng }, query.radius, query)),
  )
  api.on(compareCaterers, async (_ctx, { query }) => forDay(await catalogue.compare(query), query))
  const encodedPage = encodedPages(catalogue)
  api.on(listCaterers, async (_ctx, { query: { ids, page } }) =>
    ids ? cacheable(await catalogue.listJson(ids)) : cacheable(await encodedPage(page)),
  )
  api.on(getCatererBySlug, async (_ctx, { params, query }) =>
    cacheable(await catalogue.getCatererBySlug(params.slug, query.city)),
  )
  api.on(fitEndpoint, async (ctx, { params, query }, { ip }) => {
    await calendar.byNetwork.take(networkOf(ip))
    const fit = await getFit(ctx, { calendar, favouritesOf: catalogue.favouritesOf }, params.id, query)
    // Its day changes with every order, so no cache may keep it.
    return new Reply(fit, { headers: { 'Cache-Control': 'no-cache' } })
  })
  api.on(similarCaterers, async (_ctx, { params }) => cacheable(await catalogue.similarJson(params.id)))
  api.on(getCaterer, async (ctx, { params }) =>
    seesAll(ctx.actor, params.id)
      ? new Reply(await catalogue.getOwnCaterer(params.id), { headers: { 'Cache-Control': 'private, no-store' } })
      : cacheable(await catalogue.getCaterer(params.id), { Vary: 'Authorization' }),
  )
}

/** Owner, managers and admins see all of a caterer (C70, C96). */
function seesAll(actor: Actor, catererId: string): boolean {
  return (
    actor.kind === 'user' &&
    (actor.role === roles.admin || (actor.catererId === catererId && includesPart(actor.part, 'manager')))
  )
}

/** Pages in the cache: a city of ten thousand whole. */
const cachedPages = 20

/** Pages of the list of all caterers, each compressed once until a caterer changes: a megabyte is too much for every request. */
function encodedPages(catalogue: Catalogue): (page: number) => Promise<EncodedJson<CatererList>> {
  const cache = new LRUCache<number, Promise<EncodedJson<CatererList>>>({ max: cachedPages })
  catalogue.onChange(() => cache.clear())
  return (page) => {
    const known = cache.get(page)
    if (known) return known
    const made = catalogue.pageJson(page).then(encodeJson)
    cache.set(page, made)
    // A failure is not cached.
    made.catch(() => cache.delete(page))
    return made
  }
}
