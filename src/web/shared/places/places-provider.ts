import type { PlaceView } from '#contract/endpoints/places.ts'

/** A place in the list below the box. */
export interface PlaceSuggestion extends Pick<PlaceView, 'name' | 'kind' | 'address'> {
  /** Whose knowledge it is, which has to be said beside it. */
  source: 'gazetteer' | 'google'
  /** The place with its point; rejects when it cannot be had. */
  resolve: () => Promise<PlaceView>
}

/** Where suggestions come from: the embedded gazetteer, or Google Maps where the operator has a key for it. */
export interface PlacesProvider {
  /** Places for a text that is being typed, best first; rejects when they cannot be had. */
  suggest: (text: string, signal: AbortSignal) => Promise<readonly PlaceSuggestion[]>
}
