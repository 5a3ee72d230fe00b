import type { GuideEvent } from '#web/public/content/guide.ts'
import type { EventLinks } from '#web/shared/event/links.ts'
import { m } from '#messages'

/** The search with the event of a guide filled in. What this visitor has said of an own event stays, as far as the guide says nothing. */
export function findLink(
  links: Pick<EventLinks, 'search'>,
  { occasion, people, diet, kind, place }: GuideEvent,
): { to: string; label: string } {
  const filters = { veg: diet === 'veg' ? '1' : undefined, jain: diet === 'jain' ? '1' : undefined }
  const change = {
    people,
    ...(occasion === undefined ? {} : { occasion }),
    ...(kind === undefined ? {} : { kind }),
    ...(place === undefined ? {} : { place }),
  }
  const label =
    place === undefined ? m.guide_find({ band: people }) : m.guide_find_place({ place: place.split(',')[0] ?? '' })
  return { to: links.search(filters, change), label }
}
