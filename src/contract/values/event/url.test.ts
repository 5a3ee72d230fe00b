import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anEvent } from '#test/support/events.ts'
import { changedEvent, noEvent, type PlannedEvent } from '../event.ts'
import { eventOfPage, eventQuery, namesEvent, readEvent, writeEvent } from './url.ts'

const today = '2026-11-20'
const read = (query: string) => readEvent(new URLSearchParams(query), today)

const whole: PlannedEvent = {
  place: 'Andheri West',
  point: { lat: 19.136, lng: 72.827 },
  date: '2026-12-12',
  time: '19:30',
  guests: 60,
  people: '50-100',
  diets: { veg: 40, jain: 20 },
  occasion: 'wedding',
  budget: 350,
  kind: 'buffet',
}
const wholeQuery =
  'place=Andheri+West&lat=19.136&lng=72.827&date=2026-12-12&time=19%3A30&guests=60&people=50-100' +
  '&diet=veg%3A40%2Cjain%3A20&for=wedding&budget=350&kind=buffet'

describe('an event in a URL', () => {
  test('is written with the parameters of the product, in one order', () => {
    expect(eventQuery(whole)).toBe(wholeQuery)
  })

  test('is read as it was written', () => {
    fc.assert(
      fc.property(anEvent(today), (event) => {
        expect(read(eventQuery(event))).toEqual({ event, problems: [] })
      }),
    )
  })

  test('names the point to three decimals', () => {
    const exact = { ...whole, point: { lat: 19.1364821, lng: 72.8267377 } }
    expect(writeEvent(exact)).toMatchObject({ lat: 19.136, lng: 72.827 })
    expect(read('lat=19.1364821&lng=72.8267377').event.point).toEqual({ lat: 19.136, lng: 72.827 })
  })

  test('has the range that its exact guests are in, and the number that its diets add up to', () => {
    expect(read('guests=60&people=10-25').event.people).toBe('50-100')
    expect(read('guests=25&people=25-50').event.people).toBe('25-50')
    expect(read('guests=25').event.people).toBe('10-25')
    expect(read('diet=veg:40,jain:20').event).toMatchObject({ guests: 60, people: '50-100' })
  })

  test('may have empty parts, as of a form without script', () => {
    expect(read('place=&date=&guests=&people=&budget=&diet=')).toEqual({ event: noEvent, problems: [] })
    expect(namesEvent(new URLSearchParams('place=&date=&q=dal'))).toBe(false)
    expect(namesEvent(new URLSearchParams('date=nonsense'))).toBe(true)
  })

  test('may hold the range of reviews that earlier links called guests', () => {
    expect(read('guests=25-50')).toEqual({ event: noEvent, problems: [] })
    expect(read('guests=100').event.guests).toBe(100)
  })
})

describe('what makes no sense in a URL', () => {
  test.each([
    ['date=2026-11-19', 'date', 'past'],
    ['date=2028-05-14', 'date', 'too_far'],
    ['date=2026-02-30', 'date', 'invalid'],
    ['time=25:00', 'time', 'invalid'],
    ['guests=0', 'guests', 'invalid'],
    ['guests=9', 'guests', 'invalid'],
    ['guests=1000000000', 'guests', 'invalid'],
    ['guests=1e9', 'guests', 'invalid'],
    ['guests=10.5', 'guests', 'invalid'],
    ['guests=abc', 'guests', 'invalid'],
    ['guests=-60', 'guests', 'invalid'],
    ['people=7', 'people', 'invalid'],
    ['diet=veg:40,fish:20', 'diets', 'invalid'],
    ['diet=veg:-1', 'diets', 'invalid'],
    ['diet=veg:20,veg:20', 'diets', 'invalid'],
    ['diet=veg:3', 'diets', 'sum'],
    ['for=war', 'occasion', 'invalid'],
    ['budget=0', 'budget', 'invalid'],
    ['kind=air', 'kind', 'invalid'],
    ['lat=19', 'place', 'invalid'],
    ['lat=18.52&lng=73.85', 'place', 'outside'],
    ['lat=91&lng=72.8', 'place', 'invalid'],
  ])('%s is left out, and told', (query, part, why) => {
    expect(read(query)).toEqual({ event: noEvent, problems: [{ part, why }] })
  })

  test('is left out alone', () => {
    const { event, problems } = read(wholeQuery.replace('2026-12-12', '2020-01-01'))
    expect(event).toEqual({ ...whole, date: undefined })
    expect(problems).toEqual([{ part: 'date', why: 'past' }])
    expect(read(wholeQuery.replace('jain%3A20', 'jain%3A30'))).toEqual({
      event: { ...whole, diets: undefined },
      problems: [{ part: 'diets', why: 'sum' }],
    })
  })

  test('leaves the name of a place whose point is outside the region, as that of any unknown place', () => {
    expect(read('place=Pune&lat=18.52&lng=73.85')).toEqual({
      event: { ...noEvent, place: 'Pune' },
      problems: [{ part: 'place', why: 'outside' }],
    })
  })

  test('the last day that can be booked makes sense, and so do the fewest and the most guests', () => {
    for (const query of ['date=2026-11-20', 'date=2028-05-13', 'guests=10', 'guests=10000'])
      expect(read(query).problems).toEqual([])
  })

  test('a parameter that is there twice counts once, the first time', () => {
    expect(read('date=2026-12-12&date=2026-12-13').event.date).toBe('2026-12-12')
  })

  test('parameters after the first 60 are ignored', () => {
    const others = (count: number) => Array.from({ length: count }, (_, at) => `x${at}=1`).join('&')
    expect(read(`${others(59)}&guests=60`).event.guests).toBe(60)
    expect(read(`${others(200)}&guests=60&date=nonsense`)).toEqual({ event: noEvent, problems: [] })
  })

  test('never breaks anything', () => {
    const names = fc.constantFrom('place', 'lat', 'lng', 'date', 'time', 'guests', 'people', 'diet', 'for', '__proto__')
    const values = fc.oneof(fc.string(), fc.constantFrom('veg:40,jain:20', '60', '19.1', '1e400', 'veg:', ':', ','))
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
        const { event } = readEvent(new URLSearchParams(pairs), today)
        expect(read(eventQuery(event))).toEqual({ event, problems: [] })
      }),
    )
  })
})

test('a public page is rendered for the range, the diets without numbers and the kind of service', () => {
  const page = { people: '50-100', diet: ['veg', 'jain'], kind: 'buffet', isUnknown: false }
  expect(eventOfPage(new URLSearchParams(wholeQuery))).toEqual(page)
  expect(eventOfPage(new URLSearchParams('people=50-100&diet=veg,jain&kind=buffet'))).toEqual(page)
  expect(eventOfPage(new URLSearchParams('people=11-12')).isUnknown).toBe(true)
})

describe('a changed event', () => {
  test('forgets the point of a former place when another name is typed', () => {
    expect(changedEvent(whole, { place: 'Dadar' })).toMatchObject({ place: 'Dadar', point: undefined })
    expect(changedEvent(whole, { place: 'Andheri West' }).point).toEqual(whole.point)
  })

  test('forgets exact guests and diets that a chosen range does not hold', () => {
    const small = changedEvent(whole, { people: '10-25' })
    expect([small.people, small.guests, small.diets]).toEqual(['10-25', undefined, undefined])
    expect(changedEvent(whole, { people: '50-100' })).toEqual(whole)
  })

  test('takes the range of exact guests, and forgets diets that no longer add up', () => {
    const large = changedEvent(whole, { guests: 120 })
    expect([large.people, large.guests, large.diets]).toEqual(['100+', 120, undefined])
  })

  test('has as many guests as its new diets', () => {
    expect(changedEvent(whole, { diets: { veg: 10, nonVeg: 20 } })).toMatchObject({ guests: 30, people: '25-50' })
  })
})
