import type { LocalPlace } from '#web/public/areas/local-place.ts'
import type { Search } from '#web/public/listing/search-params.ts'

export interface ShownList {
  search: Search
  /** Slug of the area whose page the list is. */
  area: string | undefined
  local: LocalPlace | undefined
}

/** Reports whether a list is that of a place: who opens it needs no tour of how to name one, and is not asked where they are. */
export function namesPlace({ search: { place, point }, area, local }: ShownList): boolean {
  return place !== '' || point !== undefined || area !== undefined || local !== undefined
}
