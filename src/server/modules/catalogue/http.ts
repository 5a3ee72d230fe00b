import { roles } from '#contract/values/role.ts'
import { getCaterer, getCatererBySlug, listCaterers, nearby, similarCaterers } from '#contract/endpoints/caterers.ts'
import { compareCaterers } from '#contract/endpoints/comparison.ts'
import { search } from '#contract/endpoints/search.ts'
import { cacheable, Reply, type Api } from '#server/http/api.ts'
import type { Actor } from '#server/kernel/context.ts'
import type { Catalogue } from './index.ts'

/** `nearby` and `compare` are bound before the ids, because their paths would be one. */
export function bindCatalogue(api: Api, catalogue: Catalogue): void {
  api.on(search, async (_ctx, { query }) => {
    const found = await catalogue.searchJson(query)
    // Availability changes with every order, so results for a day are not cached.
    return query.date === undefined ? cacheable(found) : new Reply(found, { headers: { 'Cache-Control': 'no-cache' } })
  })
  api.on(nearby, async (_ctx, { query }) =>
    cacheable(await catalogue.nearbyJson({ lat: query.lat, lng: query.lng }, query.radius, query.limit)),
  )
  api.on(compareCaterers, async (_ctx, { query }) => cacheable(await catalogue.compare(query)))
  api.on(listCaterers, async (_ctx, { query }) => cacheable(await catalogue.listJson(query.ids)))
  api.on(getCatererBySlug, async (_ctx, { params }) => cacheable(await catalogue.getCatererBySlug(params.slug)))
  api.on(similarCaterers, async (_ctx, { params }) => cacheable(await catalogue.similarJson(params.id)))
  api.on(getCaterer, async (ctx, { params }) =>
    seesAll(ctx.actor, params.id)
      ? new Reply(await catalogue.getOwnCaterer(params.id), { headers: { 'Cache-Control': 'private, no-store' } })
      : cacheable(await catalogue.getCaterer(params.id), { Vary: 'Authorization' }),
  )
}

/** Owner and admins see all of a caterer (C70). */
function seesAll(actor: Actor, catererId: string): boolean {
  return (
    actor.kind === 'user' &&
    (actor.role === roles.admin || (actor.role === roles.caterer && actor.catererId === catererId))
  )
}
