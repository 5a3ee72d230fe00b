import { expect, test } from 'vitest'
import { noEvent, type PlannedEvent } from '#contract/values/event.ts'
import { emptyDetails, type Details, type Draft } from './draft-shape.ts'
import { seededBy } from './seeded-draft.ts'

const draft = (details: Partial<Details> = {}): Draft => ({
  version: 1,
  catererId: 'c1',
  catererSlug: 'annapurna',
  packageId: 'p1',
  name: 'Silver Feast',
  band: '50-100',
  menu: [],
  details: { ...emptyDetails, ...details },
  coupon: undefined,
  placing: undefined,
})
const event: PlannedEvent = {
  ...noEvent,
  place: 'Andheri West',
  point: { lat: 19.136, lng: 72.827 },
  date: '2099-12-12',
  time: '19:30',
  guests: 60,
  people: '50-100',
  diets: { veg: 40, jain: 20 },
}
const veg = { diet: 'veg' } as const

test('day, time, guests, diets and place of the event are on the bill', () => {
  expect(seededBy(draft(), event, veg).details).toEqual({
    ...emptyDetails,
    eventDate: '2099-12-12',
    eventTime: '19:30',
    guests: '60',
    veg: '40',
    jain: '20',
    nonVeg: '0',
    placeText: 'Andheri West',
    place: { name: 'Andheri West', address: 'Andheri West', lat: 19.136, lng: 72.827 },
  })
})

test('a place that was only typed is asked for again', () => {
  const { details } = seededBy(draft(), { ...noEvent, place: 'Dadar' }, veg)
  expect([details.placeText, details.place]).toEqual(['Dadar', undefined])
})

test('what the event does not say stays as it was typed', () => {
  const typed = draft({ eventDate: '2099-12-13', guests: '55', contactName: 'Asha' })
  expect(seededBy(typed, { ...noEvent, time: '19:30' }, veg).details).toEqual({ ...typed.details, eventTime: '19:30' })
})

test('what was changed on the bill stays while the event is the same, and follows what changes in it', () => {
  const first = seededBy(draft(), event, veg)
  const edited = { ...first, details: { ...first.details, eventDate: '2099-12-13', guests: '58', venueLine: 'Flat 4' } }
  expect(seededBy(edited, event, veg).details).toEqual(edited.details)

  const { details } = seededBy(edited, { ...event, date: '2099-12-19' }, veg)
  expect([details.eventDate, details.guests, details.venueLine]).toEqual(['2099-12-19', '58', 'Flat 4'])
})

test('another place forgets the venue', () => {
  const first = seededBy(draft(), event, veg)
  const edited = { ...first, details: { ...first.details, venueName: 'Hall', venueLine: 'Flat 4', pinCode: '400058' } }
  const { details } = seededBy(edited, { ...event, place: 'Dadar', point: undefined }, veg)
  expect(details).toMatchObject({ placeText: 'Dadar', place: undefined, venueName: '', venueLine: '', pinCode: '' })
})

test('diets that the package has no food for are left to the bill', () => {
  const { veg: shown, jain, nonVeg } = seededBy(draft(), { ...event, diets: { veg: 40, nonVeg: 20 } }, veg).details
  expect([shown, jain, nonVeg]).toEqual(['', '', ''])
})
