import type { GstScheme } from '#contract/values/gst-scheme.ts'
import { slugOf } from '#contract/values/slug.ts'
import type { Cuisine } from '#contract/values/cuisine.ts'
import type { Diet } from '#contract/values/diet.ts'
import type { Paise } from '#contract/values/money.ts'
import type { Point } from '#contract/values/place.ts'
import { newId } from '#server/kernel/ids.ts'
import { list, rows, sql } from '#server/kernel/sql.ts'
import { nextNumber } from './next-number.ts'
import { aUser, type Home } from './user.ts'

export interface ACaterer {
  id: string
  /** Null for a caterer without an owner. */
  ownerId: string | null
  name: string
  slug: string
  gstNo: string
  gstScheme: GstScheme
  fssaiNo: string | null
  address: string
  area: string
  stateCode: string
  location: Point
  mobileNo: string
  contact: string
  extraInformation: string
  specialistIn: string
  complimentary: string
  cuisines: readonly Cuisine[]
  cateringTypes: readonly Diet[]
  inServiceFrom: string
  minPrice: Paise | null
  maxPrice: Paise | null
  maximumServingCapacity: number
  leadDays: number
  serviceRadiusKm: number
  deliveryFreeKm: number
  deliveryPerKm: Paise | 0
  dishPricesShown: boolean
  featuredPosition: number | null
  status: number
  approval: 'pending' | 'approved' | 'changes_requested' | 'rejected' | 'suspended'
  ordersFulfilled: number
  /** What comes back when a customer cancels, by days before the event. */
  cancellation: readonly { daysBefore: number; percent: number }[]
  /** Slugs of earlier names. */
  formerSlugs: readonly string[]
}

/** A live caterer in Andheri that cooks everything, with an owner of its own. It has no menus and packages yet: see aMenu and aPackage. */
export async function aCaterer(home: Home, given: Partial<ACaterer> = {}): Promise<ACaterer> {
  const number = nextNumber()
  const name = given.name ?? `Kitchen ${number}`
  const caterer: ACaterer = {
    id: newId(),
    ownerId: null,
    name,
    slug: slugOf(name) || `kitchen-${number}`,
    gstNo: '27AABCC1234D1ZB',
    gstScheme: 'REGULAR_5',
    fssaiNo: '11526001000061',
    address: `${number} Veera Desai Road, Andheri West, Mumbai, Maharashtra 400053`,
    area: 'Andheri',
    stateCode: '27',
    location: { lat: 19.1197, lng: 72.8464 },
    mobileNo: String(8_000_000_000 + number),
    contact: `+91${7_000_000_000 + number}`,
    extraInformation: 'Family kitchen with its own crew and crockery.',
    specialistIn: 'North Indian',
    complimentary: 'Welcome drink',
    cuisines: ['North Indian'],
    cateringTypes: ['veg', 'nonVeg', 'jain'],
    inServiceFrom: '2015-06-01',
    minPrice: null,
    maxPrice: null,
    maximumServingCapacity: 500,
    leadDays: 2,
    serviceRadiusKm: 25,
    deliveryFreeKm: 25,
    deliveryPerKm: 0,
    dishPricesShown: false,
    featuredPosition: null,
    status: 1,
    approval: 'approved',
    ordersFulfilled: 0,
    cancellation: [],
    formerSlugs: [],
    ...given,
  }
  if (given.ownerId === undefined) caterer.ownerId = (await aUser(home, { role: '3' })).id
  await insert(home, caterer)
  await insertChildren(home, caterer)
  return caterer
}

async function insert({ database }: Home, c: ACaterer): Promise<void> {
  await rows(
    database.db,
    sql`
    insert into caterers (
      id, owner_id, name, slug, gst_no, gst_scheme, fssai_no, address, area, state_code, service_address, location, mobile_no, contact,
      extra_information, specialist_in, complimentary, cuisines, catering_types, in_service_from, min_price_paise, max_price_paise,
      maximum_serving_capacity, lead_days, service_radius_km, delivery_free_km, delivery_per_km_paise, dish_prices_shown,
      featured_position, status, approval, orders_fulfilled)
    values (
      ${c.id}, ${c.ownerId}, ${c.name}, ${c.slug}, ${c.gstNo}, ${c.gstScheme}, ${c.fssaiNo}, ${c.address}, ${c.area}, ${c.stateCode},
      ${`${c.area}, Mumbai`}, point(${c.location.lng}, ${c.location.lat}), ${c.mobileNo}, ${c.contact}, ${c.extraInformation},
      ${c.specialistIn}, ${c.complimentary}, ${list(c.cuisines)}::text[]::cuisine[], ${list(c.cateringTypes)}::text[]::diet[],
      ${c.inServiceFrom}, ${c.minPrice}, ${c.maxPrice}, ${c.maximumServingCapacity}, ${c.leadDays}, ${c.serviceRadiusKm},
      ${c.deliveryFreeKm}, ${c.deliveryPerKm}, ${c.dishPricesShown}, ${c.featuredPosition}, ${c.status}, ${c.approval}, ${c.ordersFulfilled})`,
  )
}

async function insertChildren({ database }: Home, c: ACaterer): Promise<void> {
  if (c.cancellation.length > 0) {
    await rows(
      database.db,
      sql`
      insert into cancellation_steps (caterer_id, days_before, percent)
      select ${c.id}, * from unnest(${list(c.cancellation.map((step) => step.daysBefore))}::int[], ${list(c.cancellation.map((step) => step.percent))}::int[])`,
    )
  }
  if (c.formerSlugs.length > 0) {
    await rows(
      database.db,
      sql`insert into former_slugs (slug, caterer_id) select slug, ${c.id} from unnest(${list(c.formerSlugs)}::text[]) as slug`,
    )
  }
}
