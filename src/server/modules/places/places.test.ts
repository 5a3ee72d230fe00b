import { expect, test } from 'vitest'
import { createPlaces, mumbai } from './index.ts'

const gazetteer = mumbai()
const places = createPlaces(gazetteer)
const names = async (text: string) => (await places.suggest(text)).map((place) => place.name)

test('every row of the gazetteer has what a place needs, and lies in the region', () => {
  for (const place of gazetteer.places) {
    expect(place, place.name).toMatchObject({
      name: expect.any(String),
      kind: expect.stringMatching(/^[a-z_]+$/),
      address: expect.any(String),
    })
    expect(place.lat > 18.7 && place.lat < 19.6 && place.lng > 72.6 && place.lng < 73.3, place.name).toBe(true)
    if (place.pincode !== undefined) expect(place.pincode).toMatch(/^[1-9]\d{5}$/)
  }
})

test('the areas are the 29 stops from Churchgate to Virar', () => {
  const { areas } = places
  expect([areas.length, areas[0]?.label, areas[28]?.label]).toEqual([29, 'Churchgate, Mumbai', 'Virar, Mumbai'])
})

test('a name comes first, then what begins with it, establishments before areas', async () => {
  expect((await names('bandra')).slice(0, 4)).toEqual([
    'Bandra',
    'Bandra Railway Station',
    'Bandra Fort Amphitheatre',
    'Bandra East',
  ])
})

test('never more than eight places are suggested, and none for nothing', async () => {
  expect(await names('m')).toHaveLength(8)
  expect(await names('')).toEqual([])
  expect(await names(' ,- ')).toEqual([])
})

test('typing mistakes are forgiven, also in a word half typed', async () => {
  expect((await names('bandar'))[0]).toBe('Bandra')
  expect((await names('andehri w'))[0]).toBe('Andheri West')
  expect((await names('mariot')).every((name) => name.includes('Marriott'))).toBe(true)
  expect(await names('xyzzy')).toEqual([])
})

test('a place is found by what it is, by other names, in Marathi and by its PIN code', async () => {
  expect(await names('banquet')).toEqual(expect.arrayContaining(['Suryavanshi Hall', 'Tip Top Plaza']))
  expect(await names('banquet hall in dadar')).toEqual(['Suryavanshi Hall'])
  expect((await names('VT'))[0]).toBe('Chhatrapati Shivaji Maharaj Terminus Railway Station')
  expect((await names('चर्चगेट'))[0]).toBe('Churchgate Railway Station')
  expect((await names('400050'))[0]).toBe('400050, Bandra West')
  expect((await names('4000')).every((name) => name.startsWith('4000'))).toBe(true)
})

test.each([
  ['andheri', 'Andheri'],
  ['Andheri, Mumbai', 'Andheri'],
  ['Andheri West, Mumbai, Maharashtra 400053', 'Andheri West'],
  ['boriwali', 'Borivali'],
  ['Bandra W', 'Bandra West'],
  ['400 050', '400050, Bandra West'],
  ['Shop 4, Station Road, Malad West 400064', '400064, Malad West'],
  ['3rd floor, Sun-n-Sand Hotel, Juhu', 'Sun-n-Sand Hotel'],
  ['12 Veera Desai Road, Andheri West', 'Andheri West'],
])('%s is understood as %s', async (text, name) => {
  expect((await places.geocode(text))?.name).toBe(name)
})

test.each([
  '',
  'Mumbai',
  'mumbai, maharashtra',
  'Delhi',
  'Pune',
  'an',
  '999999',
  'somewhere else',
  "' or 1=1 --",
  '<script>',
])('no place is guessed for %j', async (text) => {
  expect(await places.geocode(text)).toBeUndefined()
})

test('the address of every suburb, station and venue leads back to within a few kilometres of it', async () => {
  const strayed = []
  for (const place of gazetteer.places.filter(({ kind }) => kind !== 'pincode' && kind !== 'post_office_area')) {
    const found = await places.geocode(place.address)
    if (!found || Math.hypot(found.lat - place.lat, found.lng - place.lng) > 0.03)
      strayed.push(`${place.address} → ${found?.name}`)
  }
  expect(strayed).toEqual([])
})

test('the nearest of each kind are found, the nearest first', () => {
  const near = places.near({ lat: 19.2295, lng: 72.857 })
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)
  expect([near.stations.length, near.localities.length, near.areas.length]).toEqual([3, 3, 3])
  expect([near.stations[0]?.name, near.areas[0]?.name]).toEqual(['Borivali', 'Borivali, Mumbai'])
  expect(names(near.localities).every((name) => /Borivali|Kandivali|Dahisar|Eksar|IC Colony|Gorai/.test(name))).toBe(
    true,
  )
  for (const list of [near.stations, near.localities, near.areas]) {
    expect(list.map(({ km }) => km)).toEqual(list.map(({ km }) => km).toSorted((a, b) => a - b))
    expect(list[0]).toEqual({
      name: expect.any(String),
      lat: expect.any(Number),
      lng: expect.any(Number),
      km: expect.any(Number),
    })
  }
})

test('of a place far inland the nearest area is told with its distance', () => {
  // Alibag, across the harbour from Churchgate.
  const [nearest] = places.near({ lat: 18.6414, lng: 72.8722 }).areas
  expect(nearest).toMatchObject({ name: 'Churchgate, Mumbai', km: 32.99 })
})

test('a venue lies in the locality that is nearest', () => {
  expect(places.localityAt({ lat: 19.0544, lng: 72.8295 })).toBe('Bandra West')
})
