import { m } from '#web/paraglide/messages.js'
import type { Area } from './areas.ts'

/** The page's heading: the area of an area's page, else the place that was understood, else the city. */
export function searchTitle(area: Area | undefined, place: string | undefined): string {
  if (area && !place) return m.search_title({ area: area.name })
  return place ? m.search_title_near({ place }) : m.search_title({ area: m.search_city() })
}
