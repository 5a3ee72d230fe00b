import { formatDay } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { kindNames } from '#web/shared/event/event-text.ts'
import { m } from '#messages'
import type { SearchPart } from '#web/public/listing/read-search.ts'
import type { ActiveFilter, Search } from '#web/public/listing/search-params.ts'

const labels: Record<ActiveFilter['part'], (search: Search) => string> = {
  people: ({ people = '' }) => m.search_people_option({ band: people }),
  date: ({ date }) => (date ? m.search_chip_date({ day: formatDay(date) }) : ''),
  kind: ({ kind }) => (kind ? kindNames[kind]() : ''),
  cuisine: ({ cuisine = '' }) => cuisine,
  veg: () => m.search_chip_veg(),
  jain: () => m.search_chip_jain(),
  jainOnly: () => m.search_jain_only(),
  budget: ({ budget = 0 }) => m.search_chip_budget({ price: formatRupees(budget) }),
  rating: ({ rating = 0 }) => m.search_chip_rating({ rating }),
  radius: ({ radius }) => m.search_radius_option({ radius }),
  q: ({ q }) => m.search_chip_text({ text: q }),
}

/** A filter as people read it: 'Gujarati', '25-50 guests'. */
export function filterLabel({ part }: ActiveFilter, search: Search): string {
  return labels[part](search)
}

const partLabels: Record<SearchPart, () => string> = {
  radius: m.search_radius,
  cuisine: m.search_cuisine,
  veg: m.search_veg,
  jain: m.search_jain,
  jainOnly: m.search_jain_only,
  rating: m.search_rating,
  sort: m.search_sort,
  page: m.search_page_part,
  q: m.search_text,
}

/** Parts of an address in words, as one text. */
export function partNames(parts: readonly SearchPart[]): string {
  return parts.map((part) => partLabels[part]()).join(', ')
}
