import { expect, test } from 'vitest'
import { noEvent, type PlannedEvent } from '#contract/values/event.ts'
import { eventLinks, withEvent } from './links.ts'

const event: PlannedEvent = {
  ...noEvent,
  place: 'Dadar',
  point: { lat: 19.02, lng: 72.84 },
  guests: 60,
  people: '50-100',
}
const query = 'place=Dadar&lat=19.02&lng=72.84&guests=60&people=50-100'
const links = eventLinks(event)

test.each([
  [links.search(), `/pangat?${query}`],
  [links.search({ cuisine: 'Thai' }), `/pangat?${query}&cuisine=Thai`],
  [links.search({}, { people: '10-25' }), '/pangat?place=Dadar&lat=19.02&lng=72.84&people=10-25'],
  [links.area('andheri', { veg: '1' }), '/pangat/andheri?guests=60&people=50-100&veg=1'],
  [links.caterer({ slug: 'asha', city: undefined }), `/caterer/asha?${query}`],
  [links.caterer({ slug: 'asha', city: 'pune' }), `/pune/caterer/asha?${query}`],
  [links.compare(['a', 'b'], { rows: 'all' }), `/compare/a&b?${query}&rows=all`],
  [links.shortlist(), `/shortlist?${query}`],
  [links.customise(), `/add-to-cart?${query}`],
  [links.bill(), `/bill?${query}`],
])('a link carries the event: %s', (link, expected) => expect(link).toBe(expected))

test('what a list was narrowed by goes along to the bill, not to other lists', () => {
  const narrowed = eventLinks(noEvent, { radius: 25, veg: '1' })
  expect([
    narrowed.caterer({ slug: 'asha', city: undefined }),
    narrowed.customise(),
    narrowed.bill(),
    narrowed.search(),
  ]).toEqual(['/caterer/asha?radius=25&veg=1', '/add-to-cart?radius=25&veg=1', '/bill?radius=25&veg=1', '/pangat'])
})

test('links of no event are bare', () => {
  const bare = eventLinks(noEvent)
  expect([bare.search(), bare.caterer({ slug: 'asha', city: undefined }), bare.bill()]).toEqual([
    '/pangat',
    '/caterer/asha',
    '/bill',
  ])
})

test('another event takes the place of the one in a URL, and other parameters stay', () => {
  const before = new URLSearchParams('sort=newest&people=10-25&date=2026-12-12')
  expect(withEvent(before, { ...noEvent, people: '25-50' }).toString()).toBe('sort=newest&people=25-50')
})
