import type { ComparedBand, ComparedCaterer, Comparison, ComparisonQuery } from '#contract/endpoints/comparison.ts'
import type { CatererCard } from '#contract/endpoints/caterers.ts'
import { packagesFor, type PricedDiet } from '#contract/rules/card-price.ts'
import { noticeFor } from '#contract/rules/notice.ts'
import { platePrice, plateWithGst, smallestOrder } from '#contract/rules/plate-price.ts'
import { portionOf } from '#contract/rules/portion.ts'
import { priceSpan } from '#contract/rules/price-span.ts'
import { rateOn } from '#server/modules/taxes/domain/index.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { bandHolds, guestBands, type GuestBand } from '#contract/values/guest-band.ts'
import { toRupees } from '#contract/values/money.ts'
import { distanceKm, type Point } from '#contract/values/place.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { listLiveCaterers, type ListedCaterer } from '#server/modules/caterers/index.ts'
import { listPackagesOf, type Package } from '#server/modules/menus/index.ts'
import { gstRates } from '#server/modules/taxes/index.ts'
import { guestsOn, isFree } from '../domain/search.ts'
import type { City } from '../read-model/city.ts'
import type { DayPlan } from '../read-model/day-plans.ts'
import { mostGuestsIn } from './search-city.ts'

interface Source {
  db: Queryable
  now: Date
  city: City
  /** What is known of the day that was asked for. */
  plan: DayPlan | undefined
}

/**
 * Lays caterers side by side, in the order of their ids or slugs. Cards come from memory; terms and packages, which the
 * bill is made of, are read as they are now, in one round of queries however many there are.
 */
export async function compare(
  { db, now, city, plan }: Source,
  { ids: names, guests, people, diet, lat }: ComparisonQuery,
  place: Comparison['place'],
): Promise<Comparison> {
  const listings = new Map(names.map((name) => [name, city.bySlug(name)]))
  const ids = [...new Set([...listings.values()].flatMap((listing) => listing?.id ?? []))]
  const [caterers, packages, rates] = await Promise.all([
    listLiveCaterers(db, ids),
    listPackagesOf(db, ids),
    gstRates(db, now),
  ])
  const day = plan && { guests, mostGuests: mostGuestsIn(city, plan) }
  const items = ids.flatMap((id): ComparedCaterer[] => {
    const card = city.byId(id)?.card
    const caterer = caterers.find((candidate) => candidate.id === id)
    if (!card || !caterer) return []
    const taxRate = rateOn(rates, caterer.gstScheme, dayInIndia(now))
    const own = packages.filter(({ catererId }) => catererId === id)
    const row = city.rowOf(id)
    const compared = comparedFrom({
      card,
      caterer,
      packages: own,
      taxRate,
      place,
      event: { guests, people, diet, isVenue: lat !== undefined },
    })
    if (!day || row === undefined) return [compared]
    return [{ ...compared, isFree: isFree(row, day, guestsOn(day, people)) }]
  })
  const shown = new Set(items.map(({ card }) => card.id))
  const missing = names.filter((name) => !shown.has(listings.get(name)?.id ?? ''))
  return { items, missing, ...(place ? { place } : {}) }
}

interface ComparisonInput {
  card: CatererCard
  caterer: ListedCaterer
  packages: readonly Package[]
  /** Basis points. */
  taxRate: number
  place: Point | undefined
  /** Exact guests and their diet as far as they are known. The name of a place is no venue: delivery depends on more than that. */
  event: { guests: number | undefined; people: GuestBand | undefined; diet: PricedDiet | undefined; isVenue: boolean }
}

function comparedFrom(input: ComparisonInput): ComparedCaterer {
  const { card, caterer, packages, taxRate, place, event } = input
  const km = place && distanceKm(place, caterer.location)
  return {
    card: km === undefined ? card : { ...card, distanceKm: Math.round(km * 10) / 10 },
    specialistIn: caterer.specialistIn,
    contact: caterer.contact,
    ...pricesOf(packages, taxRate),
    bands: guestBands.flatMap((band) => bandFrom(band, input, event.isVenue ? km : undefined) ?? []),
    customMenu: packages.some(({ kind }) => kind === 'custom'),
    packedFood: packages.some(({ kind }) => kind === 'packed'),
    gstPercent: taxRate / 100,
    delivery: { freeKm: caterer.delivery.freeKm, perKm: toRupees(caterer.delivery.perKm) },
    serviceRadiusKm: caterer.serviceRadiusKm,
    noticeDays: noticeFor(caterer.notice, guestsOn(event, event.people)),
    changeCutOffHours: caterer.changeCutOffHours,
    cancellation: caterer.cancellation.map(({ daysBefore, percent }) => ({ daysBefore, percent })),
  }
}

/** The prices between which the packages of a caterer are. */
function pricesOf(packages: readonly Package[], taxRate: number): Pick<ComparedCaterer, 'prices'> {
  const priced = packages.filter(({ kind }) => kind !== 'custom')
  const span = priceSpan(
    priced.map((offer) => ({
      perPlate: plateWithGst(offer.basePrice, taxRate),
      portion: portionOf(offer),
      minOrder: smallestOrder(offer),
    })),
  )
  if (!span) return {}
  const shown = ({ perPlate, ...end }: typeof span.least) => ({ perPlate: toRupees(perPlate), ...end })
  return { prices: { least: shown(span.least), most: shown(span.most) } }
}

/** The cheapest full package of a range, as the bill prices it; undefined when there is none. */
function bandFrom(
  band: GuestBand,
  { caterer, packages, taxRate, event: { guests, diet: wanted } }: ComparisonInput,
  km: number | undefined,
): ComparedBand | undefined {
  const offered = packages.filter(
    ({ kind, bands }) => kind === 'package' && (bands.length === 0 || bands.includes(band)),
  )
  const cheapest = packagesFor(offered, wanted).toSorted((a, b) => a.basePrice - b.basePrice)[0]
  if (!cheapest) return undefined
  const { basePrice, id, name, diet } = cheapest
  const own = guests !== undefined && bandHolds(band, guests) ? { guests } : {}
  const event = { people: band, ...own, distanceKm: km }
  const price = platePrice(basePrice, cheapest, event, { gstRate: taxRate, delivery: caterer.delivery })
  return {
    band,
    packages: offered.length,
    cheapest: {
      id,
      name,
      diet,
      dishes: cheapest.items.reduce((count, { quantity }) => count + quantity, 0),
      courses: cheapest.items
        .toSorted((a, b) => a.priority - b.priority)
        .flatMap(({ name: course, quantity }) => (quantity > 0 ? [{ name: course, dishes: quantity }] : [])),
      basePrice: toRupees(basePrice),
      wholePerPlate: toRupees(price.perPlate),
      total: toRupees(price.total),
      guests: price.guests,
      soFar: price.soFar,
    },
  }
}
