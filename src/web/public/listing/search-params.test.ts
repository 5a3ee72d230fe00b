import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cuisines } from '#contract/values/cuisine.ts'
import { anEvent } from '#test/support/events.ts'
import { cardEvent } from './card-event.ts'
import {
  activeFilters,
  changed,
  everything,
  filterCount,
  searchPath,
  sorts,
  writeList,
  type Search,
} from './search-params.ts'
import { readSearch } from './read-search.ts'

const today = '2026-11-20'

const filters = fc.record({
  radius: fc.constantFrom(5, 15, 100),
  cuisine: fc.option(fc.constantFrom(...cuisines), { nil: undefined }),
  veg: fc.boolean(),
  jainOnly: fc.boolean(),
  jain: fc.boolean(),
  rating: fc.option(fc.constantFrom(1, 3.5, 4.2, 5), { nil: undefined }),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 99_999 }),
  q: fc.constantFrom('', 'dal 100% & more'),
})

const anySearch: fc.Arbitrary<Search> = fc
  .tuple(anEvent(today), filters)
  .map(([event, filter]) => ({ ...event, ...filter }))

describe('writing', () => {
  test('what was written is read again as it was', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const address = new URL(searchPath(search), 'http://localhost')
        const { diet } = cardEvent(search, undefined)
        expect(readSearch(address.searchParams, today)).toEqual({ search, diet, ignored: [], problems: [] })
      }),
    )
  })

  test('leaves out what is default', () => {
    expect(searchPath(everything)).toBe('/pangat')
    expect(searchPath({ ...everything, people: '100+' }, 'andheri')).toBe('/pangat/andheri?people=100%2B')
  })

  test('asks for exact guests with a day alone, since other lists are cached without them', () => {
    expect(writeList({ ...everything, guests: 40 })).not.toMatchObject({ guests: 40 })
    expect(writeList({ ...everything, guests: 40, date: '2026-12-12' })).toMatchObject({ guests: 40, people: '25-50' })
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
    const chosen: Partial<Search> = {
      people: '10-25',
      date: '2026-12-12',
      veg: true,
      cuisine: 'Thai',
      radius: 5,
      budget: 200,
    }
    expect(filterCount({ ...everything, ...chosen })).toBe(4)
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
