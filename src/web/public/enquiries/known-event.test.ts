import { expect, test } from 'vitest'
import { knownEvent } from './known-event.ts'

const today = '2026-11-20'
const searched = new URLSearchParams('people=25-50&date=2026-12-12')

test('the order in the making says it best', () => {
  expect(knownEvent({ guests: '42', eventDate: '2026-12-24' }, searched, today)).toEqual({
    guests: '42',
    eventOn: '2026-12-24',
  })
})

test.each([[undefined], [{ guests: '', eventDate: '' }], [{ guests: '', eventDate: '2026-11-19' }]])(
  'what no order says comes from the search, a range by its lower bound',
  (ordered) => {
    expect(knownEvent(ordered, searched, today)).toEqual({ guests: '25', eventOn: '2026-12-12' })
  },
)

test.each(['', 'people=many&date=soon', 'date=2026-11-19', 'date=2026-02-30'])(
  'nothing is known from the address ?%s',
  (address) => {
    expect(knownEvent(undefined, new URLSearchParams(address), today)).toEqual({ guests: '', eventOn: '' })
  },
)
