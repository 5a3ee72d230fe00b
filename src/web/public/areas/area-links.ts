import { cuisines } from '#contract/values/cuisine.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { m } from '#messages'
import { areas, type Area } from '#web/public/listing/areas.ts'
import type { EventLinks } from '#web/shared/event/links.ts'

export interface LinkGroup {
  title: string
  links: readonly { to: string; label: string }[]
}

/** Dishes that hosts ask for by name. */
const dishes = ['Biryani', 'Pav bhaji', 'Puran poli']

/** Where one may go on from an area's page, or from the page of the whole city. */
export function areaLinks(
  area: Area | undefined,
  localities: readonly string[],
  links: Pick<EventLinks, 'search' | 'area'>,
): LinkGroup[] {
  const name = area?.name ?? m.search_city()
  const within = (filters: Record<string, string>, change?: { people: GuestBand }) =>
    area ? links.area(area.slug, filters, change) : links.search(filters, { place: '', ...change })
  return [
    {
      title: m.areas_localities({ area: name }),
      links: localities.map((place) => ({ to: links.search({}, { place }), label: place })),
    },
    {
      title: area ? m.areas_others() : m.areas_all(),
      links: areas
        .filter((other) => other !== area)
        .map((other) => ({ to: links.area(other.slug), label: other.name })),
    },
    {
      title: m.areas_cuisines({ area: name }),
      links: cuisines.map((cuisine) => ({ to: within({ cuisine }), label: cuisine })),
    },
    {
      title: m.areas_popular(),
      links: [
        { to: within({ veg: '1' }), label: m.areas_popular_veg({ area: name }) },
        { to: within({}, { people: '10-25' }), label: m.areas_popular_small({ area: name }) },
        { to: within({}, { people: '100+' }), label: m.areas_popular_large({ area: name }) },
        { to: within({ sort: 'price-low' }), label: m.areas_popular_cheap({ area: name }) },
        ...dishes.map((dish) => ({ to: within({ q: dish }), label: m.areas_popular_dish({ dish, area: name }) })),
      ],
    },
  ].filter(({ links }) => links.length > 0)
}
