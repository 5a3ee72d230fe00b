import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import type { CatererInList } from '#contract/endpoints/caterer-lists.ts'
import type { CatererCard, CatererView } from '#contract/endpoints/caterers.ts'
import { SearchQuery, type SearchResult } from '#contract/endpoints/search.ts'
import { fromRupees } from '#contract/values/money.ts'
import { releaseCapacity, reserveCapacity } from '#server/modules/availability/index.ts'
import { emit, publish } from '#server/kernel/events.ts'
import { rows, sql, type Sql } from '#server/kernel/sql.ts'
import { aCaterer, anImage, anOrder, aPackage, aReview } from '#test/factories/index.ts'
import { useServer } from '#test/support/server.ts'
import type { CatererList } from './catalogue.ts'

const server = useServer()
const shown = (...ids: string[]) => server.services.catalogue.refresh(ids)
/** The answer's body; the server itself holds it to the contract. */
async function get<Body>(path: string): Promise<Body> {
  const response = await server.request(path)
  return (await response.json()) as Body // checked by the server against the endpoint's schema
}

test('the page of a caterer shows exactly what is public', async () => {
  const { id } = await aCaterer(server, {
    name: 'Annapurna Caterers',
    minPrice: fromRupees(120),
    maxPrice: fromRupees(450.5),
    featuredPosition: 7,
    ordersFulfilled: 31,
  })
  const picture = await anImage(server, { catererId: id, gallery: 'art' })
  const small = await aPackage(server, { catererId: id, bands: ['10-25', '25-50'] })
  const packed = await aPackage(server, { catererId: id, kind: 'packed', bands: ['100+'] })
  const custom = await aPackage(server, { catererId: id, kind: 'custom', bands: [] })
  const review = await aReview(server, { order: await anOrder(server, { offer: small }), rating: 4.5 })
  await shown(id)

  expect(await get<CatererView>(`/api/caterer/${id}`)).toEqual({
    id,
    name: 'Annapurna Caterers',
    slug: 'annapurna-caterers',
    address: expect.stringContaining('Veera Desai Road'),
    serviceAddress: 'Andheri, Mumbai',
    serviceLocation: { location: 'Andheri, Mumbai', PinCode: '' },
    googleLocation: { lat: 19.1197, lng: 72.8464 },
    serviceRadiusKm: 25,
    contact: expect.stringMatching(/^\+917/),
    extraInformation: 'Family kitchen with its own crew and crockery.',
    specialistIn: 'North Indian',
    complimentary: 'Welcome drink',
    cuisinesOffered: ['North Indian'],
    cateringType: ['veg', 'nonVeg', 'jain'],
    inServiceFrom: '2015-06-01',
    serviceStartYear: 2015,
    minPrice: 120,
    maxPrice: 450.5,
    maximumServingCapacity: 500,
    orderFullFilled: 31,
    leadDays: 2,
    notice: [
      { fromGuests: 1, days: 2 },
      { fromGuests: 100, days: 4 },
      { fromGuests: 301, days: 7 },
    ],
    featured: true,
    fssaiNo: '11526001000061',
    status: { id: 1 },
    averageRating: 4.5,
    totalReviews: 1,
    review: [review.id],
    dishes: [small.id, packed.id],
    customMenu: [custom.id],
    dishesfor10_25: [small.id],
    dishesfor25_50: [small.id],
    dishesfor50_100: [],
    dishesforabove100: [packed.id],
    artGallery: [[`/pictures/${picture.base}-960.avif`]],
    menuGallery: [],
    pictures: [expect.objectContaining({ base: `/pictures/${picture.base}` })],
  } satisfies CatererView)
})

test('a card shows the lowest price of a meal for each range of guests, and the default picture where there is none', async () => {
  const { id } = await aCaterer(server, { name: 'Price Kitchen', location: { lat: 12, lng: 77 } })
  await aPackage(server, { catererId: id, bands: ['25-50', '100+'], basePrice: fromRupees(400) })
  await aPackage(server, { catererId: id, bands: ['25-50'], basePrice: fromRupees(350.5) })
  await aPackage(server, { catererId: id, kind: 'packed', bands: ['25-50', '50-100'], basePrice: fromRupees(90) })
  await shown(id)

  const { items } = await get<SearchResult>('/api/search?lat=12&lng=77')

  expect(items).toEqual([
    expect.objectContaining({
      id,
      bands: ['25-50', '50-100', '100+'],
      bandPrices: { '25-50': 350.5, '100+': 400 },
      picture: expect.objectContaining({ base: '/pictures/default' }),
      distanceKm: 0,
    }),
  ])
  expect(Object.keys(items[0] ?? {})).not.toEqual(expect.arrayContaining(['gstNo']))
})

test('a caterer without prices of its own shows those of its packages', async () => {
  const { id } = await aCaterer(server, { name: 'Silent Kitchen' })
  await aPackage(server, { catererId: id, bands: ['25-50'], basePrice: fromRupees(280) })
  await aPackage(server, { catererId: id, bands: ['100+'], basePrice: fromRupees(410) })
  await aPackage(server, { catererId: id, bands: [], basePrice: fromRupees(70) })
  await aPackage(server, { catererId: id, kind: 'packed', bands: ['25-50'], basePrice: fromRupees(90) })
  const { id: packer } = await aCaterer(server, { name: 'Box Kitchen', maxPrice: fromRupees(80) })
  await aPackage(server, { catererId: packer, kind: 'packed', bands: ['25-50'], basePrice: fromRupees(90) })
  const { id: empty } = await aCaterer(server, { name: 'Bare Kitchen' })
  await shown(id, packer, empty)

  const prices = async (caterer: string) => {
    const { minPrice, maxPrice } = await get<CatererView>(`/api/caterer/${caterer}`)
    return [minPrice, maxPrice]
  }
  expect(await prices(id)).toEqual([280, 410])
  expect(await prices(packer)).toEqual([80, 80])
  expect(await prices(empty)).toEqual([null, null])
})

test('a slug, an id in its place and a former slug lead to the caterer, in this order', async () => {
  const { id } = await aCaterer(server, { name: 'Swad Rasoi', formerSlugs: ['swad-kitchen'] })
  await shown(id)

  for (const text of ['swad-rasoi', id, 'swad-kitchen']) {
    expect(await get<CatererView>(`/api/caterer/slug/${text}`)).toMatchObject({ id, slug: 'swad-rasoi' })
  }
})

test('a text finds caterers by the name of a package, until it is hidden', async () => {
  const { id, name } = await aCaterer(server, { name: 'Tiffin Corner' })
  const offer = await aPackage(server, { catererId: id, kind: 'packed', name: 'Packed Thali' })
  await aPackage(server, { catererId: (await aCaterer(server)).id, name: 'Packed for Later' })
  await shown(id)
  const found = async () => (await get<SearchResult>('/api/search?q=packed+thali')).items.map((item) => item.name)
  expect(await found()).toEqual([name])
  await rows(server.database.db, sql`update packages set status = 2 where id = ${offer.id}`)
  await shown(id)
  expect(await found()).toEqual([])
})

test('a search around a place says where it looked', async () => {
  const { id } = await aCaterer(server, { name: 'Borivali Bhojan', location: { lat: 19.229, lng: 72.857 } })
  await aPackage(server, { catererId: id })
  await shown(id)

  for (const place of ['borivali', 'Boriwali', '400092', 'Borivali West, Mumbai']) {
    const found = await get<SearchResult>(`/api/search?radius=4&place=${encodeURIComponent(place)}`)
    expect(found.place, place).toMatchObject({ lat: expect.closeTo(19.23, 1), lng: expect.closeTo(72.86, 1) })
    expect(
      found.items.map((card) => card.id),
      place,
    ).toContain(id)
  }
  const typed = await get<SearchResult>('/api/search?lat=19.229&lng=72.857&radius=1&place=My%20home')
  expect(typed.place).toEqual({ name: 'My home', lat: 19.229, lng: 72.857 })
})

test('what is written of a search is all that it found', async () => {
  const { catalogue } = server.services
  for (const given of [{}, { lat: '19.1', lng: '72.8', place: 'दादर', facets: '1' }]) {
    const query = SearchQuery.parse(given)
    expect(JSON.parse((await catalogue.searchJson(query)).text)).toEqual(await catalogue.search(query))
  }
})

test('a place that is not understood leaves the whole list', async () => {
  const everyone = await get<SearchResult>('/api/search')
  const found = await get<SearchResult>('/api/search?place=Atlantis')
  expect(found).toEqual(everyone)
  expect(found).not.toHaveProperty('place')
})

test('nearby is a plain list, nearest first, of everyone within 15 km', async () => {
  const at = (lng: number, name: string) => aCaterer(server, { name, location: { lat: -10, lng } })
  const [far, near, beyond] = [await at(20.1, 'Far'), await at(20.01, 'Near'), await at(20.2, 'Beyond')]
  await shown(far.id, near.id, beyond.id)

  for (const path of ['/api/caterer/nearby', '/caterer/nearby']) {
    expect((await get<CatererCard[]>(`${path}?lat=-10&lng=20`)).map(({ name }) => name)).toEqual(['Near', 'Far'])
  }
  expect(await get<CatererCard[]>('/api/caterer/nearby?lat=-10&lng=20&radius=25')).toHaveLength(3)
  const [nearest, ...others] = await get<CatererCard[]>('/api/caterer/nearby?lat=-10&lng=20&limit=1')
  expect([nearest?.name, others]).toEqual(['Near', []])
})

test('the list of all caterers is in the field data', async () => {
  const { id } = await aCaterer(server)
  await shown(id)
  for (const path of ['/api/caterer', '/caterer']) {
    expect((await get<CatererList>(path)).data.map((caterer) => caterer.id)).toContain(id)
  }
})

test('lists of caterers hold whole caterers, with what a card shows', async () => {
  const { id } = await aCaterer(server, { name: 'Whole Kitchen', location: { lat: -20, lng: 30 } })
  await aPackage(server, { catererId: id, bands: ['25-50'] })
  await shown(id)
  const whole = await get<CatererView>(`/api/caterer/${id}`)
  const { data } = await get<CatererList>('/api/caterer')
  const [chosen] = (await get<CatererList>(`/api/caterer?ids=${id}`)).data
  const [near] = await get<CatererInList[]>('/api/caterer/nearby?lat=-20&lng=30')
  for (const listed of [data.find((caterer) => caterer.id === id), chosen, near])
    expect(listed).toMatchObject({ ...whole, bands: ['25-50'], bandPrices: { '25-50': expect.any(Number) as number } })
  expect(near?.distanceKm).toBe(0)
})

test('a list has at most 500 caterers a page, best first, and says how many there are', async () => {
  const { id } = await aCaterer(server, { name: 'Many Kitchen', location: { lat: -30, lng: 10 } })
  const copies = await rows<{ id: string }>(
    server.database.db,
    sql`insert into caterers select (jsonb_populate_record(c, jsonb_build_object('id', left(${id}, 22) || lpad(n::text, 4, '0'), 'slug', 'many-' || n, 'featured_position', null, 'owner_id', null))).*
        from caterers c, generate_series(1, 500) n where c.id = ${id} returning id`,
  )
  await shown(id, ...copies.map((copy) => copy.id))

  const first = await get<CatererList>('/api/caterer')
  const second = await get<CatererList>('/api/caterer?page=2')
  expect(first).toMatchObject({ page: 1, pages: 2, total: first.total })
  expect(first.data).toHaveLength(500)
  expect(second.data).toHaveLength(first.total - 500)
  expect(new Set([...first.data, ...second.data].map((caterer) => caterer.id)).size).toBe(first.total)
  expect(await get<CatererList>('/api/caterer?page=3')).toMatchObject({ data: [], pages: 2 })

  const near = '/api/caterer/nearby?lat=-30&lng=10'
  expect(await get<CatererInList[]>(near)).toHaveLength(500)
  expect(await get<CatererInList[]>(`${near}&page=2`)).toHaveLength(1)
  expect(await get<CatererInList[]>(`${near}&limit=600`)).toHaveLength(500)
})

test('the list is compressed in advance, and made again when a caterer changes', async () => {
  const { id } = await aCaterer(server, { name: 'Before Change' })
  await shown(id)
  const encodings = ['br', 'gzip', undefined].map(async (accepted) => {
    const headers: Record<string, string> = accepted ? { 'accept-encoding': accepted } : {}
    const response = await server.request('/api/caterer', { headers })
    const body = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-encoding')).toBe(accepted ?? null)
    return accepted === 'br' ? brotliDecompressSync(body) : accepted ? gunzipSync(body) : body
  })
  const [br, gzip, plain] = (await Promise.all(encodings)).map(String)
  expect(plain).toContain('Before Change')
  expect([br, gzip]).toEqual([plain, plain])

  await rows(server.database.db, sql`update caterers set name = 'After Change' where id = ${id}`)
  await shown(id)
  expect(await (await server.request('/api/caterer')).text()).toContain('After Change')
})

test('an emitted change is shown soon, in every way a caterer is found', async () => {
  const { id } = await aCaterer(server, { name: 'Before Kitchen' })
  await shown(id)
  const change = (statement: Sql<object>) =>
    server.context().transaction(async (tx) => {
      await rows(tx, statement)
      await publish(tx, { type: 'catalogue.changed', subject: id })
    })

  await change(sql`update caterers set name = 'Kokum Katta', slug = 'kokum-katta' where id = ${id}`)
  await vi.waitFor(async () => expect(await get(`/api/caterer/${id}`)).toMatchObject({ name: 'Kokum Katta' }))
  expect((await get<SearchResult>('/api/search?q=kokum')).others.map((card) => card.id)).toEqual([id])
  expect((await server.request('/api/caterer/slug/before-kitchen')).status).toBe(404)

  await change(sql`update caterers set approval = 'suspended' where id = ${id}`)
  await vi.waitFor(async () => expect((await server.request(`/api/caterer/${id}`)).status).toBe(404))
  expect((await get<SearchResult>('/api/search?q=kokum')).others).toEqual([])
})

test('search for a day reflects new orders and emitted closures immediately, and is not cached', async () => {
  const here = { lat: 30, lng: 78 }
  const { id: catererId } = await aCaterer(server, { location: here, maximumServingCapacity: 100, leadDays: 2 })
  await aPackage(server, { catererId, bands: ['10-25', '50-100'] })
  await shown(catererId)
  const found = async (query: string) =>
    (await get<SearchResult>(`/api/search?lat=30&lng=78&radius=1&${query}`)).items.map(({ id }) => id)
  const day = '2026-11-25'
  expect(await found('date=2026-11-21')).toEqual([])
  expect(await found('date=2026-11-22')).toEqual([catererId])
  expect(await found(`date=${day}&people=50-100`)).toEqual([catererId])

  await server.context().transaction((tx) => reserveCapacity(tx, { catererId, day, plates: 51 }))
  expect(await found(`date=${day}&people=50-100`)).toEqual([])
  expect(await found(`date=${day}`)).toEqual([catererId])
  expect(await found('date=2026-11-26&people=50-100')).toEqual([catererId])
  await server.context().transaction((tx) => releaseCapacity(tx, { catererId, day, plates: 51 }))
  expect(await found(`date=${day}&people=50-100`)).toEqual([catererId])

  await rows(
    server.database.db,
    sql`insert into closures (id, caterer_id, first_day, last_day) values ('closed', ${catererId}, '2026-11-24', '2026-11-25')`,
  )
  expect(await found(`date=${day}`)).toEqual([catererId])
  await server.context().transaction(async (tx) => emit(tx, { type: 'calendar.changed', subject: catererId }))
  expect(await found(`date=${day}`)).toEqual([])
  expect(await found('date=2026-11-26')).toEqual([catererId])

  await rows(server.database.db, sql`delete from closures where caterer_id = ${catererId}`)
  server.clock.advance(29_000)
  expect(await found(`date=${day}`)).toEqual([])
  server.clock.advance(1_000)
  expect(await found(`date=${day}`)).toEqual([catererId])
  const response = await server.request(`/api/search?date=${day}`)
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test('the number for each choice comes only when it is asked for', async () => {
  expect(await get<SearchResult>('/api/search')).not.toHaveProperty('facets')
  const { facets, total } = await get<SearchResult>('/api/search?facets=1&people=25-50')
  expect(facets?.people.find(({ value }) => value === '25-50')?.count).toBe(total)
  expect(facets).not.toHaveProperty('radius')
  expect((await get<SearchResult>('/api/search?facets=1&place=Borivali')).facets?.radius).toHaveLength(7)
})

test('public answers may be kept by caches and are not sent twice', async () => {
  const { id } = await aCaterer(server)
  await shown(id)
  for (const path of [
    '/api/search?q=x',
    '/api/caterer',
    `/api/caterer/${id}`,
    `/api/menus/caterer/${id}`,
    `/api/dishes/caterer/${id}`,
    '/api/places?q=andheri',
    '/api/places/near?lat=19.1197&lng=72.8464',
    `/api/reviews?caterer=${id}`,
  ]) {
    const first = await server.request(path)
    expect(first.headers.get('cache-control'), path).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=300')
    const etag = first.headers.get('etag') ?? ''
    expect(etag, path).toMatch(/^W\/"[\w-]+"$/)

    const again = await server.request(path, { headers: { 'if-none-match': `"other", ${etag}` } })
    expect([again.status, await again.text(), again.headers.get('etag')], path).toEqual([304, '', etag])
  }
  const rejected = await server.request('/api/caterer/nobody')
  expect([rejected.headers.get('cache-control'), rejected.headers.get('etag')]).toEqual(['private, no-store', null])
})

test('browsing needs no sign-in', async () => {
  expect((await server.request('/api/caterer/nearby?lat=19&lng=72.8')).status).toBe(200)
  expect((await server.request('/api/caterer')).status).toBe(200)
})
