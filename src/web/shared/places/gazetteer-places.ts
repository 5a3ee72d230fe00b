import type { PlaceView } from '#contract/endpoints/places.ts'
import { publicApi } from '#web/shared/api/public-api.ts'
import type { PlaceSuggestion, PlacesProvider } from './places-provider.ts'

/** Our own places, which come with their points. */
export const gazetteerPlaces: PlacesProvider = {
  async suggest(text, signal) {
    const { items } = await publicApi('GET /api/places', { query: { q: text } }, { signal })
    return items.map(suggestion)
  },
}

function suggestion(place: PlaceView): PlaceSuggestion {
  const { name, kind, address } = place
  return { name, kind, address, source: 'gazetteer', resolve: async () => place }
}
