import { firstCity } from '#contract/city.ts'
import type { NoticeStep } from '#contract/rules/notice.ts'
import type { GstScheme } from '#contract/values/gst-scheme.ts'
import { slugOf } from '#contract/values/slug.ts'
import type { Cuisine } from '#contract/values/cuisine.ts'
import type { Diet } from '#contract/values/diet.ts'
import { paise, type Paise } from '#contract/values/money.ts'
import type { Point } from '#contract/values/place.ts'
import { newId } from '#server/kernel/ids.ts'
import { arrayOf, json, point } from '#server/kernel/sql.ts'
import { insertRow } from './insert-row.ts'
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
  /** Further rows of its notice; null where they follow from `leadDays`. */
  noticeSteps: NoticeStep[] | null
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
  city: string
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
    noticeSteps: null,
    serviceRadiusKm: 25,
    deliveryFreeKm: 25,
    deliveryPerKm: 0,
    dishPricesShown: false,
    featuredPosition: null,
    status: 1,
    approval: 'approved',
    ordersFulfilled: 0,
    cancellation: [],
    city: firstCity,
    formerSlugs: [],
    ...given,
  }
  if (given.ownerId === undefined) caterer.ownerId = (await aUser(home, { role: '3' })).id
  await insert(home, caterer)
  await insertChildren(home, caterer)
  return caterer
}

async function insert(home: Home, c: ACaterer): Promise<void> {
  await insertRow(home, 'caterers', {
    id: c.id,
    owner_id: c.ownerId,
    name: c.name,
    slug: c.slug,
    city: c.city,
    gst_no: c.gstNo,
    gst_scheme: c.gstScheme,
    fssai_no: c.fssaiNo,
    address: c.address,
    area: c.area,
    state_code: c.stateCode,
    service_address: `${c.area}, Mumbai`,
    location: point(c.location),
    mobile_no: c.mobileNo,
    contact: c.contact,
    extra_information: c.extraInformation,
    specialist_in: c.specialistIn,
    complimentary: c.complimentary,
    cuisines: arrayOf(c.cuisines, 'cuisine'),
    catering_types: arrayOf(c.cateringTypes, 'diet'),
    in_service_from: c.inServiceFrom,
    min_price_paise: c.minPrice,
    max_price_paise: c.maxPrice,
    maximum_serving_capacity: c.maximumServingCapacity,
    lead_days: c.leadDays,
    notice_steps: c.noticeSteps && json(c.noticeSteps),
    service_radius_km: c.serviceRadiusKm,
    delivery_free_km: c.deliveryFreeKm,
    delivery_per_km_paise: paise(c.deliveryPerKm),
    dish_prices_shown: c.dishPricesShown,
    featured_position: c.featuredPosition,
    status: c.status,
    approval: c.approval,
    orders_fulfilled: c.ordersFulfilled,
  })
}

async function insertChildren(home: Home, c: ACaterer): Promise<void> {
  for (const { daysBefore, percent } of c.cancellation)
    await insertRow(home, 'cancellation_steps', { caterer_id: c.id, days_before: daysBefore, percent })
  for (const slug of c.formerSlugs) await insertRow(home, 'former_slugs', { slug, city: c.city, caterer_id: c.id })
}
