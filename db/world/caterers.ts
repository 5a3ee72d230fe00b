import { momentInIndia, addDays, type Day } from '#contract/values/calendar.ts'
import { fromRupees, paise } from '#contract/values/money.ts'
import { distanceKm, type Point } from '#contract/values/place.ts'
import { slugOf } from '#contract/values/slug.ts'
import type { Gazetteer, Place } from '#server/modules/places/index.ts'
import { idOf } from './ids.ts'
import type { DemoCaterer } from './demo-caterers/demo-caterer.ts'
import type { Books } from './order-tables.ts'
import { menusOf, type Menu } from './menus.ts'
import { packagesOf, type BuiltPackage } from './packages.ts'
import { personOf } from './people.ts'
import type { Pictures } from './pictures.ts'
import { randomOf } from './random.ts'
import { fssaiOf, gstinOf, landlineOf, mobileOf } from './registrations.ts'
import type { UserRow } from './tables.ts'
import type { CatererRow } from './caterer-tables.ts'

/** Owned by the demo account caterer@pangat.example. */
export const demoAccountCaterer = 'Annapurna Rasoi'

/** What the city is built on. */
export interface Ground {
  today: Day
  gazetteer: Gazetteer
  pictures: Pictures
  books: Books
}

/** A caterer with everything made from it. */
export interface BuiltCaterer {
  demoCaterer: DemoCaterer
  row: CatererRow
  owner: UserRow
  point: Point
  menus: Menu[]
  packages: BuiltPackage[]
}

/** `at` moves the kitchen off the middle of its place. */
export function buildCaterer(demoCaterer: DemoCaterer, { today, gazetteer }: Ground, at?: Point): BuiltCaterer {
  const place = placeNamed(gazetteer, demoCaterer.place)
  const point = at ?? { lat: place.lat, lng: place.lng }
  const menus = menusOf(demoCaterer)
  const packages = packagesOf(demoCaterer, menus)
  const owner = ownerOf(demoCaterer, today)
  return {
    demoCaterer,
    owner,
    point,
    menus,
    packages,
    row: rowOf(demoCaterer, { gazetteer, place, point, packages, owner }),
  }
}

/** Localities come before stations and post offices of the same name. Throws when the gazetteer has no such place. */
function placeNamed({ places }: Gazetteer, name: string): Place {
  const found = places.filter((place) => place.name === name)
  const place = found.find(({ kind }) => kind === 'locality') ?? found[0]
  if (!place) throw new Error(`the gazetteer has no ${name}`)
  return place
}

function ownerOf(demoCaterer: DemoCaterer, today: Day): UserRow {
  const { firstName, lastName } = personOf('owner', demoCaterer.name)
  return {
    id: idOf('owner', demoCaterer.name),
    role: '3',
    email:
      demoCaterer.name === demoAccountCaterer
        ? 'caterer@pangat.example'
        : `${slugOf(demoCaterer.name)}@caterers.example`,
    phone: mobileOf(
      demoCaterer.serial === undefined
        ? 200_000_000 + randomOf('phone', demoCaterer.name).int(0, 99_999_999)
        : 300_000_000 + demoCaterer.serial,
    ),
    first_name: firstName,
    last_name: lastName,
    password_hash: null,
    language: 'en',
    email_verified_at: joined(demoCaterer, today),
    created_at: joined(demoCaterer, today),
    updated_at: joined(demoCaterer, today),
  }
}

/** When the caterer came to the product: over the last two years, newcomers in the last weeks. */
function joined({ name, orders }: DemoCaterer, today: Day): string {
  const random = randomOf('joined', name)
  return momentInIndia(addDays(today, orders === 0 ? -random.int(3, 40) : -random.int(620, 900)), '11:00').toISOString()
}

interface RowInput extends Pick<Ground, 'gazetteer'> {
  place: Place
  point: Point
  packages: readonly BuiltPackage[]
  owner: UserRow
}

function rowOf(demoCaterer: DemoCaterer, { gazetteer, place, point, packages, owner }: RowInput): CatererRow {
  const random = randomOf('caterer', demoCaterer.name)
  const gst = demoCaterer.gst ?? 'REGULAR_5'
  const prices = demoCaterer.priceOnRequest
    ? []
    : packages.filter(({ kind }) => kind !== 'custom').map(({ basePrice }) => basePrice)
  return {
    id: idOf('caterer', demoCaterer.name),
    owner_id: owner.id,
    name: demoCaterer.name,
    slug: slugOf(demoCaterer.name),
    gst_no: gst === 'UNREGISTERED' ? 'URP' : gstinOf(demoCaterer.name),
    gst_scheme: gst,
    fssai_no: fssaiOf(demoCaterer.name, Math.max(2013, demoCaterer.since)),
    legal_name: `${demoCaterer.name}${demoCaterer.level >= 3 ? random.pick([' LLP', ' Private Limited', ' & Co.']) : ''}`,
    address: `${demoCaterer.street}, ${place.address}`,
    area: place.area ?? place.name,
    pin_code: place.pincode ?? null,
    state_code: '27',
    service_address: serviceAreaOf(point, place, gazetteer),
    location: `(${point.lng},${point.lat})`,
    mobile_no: owner.phone.slice(3),
    contact: landlineOf(random.int(1_000_000, 9_999_999)),
    extra_information: demoCaterer.about,
    specialist_in: demoCaterer.specialist,
    complimentary: demoCaterer.complimentary,
    cuisines: demoCaterer.cuisines,
    catering_types: demoCaterer.diets,
    in_service_from: `${demoCaterer.since}-${String(random.int(1, 9)).padStart(2, '0')}-01`,
    min_price_paise: prices.length > 0 ? paise(Math.min(...prices)) : null,
    max_price_paise: prices.length > 0 ? paise(Math.max(...prices)) : null,
    maximum_serving_capacity: demoCaterer.capacity,
    lead_days: demoCaterer.leadDays,
    service_radius_km: demoCaterer.serviceRadiusKm ?? 25,
    delivery_free_km: demoCaterer.delivery?.freeKm ?? 25,
    delivery_per_km_paise: fromRupees(demoCaterer.delivery?.rupeesPerKm ?? 0),
    change_cut_off_hours: 48,
    dish_prices_shown: demoCaterer.dishPrices ?? false,
    featured_position: demoCaterer.featured ?? null,
    status: 1,
    approval: 'approved',
    orders_fulfilled: demoCaterer.orders === 0 ? 0 : demoCaterer.orders + random.int(4, 40) * demoCaterer.level * 5,
    version: 1,
    created_at: owner.created_at,
    updated_at: owner.created_at,
  }
}

/** An area of the Western line as the onboarding form has it, its own or one near by; away from the line the place's own name. */
function serviceAreaOf(point: Point, place: Place, { areas }: Gazetteer): string {
  const name = place.area ?? place.name
  const own = areas.find(({ area }) => name === area || name.startsWith(`${area} `))
  const [nearest] = areas.map((area) => ({ area, km: distanceKm(point, area) })).toSorted((a, b) => a.km - b.km)
  return (
    (own ?? (nearest && nearest.km < 2.5 ? nearest.area : undefined))?.label ?? `${name}, ${place.city ?? 'Mumbai'}`
  )
}
