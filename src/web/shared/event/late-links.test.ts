import { expect, test } from 'vitest'
import { noEvent } from '#contract/values/event.ts'
import { plainLinks } from './late-links.ts'
import { eventLinks } from './links.ts'

test.each([
  (links: typeof plainLinks) => links.search(),
  (links: typeof plainLinks) => links.search({ veg: '1' }, { people: '50-100', occasion: 'wedding', kind: 'thali' }),
  (links: typeof plainLinks) => links.search({ jain: '1' }, { place: 'Andheri West, Mumbai', people: '10-25' }),
  (links: typeof plainLinks) => links.area('thane', {}, { people: '100+', occasion: 'wedding' }),
  (links: typeof plainLinks) => links.line('western'),
  (links: typeof plainLinks) => links.caterer({ slug: 'annapurna', city: undefined }, { people: '10-25' }),
  (links: typeof plainLinks) => links.compare(['a', 'b']),
  (links: typeof plainLinks) => links.shortlist(),
  (links: typeof plainLinks) => links.customise(),
  (links: typeof plainLinks) => links.bill(),
])('links before the event is known are those of no event: %s', (link) => {
  expect(link(plainLinks)).toBe(link(eventLinks(noEvent)))
})
