import { expect, test } from 'vitest'
import { noEvent } from '#contract/values/event.ts'
import { eventOf } from './use-event.ts'

const ofTab = { ...noEvent, place: 'Thane', time: '19:30' }

test('the URL is the event where it says anything, and nothing of the tab’s is mixed in', () => {
  expect(eventOf('?guests=60', ofTab)).toEqual({
    event: { ...noEvent, guests: 60, people: '50-100' },
    problems: [],
    isNamed: true,
  })
  expect(eventOf('?date=1999-01-01', ofTab)).toEqual({
    event: noEvent,
    problems: [{ part: 'date', why: 'past' }],
    isNamed: true,
  })
})

test('the tab’s event counts where the URL says nothing', () => {
  expect(eventOf('?reviews=7', ofTab)).toEqual({ event: ofTab, problems: [], isNamed: false })
  expect(eventOf('', undefined).event).toEqual(noEvent)
})
