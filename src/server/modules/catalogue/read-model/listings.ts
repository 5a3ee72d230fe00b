import type { CatererCard, CatererRevision, CatererView, OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { RankedDishes } from '#contract/rules/default-menu.ts'
import { firstCity } from '#contract/city.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { guestBands, packageListKey, type GuestBand } from '#contract/values/guest-band.ts'
import { paise, toRupees, type Paise } from '#contract/values/money.ts'
import type { ServiceKind } from '#contract/values/service-kind.ts'
import type { Queryable } from '#server/kernel/context.ts'
import {
  findListedCaterer,
  findRevision,
  listLiveCatererIds,
  listLiveCaterers,
  type ListedCaterer,
  type Revision,
} from '#server/modules/caterers/index.ts'
import { defaultPicture, urlOfPicture } from '#server/modules/images/index.ts'
import { listDishNames, listOfferings, type Offering } from '#server/modules/menus/index.ts'
import { listChosenDishes } from '#server/modules/ordering/index.ts'
import { listReviewStats, type ReviewStats } from '#server/modules/reviews/index.ts'
import { rateOn } from '#server/modules/taxes/domain/index.ts'
import { gstRates } from '#server/modules/taxes/index.ts'
import { cardPricesOf, kindPricesOf } from './card-prices.ts'
import type { Listing } from '../domain/listing.ts'
import { keepMembersOnce, keepOnce, type KeepOnce } from './keep-once.ts'
import { writtenCard, writtenView } from './written-card.ts'

/** Caterers read by one statement: a statement must be done within its deadline however large the city is. */
const batch = 1000

/** Listings of all live caterers of some cities, or of all. */
export async function loadAllListings(db: Queryable, now: Date, cities?: readonly string[]): Promise<Listing[]> {
  const ids = await listLiveCatererIds(db, cities)
  const listings: Listing[] = []
  const once = keepOnce()
  for (let start = 0; start < ids.length; start += batch)
    listings.push(...(await loadListings(db, ids.slice(start, start + batch), now, once)))
  return listings
}

/**
 * Listings of those of the given caterers that are live, in one round of queries, with prices by the GST rates of that day. What
 * others have as well is kept `once`: the same few thousand dishes are cooked everywhere.
 */
export async function loadListings(
  db: Queryable,
  ids: readonly string[],
  now: Date,
  once = keepOnce(),
): Promise<Listing[]> {
  const [caterers, offerings, dishNames, reviewStats, chosen, rates] = await Promise.all([
    listLiveCaterers(db, ids),
    listOfferings(db, ids),
    listDishNames(db, ids),
    listReviewStats(db, ids),
    listChosenDishes(db, ids),
    gstRates(db, now),
  ])
  const offeringsOf = Map.groupBy(offerings, ({ catererId }) => catererId)
  const dishesOf = new Map(dishNames.map((of) => [of.catererId, of.names.map((name) => once(name))]))
  const reviewsOf = new Map(reviewStats.map((stats) => [stats.catererId, stats]))
  const chosenOf = Map.groupBy(chosen, ({ catererId }) => catererId)
  const today = dayInIndia(now)
  return caterers.map((caterer) =>
    listingFrom({
      caterer,
      offerings: offeringsOf.get(caterer.id) ?? [],
      dishes: dishesOf.get(caterer.id) ?? [],
      reviews: reviewsOf.get(caterer.id) ?? { catererId: caterer.id, reviewIds: [], average: 0 },
      favourites: favouritesOf(chosenOf.get(caterer.id) ?? []),
      gstRate: rateOn(rates, caterer.gstScheme, today),
      once,
    }),
  )
}

/** Most caterers have none, and share this. */
const noFavourites: RankedDishes = new Map()

function favouritesOf(chosen: Awaited<ReturnType<typeof listChosenDishes>>): RankedDishes {
  return chosen.length === 0 ? noFavourites : new Map(chosen.map(({ itemId, dishes }) => [itemId, dishes]))
}

/** A caterer as its owner and admins see it, live or not (C70). */
export async function loadOwnCaterer(db: Queryable, id: string): Promise<OwnCaterer | undefined> {
  const [caterer, offerings, [reviews], revision] = await Promise.all([
    findListedCaterer(db, id),
    listOfferings(db, [id]),
    listReviewStats(db, [id]),
    findRevision(db, id),
  ])
  if (!caterer) return undefined
  const { gstNo, gstScheme, mobileNo, approval, approvalSince, approvalReason, fssaiExpiresOn, version } = caterer
  return {
    ...viewFrom({ caterer, offerings, reviews: reviews ?? { catererId: id, reviewIds: [], average: 0 } }),
    gstNo,
    gstScheme,
    mobileNo: Number(mobileNo),
    approval,
    approvalSince: approvalSince.toISOString(),
    ...(approvalReason === undefined ? {} : { approvalReason }),
    ...(revision ? { revision: revisionFrom(revision) } : {}),
    ...(fssaiExpiresOn === undefined ? {} : { fssaiExpiresOn }),
    version,
    ...(caterer.legalName === '' ? {} : { legalName: caterer.legalName }),
  }
}

function revisionFrom({ proposedAt, fields: { name, address, gstNo } }: Revision): CatererRevision {
  return {
    proposedAt: proposedAt.toISOString(),
    ...name,
    ...(address
      ? {
          address: {
            address: address.address,
            googleLocation: address.location,
            PinCode: address.pinCode ?? '',
          },
        }
      : {}),
    ...(gstNo ? { gstNo: { gstNo: gstNo.gstNo, gstScheme: gstNo.gstScheme } } : {}),
  }
}

interface ListingInput {
  caterer: ListedCaterer
  offerings: readonly Offering[]
  dishes: readonly string[]
  reviews: ReviewStats
  /** Basis points. */
  gstRate: number
}

/** What many cards have alike. */
const oftenAlike = [
  'cuisinesOffered',
  'cateringType',
  'complimentary',
  'area',
  'bands',
  'bandPrices',
  'platePrices',
  'dietPrices',
  'boxPrices',
  'delivery',
  'picture',
] as const satisfies readonly (keyof CatererCard)[]

function listingFrom({
  favourites,
  once,
  ...input
}: ListingInput & { favourites: RankedDishes; once: KeepOnce }): Listing {
  const { caterer, dishes } = input
  // A package that lacks dishes is on the caterer's page, which says so; nobody is shown a price that cannot be booked.
  const sold = { ...input, offerings: input.offerings.filter(({ canBeBooked }) => canBeBooked) }
  const prices = publicPrices(sold)
  const card = keepMembersOnce({ ...cardFrom(sold), ...prices }, oftenAlike, once)
  const kinds = kindPricesOf(sold.offerings)
  return {
    id: caterer.id,
    slug: caterer.slug,
    // One text for all, instead of one for each row that was read.
    city: caterer.city === firstCity ? firstCity : caterer.city,
    formerSlugs: once(caterer.formerSlugs),
    card,
    ...writtenCard(card),
    kinds: keepMembersOnce(kinds, Object.keys(kinds) as ServiceKind[], once),
    notice: once(caterer.notice),
    viewBytes: writtenView(beyondCard(input)),
    featuredPosition: caterer.featuredPosition,
    words: {
      name: caterer.name,
      about: [...card.cuisinesOffered, once(caterer.specialistIn)],
      dishes: [...dishes, ...sold.offerings.map(({ name }) => once(name))],
    },
    favourites,
  }
}

/** What card and page both show. Written out name by name, so that a new column never becomes public automatically. */
function sharedFrom({ caterer, reviews }: Pick<ListingInput, 'caterer' | 'reviews'>) {
  return {
    id: caterer.id,
    name: caterer.name,
    slug: caterer.slug,
    ...(caterer.city === firstCity ? {} : { city: caterer.city }),
    address: caterer.address,
    cuisinesOffered: [...caterer.cuisines],
    cateringType: [...caterer.cateringTypes],
    minPrice: rupeesOrNull(caterer.minPrice),
    maxPrice: rupeesOrNull(caterer.maxPrice),
    averageRating: reviews.average,
    totalReviews: reviews.reviewIds.length,
    maximumServingCapacity: caterer.maximumServingCapacity,
    orderFullFilled: caterer.ordersFulfilled,
    leadDays: caterer.leadDays,
    serviceStartYear: Number(caterer.inServiceFrom.slice(0, 4)),
    complimentary: caterer.complimentary,
    featured: caterer.featuredPosition !== undefined,
    googleLocation: caterer.location,
  }
}

/**
 * Rupees per plate as visitors see them. What the caterer has not said is read from its packages, from packed food where there is
 * nothing else; null without either.
 */
function publicPrices({
  caterer: { minPrice, maxPrice },
  offerings,
}: ListingInput): Pick<CatererCard, 'minPrice' | 'maxPrice'> {
  const priced = offerings.filter(({ kind, bands }) => kind !== 'custom' && bands.length > 0)
  const meals = priced.filter(({ kind }) => kind === 'package')
  const prices = (meals.length > 0 ? meals : priced).map(({ basePrice }) => basePrice)
  if (prices.length === 0) return { minPrice: rupeesOrNull(minPrice), maxPrice: rupeesOrNull(maxPrice) }
  return {
    minPrice: toRupees(minPrice ?? leastOf(maxPrice === undefined ? prices : [...prices, maxPrice])),
    maxPrice: toRupees(maxPrice ?? mostOf(minPrice === undefined ? prices : [...prices, minPrice])),
  }
}

const leastOf = (amounts: readonly Paise[]) => paise(Math.min(...amounts))
const mostOf = (amounts: readonly Paise[]) => paise(Math.max(...amounts))

function cardFrom(input: ListingInput): CatererCard {
  const { caterer, offerings } = input
  return {
    ...sharedFrom(input),
    area: caterer.area,
    bands: guestBands.filter((band) => offeredFor(band, offerings).length > 0),
    ...cardPricesOf(caterer, offerings, input.gstRate),
    picture: caterer.artGallery[0] ?? defaultPicture,
  }
}

function viewFrom(input: Omit<ListingInput, 'gstRate' | 'dishes'>): CatererView {
  return { ...sharedFrom(input), ...beyondCard(input) }
}

/** What the page shows of a caterer and no card does. */
function beyondCard({
  caterer,
  offerings,
  reviews,
}: Omit<ListingInput, 'gstRate' | 'dishes'>): Omit<CatererView, keyof CatererCard> {
  return {
    ...packageLists(offerings),
    serviceAddress: caterer.serviceAddress,
    extraInformation: caterer.extraInformation,
    contact: caterer.contact,
    review: [...reviews.reviewIds],
    dishes: offerings.filter(({ kind }) => kind !== 'custom').map(({ id }) => id),
    specialistIn: caterer.specialistIn,
    inServiceFrom: caterer.inServiceFrom,
    artGallery: oneList(caterer.artGallery),
    menuGallery: oneList(caterer.menuGallery),
    serviceLocation: { location: caterer.serviceAddress, PinCode: caterer.pinCode ?? '' },
    status: { id: caterer.status },
    customMenu: offerings.filter(({ kind }) => kind === 'custom').map(({ id }) => id),
    notice: [...caterer.notice],
    serviceRadiusKm: caterer.serviceRadiusKm,
    ...(caterer.fssaiNo ? { fssaiNo: caterer.fssaiNo } : {}),
    pictures: [...caterer.artGallery],
  }
}

/** The packages for a range of guests, in the caterer's order. */
function offeredFor(band: GuestBand, offerings: readonly Offering[]): { offering: Offering; position: number }[] {
  return offerings
    .flatMap((offering) =>
      offering.bands.filter((place) => place.band === band).map(({ position }) => ({ offering, position })),
    )
    .sort((a, b) => a.position - b.position)
}

type PackageLists = Record<(typeof packageListKey)[GuestBand], string[]>

function packageLists(offerings: readonly Offering[]): PackageLists {
  const idsFor = (band: GuestBand) => offeredFor(band, offerings).map(({ offering }) => offering.id)
  const lists = guestBands.map((band) => [packageListKey[band], idsFor(band)])
  // One entry for every band, by the table of keys itself.
  return Object.fromEntries(lists) as PackageLists
}

/** The spec's galleries are lists of lists of addresses. */
function oneList(pictures: ListedCaterer['artGallery']): string[][] {
  return pictures.length > 0 ? [pictures.map(urlOfPicture)] : []
}

function rupeesOrNull(amount: Paise | undefined): number | null {
  return amount === undefined ? null : toRupees(amount)
}
