import { describe, expect, test } from 'vitest'
import { aCategory, choose } from '#test/factories/offers.ts'
import { noticeFrom } from '#contract/rules/notice.ts'
import { paise } from '#contract/values/money.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { guestProblems, fits, sizeProblem } from './check-guests.ts'
import { menuProblems } from './check-menu.ts'
import { isShortNotice, eventProblems, venueProblem, type DayFacts } from './check-event.ts'
import type { Draft, CatererTerms, Offer } from './draft.ts'

const starters = aCategory()
const offer: Offer = {
  id: 'package-1',
  catererId: 'caterer-1',
  name: 'Wedding Thali',
  kind: 'package',
  diet: 'nonVeg',
  basePrice: paise(250_00),
  items: [starters],
  bands: ['25-50', '50-100'],
  minOrder: 10,
}
const caterer: CatererTerms = {
  id: 'caterer-1',
  location: { lat: 19.1197, lng: 72.8464 },
  stateCode: '27',
  gstScheme: 'REGULAR_5',
  cateringTypes: ['veg', 'nonVeg', 'jain'],
  maximumServingCapacity: 90,
  notice: noticeFrom(2),
  serviceRadiusKm: 25,
  customMinimum: paise(2000_00),
  delivery: { freeKm: 25, perKm: paise(0) },
  cancellation: [{ daysBefore: 0, percent: 0 }],
}
const guests = (count: number, split: Partial<Draft['dietSplit']> = { veg: count }) => ({
  guests: count,
  dietSplit: { veg: 0, jain: 0, nonVeg: 0, ...split },
})

describe('the number of guests', () => {
  test.each([25, 26, 50, 100])('%d is within bands that begin at 25 and end at 100, both included', (count) => {
    expect(sizeProblem(offer, count)).toBeUndefined()
  })

  test('outside every band is told with the nearest one', () => {
    const bands: GuestBand[] = ['10-25', '50-100']
    expect(sizeProblem({ ...offer, bands }, 30)).toMatchObject({
      code: 'guests_outside_band',
      values: { min: 10, max: 25 },
    })
    expect(sizeProblem({ ...offer, bands }, 45)).toMatchObject({
      code: 'guests_outside_band',
      values: { min: 50, max: 100 },
    })
    expect(sizeProblem({ ...offer, bands }, 5)).toMatchObject({ values: { min: 10, max: 25 } })
  })

  test('below the open band is told by its beginning alone', () => {
    expect(sizeProblem({ ...offer, bands: ['100+'] }, 99)).toMatchObject({
      code: 'guests_below_band',
      values: { min: 100 },
    })
    expect(sizeProblem({ ...offer, bands: ['100+'] }, 5_000)).toBeUndefined()
  })

  test('of a package for any number begins at ten', () => {
    expect(sizeProblem({ ...offer, kind: 'custom', bands: [] }, 9)).toMatchObject({
      code: 'guests_below_band',
      values: { min: 10 },
    })
    expect(sizeProblem({ ...offer, kind: 'custom', bands: [] }, 10)).toBeUndefined()
  })

  test('of packed food begins at ten, or where the caterer says', () => {
    const packed = { ...offer, kind: 'packed' as const }
    expect(sizeProblem(packed, 9)).toMatchObject({ code: 'packed_minimum', values: { min: 10 } })
    expect(sizeProblem({ ...packed, minOrder: 1 }, 9)).toMatchObject({ values: { min: 10 } })
    expect(sizeProblem({ ...packed, minOrder: 40 }, 39)).toMatchObject({ values: { min: 40 } })
    expect(sizeProblem(packed, 11)).toBeUndefined()
  })

  test('cannot be more than the caterer ever serves', () => {
    expect(guestProblems(guests(91), offer, caterer)).toEqual([
      { code: 'guests_above_capacity', field: 'guests', values: { capacity: 90 } },
    ])
  })
})

describe('what the guests eat', () => {
  const problems = (split: Partial<Draft['dietSplit']>, of: Partial<Offer> = {}, cook: Partial<CatererTerms> = {}) =>
    guestProblems(guests(40, split), { ...offer, ...of }, { ...caterer, ...cook })

  test('adds up to all of them', () => {
    expect(problems({ veg: 20, jain: 5, nonVeg: 15 })).toEqual([])
    expect(problems({ veg: 20, jain: 5, nonVeg: 14 })).toEqual([
      { code: 'diet_split_wrong', field: 'dietSplit.veg', values: { guests: 40 } },
    ])
  })

  test('with meat needs a package that has some', () => {
    expect(problems({ veg: 30, nonVeg: 10 }, { diet: 'veg' })).toEqual([
      { code: 'diet_not_served', field: 'dietSplit.nonVeg', values: { diet: 'nonVeg' } },
    ])
    expect(
      problems({ veg: 30, nonVeg: 10 }, { diet: 'custom', kind: 'custom' }, { cateringTypes: ['veg'] }),
    ).toHaveLength(1)
    expect(problems({ veg: 30, nonVeg: 10 }, { diet: 'custom', kind: 'custom' })).toEqual([])
  })

  test('the Jain way needs a caterer that cooks so', () => {
    expect(problems({ veg: 30, jain: 10 }, {}, { cateringTypes: ['veg', 'nonVeg'] })).toEqual([
      { code: 'diet_not_served', field: 'dietSplit.jain', values: { diet: 'jain' } },
    ])
  })

  test('decides, with their number, which packages are offered instead', () => {
    expect(fits(offer, caterer, guests(40, { nonVeg: 40 }))).toBe(true)
    expect(fits({ ...offer, diet: 'veg' }, caterer, guests(40, { nonVeg: 40 }))).toBe(false)
    expect(fits(offer, caterer, guests(20))).toBe(false)
  })
})

describe('the choice of dishes', () => {
  test('is told beside its category', () => {
    expect(menuProblems(offer, [choose(starters, 1)])).toEqual([
      { code: 'selection_incomplete', field: 'selections.starters', values: { count: 1, category: 'Starters' } },
    ])
    expect(menuProblems(offer, [choose(starters, 3)])).toEqual([
      { code: 'selection_invalid', field: 'selections.starters', values: { category: 'Starters' } },
    ])
    expect(menuProblems(offer, [choose(starters, 2, 11)])).toEqual([
      { code: 'add_on_out_of_range', field: 'selections.starters', values: {} },
    ])
    expect(menuProblems(offer, [choose(starters, 2)])).toEqual([])
  })

  test('of nothing is told once, beside the whole only when no category says more', () => {
    expect(menuProblems(offer, []).map(({ field }) => field)).toEqual(['selections.starters'])
    expect(menuProblems({ ...offer, kind: 'custom' }, [])).toEqual([
      { code: 'nothing_chosen', field: 'selections', values: {} },
    ])
  })

  test('of a category that the package has not names the package', () => {
    expect(menuProblems(offer, [choose(starters, 2), { itemId: 'foreign', addOn: 0, dishes: ['X'] }])).toEqual([
      { code: 'selection_invalid', field: 'selections.foreign', values: { category: 'Wedding Thali' } },
    ])
  })
})

describe('the day', () => {
  // 20 November 2026, 23:45 in India; in London it is still the 20th too, in UTC 18:15.
  const now = new Date('2026-11-20T18:15:00Z')
  const free: DayFacts = { capacity: 90, closed: false, left: 90, unconfirmed: 0, firstFree: undefined }
  const problems = (
    eventDate: string | undefined,
    facts: DayFacts | undefined = free,
    eventTime: string | undefined = '19:30',
    at = now,
  ) => eventProblems({ ...guests(40), eventDate, eventTime }, caterer, facts, at)
  const code = (...given: Parameters<typeof problems>) => problems(...given).map((one) => one.code)

  test.each([
    ['2026-11-19', ['date_past']],
    ['2026-11-21', ['lead_time']],
    ['2026-11-22', []],
    ['2028-05-13', []],
    ['2028-05-14', ['date_too_far']],
  ])('%s, seen on 20 November with two days of notice, has %j', (day, expected) => {
    expect(code(day)).toEqual(expected)
  })

  test('is counted in India: a quarter of an hour later it is the 21st', () => {
    const later = new Date('2026-11-20T18:30:00Z')
    expect(code('2026-11-22', free, '19:30', later)).toEqual(['lead_time'])
    expect(code('2026-11-20', undefined, '19:30', later)).toEqual(['date_past'])
  })

  test('that is too soon names the first free one', () => {
    expect(problems('2026-11-21', { ...free, firstFree: '2026-11-25' })).toEqual([
      { code: 'lead_time', field: 'eventDate', values: { days: 2, day: '2026-11-25' } },
    ])
  })

  test('may be closed, or too full for these guests', () => {
    expect(code('2026-12-12', { ...free, closed: true, left: 0 })).toEqual(['date_closed'])
    expect(problems('2026-12-12', { ...free, left: 39 })).toEqual([
      { code: 'capacity_taken', field: 'eventDate', values: { left: 39 } },
    ])
    expect(code('2026-12-12', { ...free, left: 40 })).toEqual([])
  })

  test('and the time are needed', () => {
    expect(eventProblems(guests(40), caterer, undefined, now).map((one) => one.field)).toEqual([
      'eventDate',
      'eventTime',
    ])
  })

  test('of today must not lie behind', () => {
    const cook = { ...caterer, notice: noticeFrom(0) }
    const today = (eventTime: string) =>
      eventProblems({ ...guests(40), eventDate: '2026-11-20', eventTime }, cook, free, now).map((one) => one.code)
    expect(today('23:45')).toEqual(['time_past'])
    expect(today('23:46')).toEqual([])
  })

  test('is short notice below a week, unless the caterer would not take it anyway', () => {
    expect([1, 2, 6, 7].map((days) => isShortNotice(`2026-11-${20 + days}`, 2, '2026-11-20'))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

describe('the venue', () => {
  test('is served up to the caterer’s radius', () => {
    expect(venueProblem({ lat: 19.2183, lng: 72.9781 }, caterer)).toBeUndefined()
    expect(venueProblem({ lat: 18.5204, lng: 73.8567 }, caterer)).toMatchObject({
      code: 'outside_service_area',
      field: 'venue',
      values: { radius: 25 },
    })
  })

  test('just outside is not told as if it were inside', () => {
    const justOutside = { lat: caterer.location.lat + 25.01 / 111.195, lng: caterer.location.lng }
    expect(venueProblem(justOutside, caterer)?.values).toEqual({ radius: 25, distance: 25.1 })
  })

  test('must be chosen', () => {
    expect(venueProblem(undefined, caterer)).toMatchObject({ code: 'venue_required', field: 'venue' })
  })
})
