import { findPlaceOfSlug, listNearPlaces, suggestPlaces } from '#contract/endpoints/places.ts'
import type { PlaceView } from '#contract/endpoints/places.ts'
import { cacheable, type Api } from '#server/http/api.ts'
import type { Place, Places } from './index.ts'

export function bindPlaces(api: Api, places: Places): void {
  api.on(suggestPlaces, async (_ctx, { query }) => {
    const found = await places.suggest(query.q)
    return cacheable({ items: found.map(viewOf) })
  })
  api.on(findPlaceOfSlug, async (_ctx, { query }) => {
    const found = places.ofSlug(query.slug)
    return cacheable(found ? { found } : {})
  })
  api.on(listNearPlaces, async (_ctx, { query }) => cacheable(places.near(query)))
}

function viewOf({ name, kind, address, pincode, lat, lng }: Place): PlaceView {
  return { name, kind, address, ...(pincode ? { pinCode: pincode } : {}), lat, lng }
}
