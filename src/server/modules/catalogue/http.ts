import { getCaterer, getCatererBySlug, listCaterers, nearby, search } from '#contract/endpoints/caterers.ts'
import { forEveryone, type Api } from '#server/http/api.ts'
import type { Catalogue } from './index.ts'

/** `nearby` is bound before the ids, because its path would be one. */
export function bindCatalogue(api: Api, catalogue: Catalogue): void {
  api.on(search, async (_ctx, { query }) => forEveryone(await catalogue.searchJson(query)))
  api.on(nearby, async (_ctx, { query }) =>
    forEveryone(await catalogue.nearbyJson({ lat: query.lat, lng: query.lng }, query.radius)),
  )
  api.on(listCaterers, async () => forEveryone(await catalogue.listJson()))
  api.on(getCatererBySlug, async (_ctx, { params }) => forEveryone(await catalogue.getCatererBySlug(params.slug)))
  api.on(getCaterer, async (_ctx, { params }) => forEveryone(await catalogue.getCaterer(params.id)))
}
