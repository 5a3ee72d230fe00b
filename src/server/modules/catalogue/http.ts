import { getCaterer, getCatererBySlug, listCaterers, nearby, similarCaterers } from '#contract/endpoints/caterers.ts'
import { compareCaterers } from '#contract/endpoints/comparison.ts'
import { search } from '#contract/endpoints/search.ts'
import { forEveryone, Reply, type Api } from '#server/http/api.ts'
import type { Catalogue } from './index.ts'

/** `nearby` and `compare` are bound before the ids, because their paths would be one. */
export function bindCatalogue(api: Api, catalogue: Catalogue): void {
  api.on(search, async (_ctx, { query }) => {
    const found = await catalogue.searchJson(query)
    // Who is free changes with every order, so nobody keeps the answer for a day.
    return query.date === undefined
      ? forEveryone(found)
      : new Reply(found, { headers: { 'Cache-Control': 'no-cache' } })
  })
  api.on(nearby, async (_ctx, { query }) =>
    forEveryone(await catalogue.nearbyJson({ lat: query.lat, lng: query.lng }, query.radius, query.limit)),
  )
  api.on(compareCaterers, async (_ctx, { query }) => forEveryone(await catalogue.compare(query)))
  api.on(listCaterers, async (_ctx, { query }) => forEveryone(await catalogue.listJson(query.ids)))
  api.on(getCatererBySlug, async (_ctx, { params }) => forEveryone(await catalogue.getCatererBySlug(params.slug)))
  api.on(similarCaterers, async (_ctx, { params }) => forEveryone(await catalogue.similarJson(params.id)))
  api.on(getCaterer, async (_ctx, { params }) => forEveryone(await catalogue.getCaterer(params.id)))
}
