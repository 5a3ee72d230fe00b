import { expect, test } from 'vitest'
import type { ComparedBand, ComparedCaterer } from '#contract/endpoints/comparison.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { bandShown, rowsOf } from './rows.ts'

function band(of: GuestBand, basePrice: number, given: Partial<ComparedBand['cheapest']> = {}): ComparedBand {
  const guests = { '10-25': 10, '25-50': 25, '50-100': 50, '100+': 100 }[of]
  const wholePerPlate = basePrice * 1.05
  const total = wholePerPlate * guests
  const cheapest = {
    id: 'p',
    name: 'Silver',
    diet: 'veg' as const,
    dishes: 9,
    courses: [
      { name: 'Starters', dishes: 4 },
      { name: 'Main Course', dishes: 5 },
    ],
    basePrice,
    wholePerPlate,
    total,
    guests,
    soFar: false,
  }
  return { band: of, packages: 1, cheapest: { ...cheapest, ...given } }
}

type Given = Partial<Omit<ComparedCaterer, 'card'>> & { card?: Partial<ComparedCaterer['card']> }

function aCaterer({ card, ...given }: Given = {}): ComparedCaterer {
  return {
    card: {
      id: 'a',
      name: 'Kitchen',
      slug: 'kitchen',
      address: 'Andheri',
      area: 'Andheri',
      cuisinesOffered: ['Gujarati'],
      cateringType: ['veg'],
      minPrice: 100,
      maxPrice: 300,
      averageRating: 4.2,
      totalReviews: 3,
      maximumServingCapacity: 1200,
      orderFullFilled: 40,
      leadDays: 2,
      serviceStartYear: 2010,
      complimentary: '',
      featured: false,
      bands: ['25-50'],
      bandPrices: { '25-50': 200 },
      platePrices: { '25-50': 210 },
      gstPercent: 5,
      delivery: { freeKm: 10, perKm: 20 },
      hasCustomMenu: true,
      googleLocation: { lat: 19, lng: 72 },
      picture: { base: '/p', widths: [480], width: 480, height: 320, placeholder: 'tan' },
      ...card,
    },
    specialistIn: 'Thalis',
    contact: '+912253601195',
    prices: {
      least: { perPlate: 210, portion: 'plate', minOrder: 10 },
      most: { perPlate: 315, portion: 'plate', minOrder: 10 },
    },
    bands: [band('25-50', 200)],
    customMenu: true,
    packedFood: false,
    gstPercent: 5,
    delivery: { freeKm: 10, perKm: 20 },
    serviceRadiusKm: 25,
    noticeDays: 2,
    changeCutOffHours: 48,
    cancellation: [
      { daysBefore: 7, percent: 100 },
      { daysBefore: 3, percent: 50 },
      { daysBefore: 0, percent: 0 },
    ],
    ...given,
  }
}

const cellsOf = (items: ComparedCaterer[], id: string, place?: { name: string; lat: number; lng: number }) =>
  rowsOf({ items, place }, '25-50').find((row) => row.id === id)?.cells

test('caterers that answer everything alike differ in no row', () => {
  const rows = rowsOf({ items: [aCaterer(), aCaterer()] }, '25-50')
  expect(rows.filter(({ differs }) => differs)).toEqual([])
  expect(rows.every(({ cells }) => cells.length === 2)).toBe(true)
})

test('exactly the rows with different answers differ', () => {
  const other = aCaterer({ card: { cateringType: ['veg', 'jain'] }, noticeDays: 0, packedFood: true })
  const rows = rowsOf({ items: [aCaterer(), other] }, '25-50')
  expect(rows.filter(({ differs }) => differs).map(({ id }) => id)).toEqual(['jain', 'lead', 'diets', 'packed'])
})

test('the same food in another order is no difference', () => {
  const one = aCaterer({ card: { cateringType: ['veg', 'jain'], cuisinesOffered: ['Thai', 'Gujarati'] } })
  const other = aCaterer({ card: { cateringType: ['jain', 'veg'], cuisinesOffered: ['Gujarati', 'Thai'] } })
  expect(rowsOf({ items: [one, other] }, '25-50').filter(({ differs }) => differs)).toEqual([])
})

test('the price of a plate says how it comes about', () => {
  const [cell] = cellsOf([aCaterer()], 'whole') ?? []
  expect(cell).toEqual({
    text: '₹5,250 for 25 guests',
    notes: ['₹210 per plate incl. GST', '₹200 + 5% GST'],
  })
})

test('a caterer that adds no GST says so, and delivery in the total is told', () => {
  const composition = aCaterer({ gstPercent: 0, bands: [band('25-50', 200, { wholePerPlate: 200, total: 5000 })] })
  expect(cellsOf([composition], 'whole')?.[0]?.notes?.[1]).toBe('No GST added')
  const far = aCaterer({
    card: { distanceKm: 12 },
    bands: [band('25-50', 200, { total: 5292 })],
  })
  expect(cellsOf([far], 'whole')?.[0]?.text).toBe('₹5,292 for 25 guests, with delivery')
  const near = aCaterer({ bands: [band('25-50', 200, { soFar: true })] })
  expect(cellsOf([near], 'whole')?.[0]?.text).toBe('₹5,250 so far for 25 guests')
})

test('best of a row is marked; none where two are equal', () => {
  const cheap = aCaterer({ bands: [band('25-50', 150)] })
  const none = aCaterer({ bands: [] })
  expect(cellsOf([aCaterer(), cheap, none], 'whole')?.map(({ best, text }) => best ?? text)).toEqual([
    '₹5,250 for 25 guests',
    'Lowest price',
    'No package',
  ])
  expect(cellsOf([aCaterer(), aCaterer()], 'whole')?.some(({ best }) => best)).toBe(false)
  const unrated = aCaterer({ card: { totalReviews: 0, averageRating: 0 } })
  expect(
    cellsOf([unrated, aCaterer(), aCaterer({ card: { averageRating: 4.3 } })], 'rating')?.map(({ best }) => best),
  ).toEqual([undefined, undefined, 'Best rated'])
})

test('distance is a row only when a place was given', () => {
  const near = aCaterer({ card: { distanceKm: 1.2 } })
  expect(cellsOf([near], 'distance')).toBeUndefined()
  const place = { name: 'Andheri', lat: 19, lng: 72 }
  expect(cellsOf([near, aCaterer({ card: { distanceKm: 9 } })], 'distance', place)).toEqual([
    { text: '1.2 km', best: 'Nearest' },
    { text: '9.0 km' },
  ])
})

test('the cancellation policy is shown from the longest notice on', () => {
  const terms = (cancellation: ComparedCaterer['cancellation']) =>
    cellsOf([aCaterer({ cancellation })], 'cancellation')?.[0]
  expect(cellsOf([aCaterer()], 'cancellation')?.[0]).toEqual({
    text: '100% refund up to 7 days before',
    notes: ['50% refund up to 3 days before', 'no refund after that'],
  })
  expect(
    terms([
      { daysBefore: 2, percent: 100 },
      { daysBefore: 0, percent: 10 },
    ]),
  ).toEqual({
    text: '100% refund up to 2 days before',
    notes: ['10% refund after that'],
  })
  expect(terms([{ daysBefore: 0, percent: 0 }])).toEqual({ text: 'No refund' })
})

test('prices are shown for the chosen guests, else for the smallest range that all cook for', () => {
  const small = aCaterer({ bands: [band('10-25', 300), band('50-100', 200)] })
  const large = aCaterer({ bands: [band('50-100', 180), band('100+', 150)] })
  expect(bandShown('100+', [small, large])).toBe('100+')
  expect(bandShown(undefined, [small, large])).toBe('50-100')
  expect(bandShown(undefined, [small, aCaterer()])).toBe('25-50')
})

test('prices are between the cheapest and the dearest plate, boxes are boxes, and no package has no price', () => {
  const box = { perPlate: 115, portion: 'box' as const, minOrder: 20 }
  const { prices: _, ...priceless } = aCaterer({ bands: [], customMenu: false })
  const items = [aCaterer(), aCaterer({ bands: [], prices: { least: box, most: box } }), priceless]
  const texts = (id: string) =>
    rowsOf({ items }, '25-50')
      .find((row) => row.id === id)
      ?.cells.map(({ text }) => text)
  expect(texts('range')).toEqual(['₹210–₹315 per plate incl. GST', '₹115 per box incl. GST', 'Price on request'])
  expect(rowsOf({ items }, '25-50').find(({ id }) => id === 'range')?.cells[1]?.notes).toEqual(['from 20 boxes'])
  expect(texts('whole')?.slice(1)).toEqual(['No package', 'Price on request'])
})

test('a smaller plate is no bargain: prices are told by dish, and no course is passed over', () => {
  const small = aCaterer({ bands: [band('25-50', 150, { dishes: 4, courses: [{ name: 'Starters', dishes: 4 }] })] })
  const items = [aCaterer(), small]
  expect(cellsOf(items, 'whole')?.map(({ best, notes }) => [best, notes?.at(-1)])).toEqual([
    [undefined, '₹24 per dish'],
    [undefined, '₹40 per dish'],
  ])
  expect(cellsOf(items, 'course-Starters')?.map(({ text }) => text)).toEqual(['4 dishes', '4 dishes'])
  expect(cellsOf(items, 'course-Main Course')?.map(({ text }) => text)).toEqual(['5 dishes', 'Not included'])
})

test('the day of the event comes first, once the browser knows of it', () => {
  const rowsOn = (isFree?: boolean) =>
    rowsOf({ items: [aCaterer(isFree === undefined ? {} : { isFree })] }, '25-50', '2026-12-12')
  const first = (isFree?: boolean) => rowsOn(isFree)[0]?.cells[0]?.text
  expect([first(), first(true), first(false)]).toEqual([
    'Checking…',
    'Free on Sat, 12 Dec',
    'Not available on Sat, 12 Dec',
  ])
})
