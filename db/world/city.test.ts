import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { idPattern } from '#contract/values/id.ts'
import { mumbai } from '#server/modules/places/index.ts'
import { otherAbouts } from './cookbook/abouts/index.ts'
import { cookbook } from './cookbook/index.ts'
import type { Books } from './order-tables.ts'
import { buildCity } from './city.ts'
import { demoCaterers } from './demo-caterers/index.ts'
import type { DemoCaterer } from './demo-caterers/demo-caterer.ts'
import { moreCaterers } from './larger.ts'
import type { GstRates } from './order-rows.ts'
import { readPictures } from './pictures.ts'
import type { City } from './tables.ts'

const rates: GstRates = { REGULAR_5: 500, SPECIFIED_18: 1800, COMPOSITION: 0, UNREGISTERED: 0 }

function groundOn(today: string) {
  const books = { charges: [{ charge: 'tcs', validFrom: '2018-10-01', rate: 50 }], sac: '996334' } satisfies Books
  return { today, gazetteer: mumbai(), pictures: readPictures('2025-01-01T00:00:00.000Z'), books }
}

/** The rows of every table whatever their order. */
function hashOf(city: City): string {
  const tables = Object.entries<readonly object[]>({ ...city }).map(([table, all]) => [
    table,
    all.map((row) => JSON.stringify(row)).toSorted(),
  ])
  return createHash('sha256').update(JSON.stringify(tables)).digest('hex')
}

const city = buildCity(demoCaterers, groundOn('2026-11-20'), rates)

test('the same day has the same city, and the order of the caterers does not matter', () => {
  expect(hashOf(buildCity(demoCaterers.toReversed(), groundOn('2026-11-20'), rates))).toBe(hashOf(city))
})

test('another caterer changes nothing about the others', () => {
  const [model] = demoCaterers
  const newcomer: DemoCaterer | undefined = model && { ...model, name: 'A New Kitchen', orders: 0 }
  const larger = buildCity([...demoCaterers, ...(newcomer ? [newcomer] : [])], groundOn('2026-11-20'), rates)
  expect(larger.caterers).toHaveLength(city.caterers.length + 1)
  const dishes = new Set(larger.menu_dishes.map(({ id }) => id))
  expect(city.menu_dishes.filter(({ id }) => !dishes.has(id))).toEqual([])
  expect(larger.orders).toEqual(city.orders)
})

test('everyone shows pictures of the house and of the menu', () => {
  const bare = city.caterers.filter(({ id }) =>
    (['art', 'menu'] as const).some(
      (gallery) => !city.gallery_images.some((image) => image.caterer_id === id && image.gallery === gallery),
    ),
  )
  expect(bare.map(({ name }) => name)).toEqual([])
})

test('other descriptions are of dishes that there are, and begin with other words', () => {
  const abouts = new Map(cookbook.map(({ name, about }) => [name, about]))
  const first = (text = '') => text.toLowerCase().split(/[^\p{Letter}’]+/u)[0]
  const wrong = Object.entries(otherAbouts).filter(([name, others]) => {
    const all = [abouts.get(name), ...others].map(first)
    return !abouts.has(name) || new Set(all).size < all.length
  })
  expect(wrong).toEqual([])
})

test('no two dishes of one caterer have the same description', () => {
  const catererOf = new Map(city.menus.map(({ id, caterer_id }) => [id, caterer_id]))
  const all = city.menu_dishes.map((dish) => `${catererOf.get(dish.menu_id)} ${dish.description}`)
  expect(all.filter((each, at) => all.indexOf(each) < at)).toEqual([])
})

test('no two packages of one caterer have the same description', () => {
  const all = city.packages.map((pack) => `${pack.caterer_id} ${pack.description}`)
  expect(all.filter((each, at) => all.indexOf(each) < at)).toEqual([])
})

test('vegetarian dishes are described without meat, fish or egg', () => {
  const meat = /\b(chicken|mutton|lamb|keema|fish|prawns?|bone|oyster|eggs?)\b/i
  const wrong = city.menu_dishes.filter(
    ({ diet, description }) => diet !== 'nonVeg' && meat.test(description?.replace(/(no|without) egg/i, '') ?? ''),
  )
  expect(wrong.map(({ name, description }) => `${name}: ${description}`)).toEqual([])
})

test('another day moves the past along, and caterers keep their ids and slugs', () => {
  const later = buildCity(demoCaterers, groundOn('2027-03-05'), rates)
  const links = ({ caterers }: City) => caterers.map(({ id, slug }) => `${id} ${slug}`)
  expect(links(later)).toEqual(links(city))
  expect(later.orders.every(({ event_date }) => event_date < '2027-03-05')).toBe(true)
  expect(later.orders.some(({ event_date }) => event_date > '2026-11-20')).toBe(true)
})

test('the first caterer has the address that demos link to', () => {
  expect(city.caterers[0]).toMatchObject({ slug: 'annapurna-rasoi', id: expect.stringMatching(/^[0-9A-Z]{26}$/) })
})

test('ids are unique, and such as the payment gateway takes', () => {
  const { bill_lines: _, order_events: __, ...others } = city
  for (const all of Object.values(others)) {
    const ids = all.flatMap((row) => ('id' in row ? [row.id] : []))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !idPattern.test(id) || id.length !== 26)).toEqual([])
  }
})

test('a larger city is made of other caterers near real places, whose telephones and slugs are their own', () => {
  const part = moreCaterers(demoCaterers, { from: 100, to: 160 }, groundOn('2026-11-20'), rates)
  expect(part.caterers).toHaveLength(60)
  const all = [...city.caterers, ...part.caterers]
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
  const phones = [...city.users, ...part.users].map(({ phone }) => phone)
  expect(new Set(phones).size).toBe(phones.length)
})
