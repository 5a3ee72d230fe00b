import { momentInIndia, addDays, type Day } from '#contract/values/calendar.ts'
import { distanceKm, type Point } from '#contract/values/place.ts'
import { slugOf } from '#contract/values/slug.ts'
import type { Gazetteer, Place } from '#server/modules/places/index.ts'
import { idOf } from './ids.ts'
import type { Kitchen } from './kitchens/kitchen.ts'
import { menusOf, type Menu } from './menus.ts'
import { packagesOf, type BuiltPackage } from './packages.ts'
import { personOf } from './people.ts'
import type { Pictures } from './pictures.ts'
import { randomOf } from './random.ts'
import { fssaiOf, gstinOf, landlineOf, mobileOf } from './registrations.ts'
import type { CatererRow, City, UserRow } from './tables.ts'

/** What the city is built on. */
export interface Ground {
  today: Day
  gazetteer: Gazetteer
  pictures: Pictures
}

/** A kitchen with everything made from it. */
export interface BuiltCaterer {
  kitchen: Kitchen
  row: CatererRow
  owner: UserRow
  point: Point
  menus: Menu[]
  packages: BuiltPackage[]
}

/** `number` makes telephone numbers unique; `at` moves the kitchen off the middle of its place. */
export function buildCaterer(kitchen: Kitchen, number: number, { today, gazetteer }: Ground, options: { at?: Point; depth?: number } = {}): BuiltCaterer {
  const place = placeNamed(gazetteer, kitchen.place)
  const point = options.at ?? { lat: place.lat, lng: place.lng }
  const menus = menusOf(kitchen, options.depth)
  const packages = packagesOf(kitchen, menus)
  const owner = ownerOf(kitchen, number, today)
  return { kitchen, owner, point, menus, packages, row: rowOf(kitchen, number, { today, gazetteer, place, point, packages, owner }) }
}

/** Localities come before stations and post offices of the same name. Throws when the gazetteer has no such place. */
function placeNamed({ places }: Gazetteer, name: string): Place {
  const found = places.filter((place) => place.name === name)
  const place = found.find(({ kind }) => kind === 'locality') ?? found[0]
  if (!place) throw new Error(`the gazetteer has no ${name}`)
  return place
}

function ownerOf(kitchen: Kitchen, number: number, today: Day): UserRow {
  const isDemo = number === 0
  const { firstName, lastName } = personOf('owner', kitchen.name)
  return {
    id: idOf('owner', kitchen.name), role: '3', email: isDemo ? 'caterer@pangat.example' : `${slugOf(kitchen.name)}@caterers.example`,
    phone: mobileOf(100_000_000 + number), first_name: firstName, last_name: lastName, password_hash: null, language: 'en',
    email_verified_at: joined(kitchen, today), created_at: joined(kitchen, today), updated_at: joined(kitchen, today),
  }
}

/** When the caterer came to the product: over the last two years, newcomers in the last weeks. */
function joined({ name, orders }: Kitchen, today: Day): string {
  const random = randomOf('joined', name)
  return momentInIndia(addDays(today, orders === 0 ? -random.int(3, 40) : -random.int(620, 900)), '11:00').toISOString()
}

interface RowParts extends Pick<Ground, 'today' | 'gazetteer'> {
  place: Place
  point: Point
  packages: readonly BuiltPackage[]
  owner: UserRow
}

function rowOf(kitchen: Kitchen, number: number, { today, gazetteer, place, point, packages, owner }: RowParts): CatererRow {
  const random = randomOf('caterer', kitchen.name)
  const gst = kitchen.gst ?? 'REGULAR_5'
  const prices = kitchen.priceOnRequest ? [] : packages.filter(({ kind }) => kind !== 'custom').map(({ basePrice }) => basePrice)
  return {
    id: idOf('caterer', kitchen.name), owner_id: owner.id, name: kitchen.name, slug: slugOf(kitchen.name),
    gst_no: gst === 'UNREGISTERED' ? 'URP' : gstinOf(kitchen.name), gst_scheme: gst, fssai_no: fssaiOf(kitchen.name, Math.max(2013, kitchen.since)),
    legal_name: `${kitchen.name}${kitchen.level >= 3 ? random.pick([' LLP', ' Private Limited', ' & Co.']) : ''}`,
    address: `${kitchen.street}, ${place.address}`, area: place.area ?? place.name, pin_code: place.pincode ?? null, state_code: '27',
    service_address: serviceAreaOf(point, place, gazetteer), location: `(${point.lng},${point.lat})`,
    mobile_no: owner.phone.slice(3), contact: landlineOf(number + 1), extra_information: kitchen.about,
    specialist_in: kitchen.specialist, complimentary: kitchen.complimentary, cuisines: kitchen.cuisines, catering_types: kitchen.diets,
    in_service_from: `${kitchen.since}-${String(random.int(1, 9)).padStart(2, '0')}-01`,
    min_price_paise: prices.length > 0 ? Math.min(...prices) : null, max_price_paise: prices.length > 0 ? Math.max(...prices) : null,
    maximum_serving_capacity: kitchen.capacity, lead_days: kitchen.leadDays, service_radius_km: kitchen.serviceRadiusKm ?? 25,
    delivery_free_km: kitchen.delivery?.freeKm ?? 25, delivery_per_km_paise: (kitchen.delivery?.rupeesPerKm ?? 0) * 100,
    change_cut_off_hours: 48, dish_prices_shown: kitchen.dishPrices ?? false, featured_position: kitchen.featured ?? null,
    status: 1, approval: 'approved', orders_fulfilled: kitchen.orders === 0 ? 0 : kitchen.orders + random.int(4, 40) * kitchen.level * 5,
    version: 1, created_at: owner.created_at, updated_at: owner.created_at,
  }
}

/** The nearest area of the Western line as the onboarding form has it, or the place's own away from the line. */
function serviceAreaOf(point: Point, place: Place, { areas }: Gazetteer): string {
  const [nearest] = areas.map((area) => ({ area, km: distanceKm(point, area) })).toSorted((a, b) => a.km - b.km)
  return nearest && nearest.km < 4 ? nearest.area.label : `${place.area ?? place.name}, ${place.city ?? 'Mumbai'}`
}

const ladders = {
  standard: [[7, 100], [3, 50], [0, 0]],
  flexible: [[3, 100], [1, 50], [0, 0]],
  strict: [[15, 100], [7, 50], [0, 0]],
} as const

/** Days before the event and the per cent that come back when a customer cancels. */
export function ladderOf({ ladder }: Kitchen): { daysBefore: number; percent: number }[] {
  return ladders[ladder ?? 'standard'].map(([daysBefore, percent]) => ({ daysBefore, percent }))
}

/** Writes the rows of a caterer, its menus and packages into the city. */
export function addCaterer(city: City, { kitchen, row, owner, menus, packages }: BuiltCaterer, { today, pictures }: Ground): void {
  const caterer_id = row.id
  const created_at = row.created_at
  city.users.push(owner)
  city.caterers.push(row)
  city.cancellation_steps.push(...ladderOf(kitchen).map(({ daysBefore, percent }) => ({ caterer_id, days_before: daysBefore, percent })))
  const art = pictures.covers(kitchen.cuisines, 3, randomOf('gallery', kitchen.name))
  city.gallery_images.push(...art.map((image_id, i) => ({ caterer_id, gallery: 'art' as const, position: i + 1, image_id })))
  menus.forEach((menu, i) => {
    city.menus.push({ id: menu.id, caterer_id, name: menu.name, base_price_paise: menu.price, status: 1, position: i + 1, version: 1, created_at })
    city.menu_dishes.push(...menu.dishes.map((dish, j) => ({
      id: dish.id, menu_id: menu.id, diet: dish.diet, name: dish.name, description: dish.about, price_paise: dish.supplement,
      image_id: pictures.ofDish(dish.picture), position: j + 1,
    })))
  })
  addPackages(city, caterer_id, packages, created_at, pictures)
  if (kitchen.level >= 4) addHoliday(city, kitchen, caterer_id, today)
}

function addPackages(city: City, caterer_id: string, packages: readonly BuiltPackage[], created_at: string, pictures: Pictures): void {
  const inBand = new Map<string, number>()
  for (const offer of packages) {
    city.packages.push({
      id: offer.id, caterer_id, kind: offer.kind, name: offer.name, description: offer.description, diet: offer.diet, base_price_paise: offer.basePrice,
      min_order: offer.minOrder, servings: offer.servings, prep_time: offer.prepTime, dietary_info: offer.dietaryInfo, allergen_info: offer.allergenInfo,
      image_id: pictures.ofDish(offer.picture), status: 1, version: 1, created_at,
    })
    for (const band of offer.bands) {
      const position = (inBand.get(band) ?? 0) + 1
      inBand.set(band, position)
      city.package_bands.push({ package_id: offer.id, caterer_id, band, position })
    }
    city.package_items.push(...offer.items.map((item, i) => ({
      id: item.id, package_id: offer.id, menu_id: item.menuId, caterer_id, quantity: item.quantity, price_paise: item.price, min_qty: item.minQty, priority: i + 1,
    })))
  }
}

/** Large houses close once for their own people. */
function addHoliday(city: City, { name }: Kitchen, caterer_id: string, today: Day): void {
  const random = randomOf('holiday', name)
  const first_day = addDays(today, random.int(12, 70))
  city.closures.push({ id: idOf('closure', name), caterer_id, first_day, last_day: addDays(first_day, random.int(1, 5)), reason: 'Staff holiday' })
}
