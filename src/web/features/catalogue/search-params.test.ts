import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cuisines } from '#contract/values/cuisine.ts'
import { guestBands } from '#contract/values/guest-band.ts'
import {
  activeFilters,
  changed,
  everything,
  filterCount,
  readSearch,
  searchPath,
  sorts,
  type Search,
} from './search-params.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))

describe('an address that makes sense', () => {
  test('is read as it stands', () => {
    const { search, ignored } = read(
      'place=Andheri+West&lat=19.12&lng=72.83&radius=5&people=25-50&cuisine=gujarati&veg=1&sort=price-low&page=3&q=undhiyu',
    )
    expect(search).toEqual({
      place: 'Andheri West',
      point: { lat: 19.12, lng: 72.83 },
      radius: 5,
      people: '25-50',
      cuisine: 'Gujarati',
      veg: true,
      sort: 'price-low',
      page: 3,
      q: 'undhiyu',
    })
    expect(ignored).toEqual([])
  })

  test('without anything is the whole list', () => {
    expect(read('')).toEqual({ search: everything, ignored: [] })
  })

  test('of a form sent without script has empty parts, which are no mistakes', () => {
    expect(read('place=&people=&cuisine=&sort=default&radius=15&q=')).toEqual({ search: everything, ignored: [] })
  })

  test('may have lost the plus of 100+', () => {
    expect(read('people=100+').search.people).toBe('100+')
    expect(read('people=100%2B').search.people).toBe('100+')
  })

  test('of a checkbox sent without script means veg', () => {
    expect(read('veg=on')).toEqual({ search: { ...everything, veg: true }, ignored: [] })
  })
})

describe('an address that makes no sense', () => {
  test.each([
    ['people=7', 'people'],
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
    ['lat=19.1', 'place'],
    ['lat=91&lng=72', 'place'],
    ['lat=19.1&lng=east', 'place'],
  ])('%s is shown as the whole list, and says so', (query, part) => {
    expect(read(query)).toEqual({ search: everything, ignored: [part] })
  })

  test('keeps the parts that do', () => {
    expect(read('people=50-100&page=zero')).toEqual({ search: { ...everything, people: '50-100' }, ignored: ['page'] })
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
      'sort',
      'page',
      'q',
      '__proto__',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
        const { search } = readSearch(new URLSearchParams(pairs))
        expect(search.page).toBeGreaterThanOrEqual(1)
        expect(search.radius).toBeGreaterThan(0)
        expect(search.radius).toBeLessThanOrEqual(100)
      }),
    )
  })
})

const anySearch: fc.Arbitrary<Search> = fc.record({
  place: fc.constantFrom('', 'Dadar', 'Thāne & Kalyān?'),
  point: fc.option(fc.record({ lat: fc.constantFrom(19.1, -0.5), lng: fc.constantFrom(72.83, 180) }), {
    nil: undefined,
  }),
  radius: fc.constantFrom(5, 15, 100),
  people: fc.option(fc.constantFrom(...guestBands), { nil: undefined }),
  cuisine: fc.option(fc.constantFrom(...cuisines), { nil: undefined }),
  veg: fc.boolean(),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 99_999 }),
  q: fc.constantFrom('', 'dal 100% & more'),
})

describe('writing', () => {
  test('what was written is read again as it was', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const address = new URL(searchPath(search), 'http://localhost')
        expect(readSearch(address.searchParams)).toEqual({ search, ignored: [] })
      }),
    )
  })

  test('leaves out what is default', () => {
    expect(searchPath(everything)).toBe('/pangat')
    expect(searchPath({ ...everything, people: '100+' }, 'andheri')).toBe('/pangat/andheri?people=100%2B')
  })

  test('begins again at page 1 after any change but that of the page', () => {
    const third = { ...everything, page: 3 }
    expect(changed(third, { veg: true }).page).toBe(1)
    expect(changed(third, { page: 2 }).page).toBe(2)
  })
})

describe('filters', () => {
  test('are what narrows the list: a place, an order, a page or a wider circle are none', () => {
    expect(activeFilters({ ...everything, place: 'Dadar', sort: 'price-low', page: 2, radius: 50 })).toEqual([])
    expect(filterCount({ ...everything, people: '10-25', veg: true, cuisine: 'Thai', radius: 5 })).toBe(3)
  })

  test('can be taken away one by one until the whole list is left', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const rest = activeFilters(search).reduce((left, { without }) => changed(left, without), search)
        expect(activeFilters(rest)).toEqual([])
        expect(
          activeFilters(search).every(
            ({ without }) => activeFilters(changed(search, without)).length === activeFilters(search).length - 1,
          ),
        ).toBe(true)
      }),
    )
  })
})
