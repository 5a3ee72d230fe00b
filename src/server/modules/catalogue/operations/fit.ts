import type { EventFit, FitQuery } from '#contract/endpoints/fit.ts'
import { limits } from '#contract/limits.ts'
import { dietOfGuests, packagesFor, type PricedDiet } from '#contract/rules/card-price.ts'
import type { RankedDishes } from '#contract/rules/default-menu.ts'
import { orderable, platePrice, type PriceTerms, type PricedEvent } from '#contract/rules/plate-price.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { eventOfPage, readEvent } from '#contract/values/event/url.ts'
import { boundsOf, type GuestBand } from '#contract/values/guest-band.ts'
import { toRupees } from '#contract/values/money.ts'
import { distanceKm } from '#contract/values/place.ts'
import type { Context } from '#server/kernel/context.ts'
import type { PublicCalendar } from '#server/modules/availability/index.ts'
import { getLiveCaterer } from '#server/modules/caterers/index.ts'
import { listShownPackages, type ShownPackage } from '#server/modules/menus/index.ts'
import { rateOn } from '#server/modules/taxes/domain/index.ts'
import { gstRates } from '#server/modules/taxes/index.ts'

/** What of other parts is needed: days, and what completed orders of a caterer chose. */
export interface FitDeps {
  calendar: PublicCalendar
  favouritesOf(catererId: string): Promise<RankedDishes>
}

/**
 * Returns what a caterer's packages cost for an event and whether its day is free. Invalid parts of the event are left out, as pages do.
 * Throws `caterer_not_found`.
 */
export async function getFit(
  ctx: Context,
  { calendar, favouritesOf }: FitDeps,
  catererId: string,
  query: FitQuery,
): Promise<EventFit> {
  const params = paramsOf(query)
  const now = ctx.clock.now()
  const today = dayInIndia(now)
  const { event, problems } = readEvent(params, today)
  const { people, date } = event
  const guests = event.guests ?? (people ? boundsOf(people).min : limits.order.minGuests)
  const caterer = await getLiveCaterer(ctx.db, catererId)
  const [favourites, rates, days] = await Promise.all([
    favouritesOf(catererId),
    gstRates(ctx.db, now),
    date === undefined ? undefined : calendar.get(ctx, catererId, { from: date, to: date, guests }),
  ])
  const packages = await listShownPackages(ctx.db, caterer, { people, favourites })
  const [day] = days?.days ?? []
  const terms = { gstRate: rateOn(rates, caterer.gstScheme, today), delivery: caterer.delivery }
  const priced = { guests, people, distanceKm: event.point && distanceKm(event.point, caterer.location) }
  return {
    guests,
    packages: pricesOf(inOrder(bookable(packages, people), dietOfGuests(eventOfPage(params).diet)), priced, terms),
    ...(day ? { day } : {}),
    nearest: days?.nearest ?? [],
    leftOut: [...new Set(problems.map(({ part }) => part))],
  }
}

function paramsOf(query: FitQuery): URLSearchParams {
  return new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** A custom menu costs what is chosen from it. */
function bookable(packages: readonly ShownPackage[], people: GuestBand | undefined): ShownPackage[] {
  return packages.filter(
    ({ kind, shortages, bands }) =>
      kind !== 'custom' && shortages.length === 0 && (people === undefined || bands.includes(people)),
  )
}

/** As pages offer them: full packages made for the diet, other full ones, packed food; the cheapest of each first. */
function inOrder(packages: readonly ShownPackage[], diet: PricedDiet | undefined): ShownPackage[] {
  const full = packages.filter(({ kind }) => kind === 'package')
  const own = packagesFor(full, diet)
  const others = full.filter((offer) => !own.includes(offer))
  const packed = packages.filter(({ kind }) => kind === 'packed')
  return [own, others, packed].flatMap((group) => group.toSorted((one, other) => one.basePrice - other.basePrice))
}

function pricesOf(packages: readonly ShownPackage[], event: PricedEvent, terms: PriceTerms): EventFit['packages'] {
  return packages.map((offer) => {
    const price = platePrice(offer.basePrice, offer, orderable(event, offer), terms)
    return {
      id: offer.id,
      perPlate: toRupees(price.perPlate),
      beforeGst: toRupees(price.beforeGst),
      guests: price.guests,
      total: toRupees(price.total),
      soFar: price.soFar,
    }
  })
}
