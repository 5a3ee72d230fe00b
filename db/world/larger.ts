import type { Place } from '#server/modules/places/index.ts'
import { addCaterer } from './caterer-rows.ts'
import { buildCaterer, type Ground } from './caterers.ts'
import { crowdOf, addPast } from './city.ts'
import type { DemoCaterer } from './demo-caterers/demo-caterer.ts'
import type { GstRates } from './order-rows.ts'
import { randomOf } from './random.ts'
import { emptyCity, type City } from './tables.ts'

const first = [
  'Shree',
  'New',
  'Royal',
  'Sai',
  'Om',
  'Golden',
  'Swad',
  'Maharaja',
  'Green',
  'Shubh',
  'Amrut',
  'Surya',
  'Modern',
  'Sagar',
  'Ganesh',
  'Lotus',
]
const second = [
  'Krishna',
  'Bhavan',
  'Rasoi',
  'Annapurna',
  'Darbar',
  'Mahal',
  'Sagar',
  'Prasad',
  'Bhoj',
  'Kitchen',
  'Thali',
  'Zaika',
  'Utsav',
  'Swadisht',
  'Aangan',
  'Tadka',
]
const third = ['Caterers', 'Catering', 'Events', 'Foods', 'Hospitality', 'Kitchens']

/** Caterers number `from` up to but not including `to` of a city that is larger than its characters, around real places. */
export function moreCaterers(
  models: readonly DemoCaterer[],
  { from, to }: { from: number; to: number },
  ground: Ground,
  rates: GstRates,
): City {
  const city = emptyCity()
  const places = ground.gazetteer.places.filter(({ pincode, kind }) => pincode !== undefined && kind !== 'pincode')
  const caterers = Array.from({ length: to - from }, (_, i) => {
    const { demoCaterer, at } = derived(from + i, models, places)
    return buildCaterer(demoCaterer, ground, at)
  })
  for (const caterer of caterers) addCaterer(city, caterer, ground)
  addPast(city, caterers, crowdOf(ground), { ground, rates, coupons: false, firstIssuer: from + 1 })
  return city
}

/** A variation of one of the characters, within a kilometre or so of a real place. */
function derived(
  number: number,
  models: readonly DemoCaterer[],
  places: readonly Place[],
): { demoCaterer: DemoCaterer; at: { lat: number; lng: number } } {
  const random = randomOf('derived', number)
  const { featured: _, demoCustomer: __, dishPrices: ___, ...model } = random.pick(models)
  const place = random.pick(places)
  const demoCaterer: DemoCaterer = {
    ...model,
    name: `${random.pick(first)} ${random.pick(second)} ${random.pick(third)} ${number}`,
    place: place.name,
    // What a character tells of itself is true of one street.
    about: model.about.split(/(?<=[.!?]) /)[0] ?? '',
    street: `Shop ${random.int(1, 60)}, ${random.pick(['Station Road', 'Link Road', 'S. V. Road', 'Market Lane', 'M. G. Road'])}`,
    capacity: Math.max(20, Math.round((model.capacity * (0.5 + random.next())) / 10) * 10),
    leadDays: random.int(1, 5),
    since: random.int(1990, 2024),
    quality: 3.2 + 1.6 * random.next(),
    orders: random.chance(0.3) ? random.int(1, 3) : 0,
    packed: [],
    serial: number,
    custom: false,
  }
  return {
    demoCaterer,
    at: { lat: place.lat + (random.next() - 0.5) * 0.02, lng: place.lng + (random.next() - 0.5) * 0.02 },
  }
}
