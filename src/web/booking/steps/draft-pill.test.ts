import { describe, expect, test } from 'vitest'
import { noEvent, type PlannedEvent } from '#contract/values/event.ts'
import { emptyDetails, type Details } from '#web/shared/draft/draft-shape.ts'
import { pillOfDraft } from './draft-pill.tsx'

const event: PlannedEvent = {
  ...noEvent,
  place: 'Andheri West',
  point: { lat: 19.136, lng: 72.827 },
  guests: 60,
  people: '50-100',
}
const hall = { name: 'Sea View Hall', address: 'Juhu', lat: 19.1052, lng: 72.8268 }
const details = (typed: Partial<Details> = {}): Details => ({ ...emptyDetails, ...typed })
const atHall = details({ placeText: hall.name, place: hall, guests: '70' })

describe('the pill of an order', () => {
  test('shows what led there, and what was typed for the order', () => {
    expect(pillOfDraft(event, details()).shown).toEqual(event)
    expect(pillOfDraft(event, atHall).shown).toEqual({
      ...event,
      place: 'Sea View Hall',
      point: { lat: 19.1052, lng: 72.8268 },
      guests: 70,
    })
  })

  test('shows a place that was typed over without the former point', () => {
    const typedOver = details({ placeText: 'Somewhere else', place: undefined })
    expect(pillOfDraft(event, typedOver).shown).toMatchObject({ place: 'Somewhere else', point: undefined })
  })

  test('keeps the venue of the order out of the URL when something else is changed', () => {
    const { shown, changed } = pillOfDraft(event, atHall)
    const { before, after } = changed({ ...shown, guests: 80 })
    expect([after.place, after.point, after.guests]).toEqual([event.place, event.point, 80])
    expect([before.place, before.point]).toEqual([event.place, event.point])
  })

  test('follows a place that is chosen in it, even the one that led there', () => {
    const { shown, changed } = pillOfDraft(event, atHall)
    const back = { ...shown, place: event.place, point: event.point }
    expect(changed(back)).toEqual({ before: shown, after: back })
  })
})
