import { m } from '#web/paraglide/messages.js'
import type { ActiveFilter, Search, SearchPart } from './search-params.ts'

/** A filter as people read it: 'Gujarati', '25-50 people'. */
export function filterLabel({ part }: ActiveFilter, search: Search): string {
  if (part === 'people') return m.search_people_option({ band: search.people ?? '' })
  if (part === 'cuisine') return search.cuisine ?? ''
  if (part === 'veg') return m.search_chip_veg()
  return part === 'radius' ? m.search_radius_option({ radius: search.radius }) : m.search_chip_text({ text: search.q })
}

const partLabels: Record<SearchPart, () => string> = {
  place: m.search_place,
  radius: m.search_radius,
  people: m.search_people,
  cuisine: m.search_cuisine,
  veg: m.search_veg,
  sort: m.search_sort,
  page: m.search_page_part,
  q: m.search_text,
}

/** Parts of an address in words, as one text. */
export function partNames(parts: readonly SearchPart[]): string {
  return parts.map((part) => partLabels[part]()).join(', ')
}
