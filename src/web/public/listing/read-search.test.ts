import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSearch } from './read-search.ts'
import { everything } from './search-params.ts'

const whole = { search: everything, ignored: [], problems: [] }
const read = (query: string) => readSearch(new URLSearchParams(query), '2026-11-20')

describe('an address that makes sense', () => {
  test('is read as it stands', () => {
    const { search, ignored } = read(
      'place=Andheri+West&lat=19.12&lng=72.83&radius=5&people=25-50&date=2026-12-12&cuisine=gujarati&veg=1&jain=true&jainOnly=1&budget=350&rating=4.5&sort=price-low&page=3&q=undhiyu',
    )
    expect(search).toEqual({
      ...everything,
      place: 'Andheri West',
      point: { lat: 19.12, lng: 72.83 },
      radius: 5,
      people: '25-50',
      date: '2026-12-12',
      cuisine: 'Gujarati',
      veg: true,
      jain: true,
      jainOnly: true,
      budget: 350,
      rating: 4.5,
      sort: 'price-low',
      page: 3,
      q: 'undhiyu',
    })
    expect(ignored).toEqual([])
  })

  test('without anything is the whole list', () => {
    expect(read('')).toEqual(whole)
  })

  test('of a form sent without script has empty parts, which are no mistakes', () => {
    expect(read('place=&people=&date=&cuisine=&budget=&rating=&sort=default&radius=15&q=')).toEqual(whole)
  })

  test('may have lost the plus of 100+', () => {
    expect(read('people=100+').search.people).toBe('100+')
    expect(read('people=100%2B').search.people).toBe('100+')
  })

  test('of a checkbox sent without script means veg', () => {
    expect(read('veg=on')).toEqual({ ...whole, search: { ...everything, veg: true } })
  })
})

describe('an address that makes no sense', () => {
  test.each([
    ['cuisine=Martian', 'cuisine'],
    ['veg=perhaps', 'veg'],
    ['sort=random', 'sort'],
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1e3', 'page'],
    ['page=999999', 'page'],
    ['radius=0', 'radius'],
    ['radius=101', 'radius'],
    ['radius=-5', 'radius'],
    ['radius=NaN', 'radius'],
    ['radius=0x10', 'radius'],
    ['jain=perhaps', 'jain'],
    ['rating=0', 'rating'],
    ['rating=5.5', 'rating'],
    ['rating=6', 'rating'],
    ['rating=-4', 'rating'],
    ['rating=4.55', 'rating'],
    ['rating=best', 'rating'],
  ])('%s is shown as the whole list, and says so', (query, part) => {
    expect(read(query)).toEqual({ ...whole, ignored: [part] })
  })

  test.each([
    ['people=7', 'people', 'invalid'],
    ['budget=0', 'budget', 'invalid'],
    ['budget=-100', 'budget', 'invalid'],
    ['budget=0.5', 'budget', 'invalid'],
    ['budget=100001', 'budget', 'invalid'],
    ['budget=1e3', 'budget', 'invalid'],
    ['budget=10.001', 'budget', 'invalid'],
    ['date=tomorrow', 'date', 'invalid'],
    ['date=2026-02-30', 'date', 'invalid'],
    ['date=12/12/2026', 'date', 'invalid'],
    ['date=1999-01-01', 'date', 'past'],
    ['date=2026-11-19', 'date', 'past'],
    ['date=2028-05-14', 'date', 'too_far'],
    ['lat=19.1', 'place', 'invalid'],
    ['lat=91&lng=72', 'place', 'invalid'],
    ['lat=19.1&lng=east', 'place', 'invalid'],
    ['lat=18.52&lng=73.85', 'place', 'outside'],
  ])('%s is left out of the event, and says so', (query, part, why) => {
    expect(read(query)).toEqual({ ...whole, problems: [{ part, why }] })
  })

  test('today and the last day that can be booked are days as any', () => {
    for (const date of ['2026-11-20', '2028-05-13'])
      expect(read(`date=${date}`)).toEqual({ ...whole, search: { ...everything, date } })
  })

  test('keeps the parts that do', () => {
    expect(read('people=50-100&page=zero')).toEqual({
      ...whole,
      search: { ...everything, people: '50-100' },
      ignored: ['page'],
    })
  })

  test('with endless text is cut to what the search takes', () => {
    expect(read(`place=${'a'.repeat(5000)}`).search.place).toHaveLength(80)
  })

  test('never breaks, whatever stands in it', () => {
    const names = fc.constantFrom(
      'place',
      'lat',
      'lng',
      'radius',
      'people',
      'cuisine',
      'veg',
      'jain',
      'date',
      'budget',
      'rating',
      'sort',
      'page',
      'q',
      '__proto__',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
        const { search } = readSearch(new URLSearchParams(pairs), '2026-11-20')
        expect(search.page).toBeGreaterThanOrEqual(1)
        expect(search.radius).toBeGreaterThan(0)
        expect(search.radius).toBeLessThanOrEqual(100)
      }),
    )
  })
})
