import type { NearPlaces } from '#contract/endpoints/places.ts'
import { roundedPoint, type Point } from '#contract/values/place.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { useAsked, type AskedState } from '#web/shared/api/use-asked.ts'

export type NearPlacesState = AskedState<NearPlaces>

const ask = (point: Point, signal: AbortSignal) => api('GET /api/places/near', { query: { ...point } }, { signal })

/** The stations, localities and service areas nearest to a point; nothing is asked without one. */
export function useNearPlaces(point: Point | undefined): NearPlacesState {
  return useAsked(point && roundedPoint(point), ask)
}
