import type { Comparison, ComparisonQuery } from '#contract/endpoints/comparison.ts'
import type { CatererInList } from '#contract/endpoints/caterer-lists.ts'
import type { CatererCard, CatererView, OwnCaterer } from '#contract/endpoints/caterers.ts'
import { limits } from '#contract/limits.ts'
import type { RailwayMap, RailwayMapQuery } from '#contract/endpoints/places.ts'
import type { PriceRange, PriceRangeQuery, SearchQuery, SearchResult } from '#contract/endpoints/search.ts'
import { dietOf, type KindPrices } from '#contract/rules/card-price.ts'
import type { Day } from '#contract/values/calendar.ts'
import type { Point } from '#contract/values/place.ts'
import type { ProcessSubscriber } from '#server/kernel/events.ts'
import { type AsciiJson, Json } from '#server/kernel/json.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { RankedDishes } from '#contract/rules/default-menu.ts'
import type { SuspendedCaterer } from '#server/modules/caterers/index.ts'
import type { Places } from '#server/modules/places/index.ts'
import { compare } from './operations/comparison.ts'
import { cardJsonOf, cardOf, entityJsonOf, kindPricesIn, taggedCardOf, type Listing, viewOf } from './domain/listing.ts'
import type { City } from './read-model/city.ts'
import { createDayPlans, type DayPlan } from './read-model/day-plans.ts'
import { createFreeDays } from './read-model/free-days.ts'
import { loadOwnCaterer } from './read-model/listings.ts'
import { priceRangeOf } from './domain/price-range.ts'
import { everyoneByMerit, nearest, type Show } from './domain/search.ts'
import { createRailwayCounter } from './operations/along-railway.ts'
import { searchCity, type CityQuery } from './operations/search-city.ts'
import { listingsWithin } from './operations/listings-within.ts'
import { similarCards } from './operations/similar.ts'
import { resultJson } from './operations/result-json.ts'
import { createReadModel, type CatalogueChange, type ReadModelDeps } from './read-model/read-model.ts'

/** Answer of the list of all caterers. */
export interface CatererList {
  data: CatererInList[]
  page: number
  pages: number
  total: number
}

/** Everything the public may read of caterers, answered from memory. Lists are JSON that was serialised in advance. */
export interface Catalogue {
  /** Done when the first load is; rejects when it failed, and then the next question tries again. */
  readonly ready: Promise<void>
  /** Reports whether the first load is done. After one that failed it tries again. */
  isLoaded(): boolean
  /** Throws `date_past` or `date_too_far`. */
  search(query: CityQuery): Promise<SearchResult>
  searchJson(query: SearchQuery): Promise<AsciiJson<SearchResult>>
  /** The same at once; undefined when something must be waited for: the first load, a place as text, or a day. */
  searchJsonNow(query: SearchQuery): AsciiJson<SearchResult> | undefined
  /** What most caterers ask for a range of guests and a diet. */
  priceRange(query: PriceRangeQuery): Promise<PriceRange>
  /** Number and lowest price of matching caterers at each railway station. Throws `date_past` or `date_too_far`. */
  railway(query: RailwayMapQuery): Promise<RailwayMap>
  /** A page of everyone within the radius, nearest first; of each page the first few when there is a limit. */
  nearbyJson(
    point: Point,
    radiusKm: number,
    asked: { page: number; limit?: number | undefined },
  ): Promise<Json<CatererInList[]>>
  /** A page of everyone, the featured and best rated first, without what changes with every order. */
  pageJson(page: number): Promise<Json<CatererList>>
  /** Those of the given ids and slugs that there are, in that order, with their next free day. */
  listJson(names: readonly string[]): Promise<Json<CatererList>>
  /** The card of everyone, the featured and best rated first; the same array until a caterer changes. */
  cards(): Promise<readonly CatererCard[]>
  /** Some caterers side by side, with prices that include tax. */
  compare(query: ComparisonQuery): Promise<Comparison>
  /** The nearest that could cook instead. Throws `caterer_not_found`. */
  similarJson(id: string): Promise<Json<CatererCard[]>>
  /** Throws `caterer_not_found`, `caterer_suspended`. */
  getCaterer(id: string): Promise<CatererView>
  /** As its owner and admins see it, live or not, as the database has it now. Throws `caterer_not_found`. */
  getOwnCaterer(id: string): Promise<OwnCaterer>
  /** By slug in a city, else by id, else by a former slug: the view's own slug tells whether to redirect (C8). Throws `caterer_not_found`, `caterer_suspended`. */
  getCatererBySlug(slug: string, city?: string): Promise<CatererView>
  /** What completed orders of a caterer's packages chose, from memory; the same object until the caterer was read again. */
  favouritesOf(id: string): Promise<RankedDishes>
  /** Reads caterers again for a caller that changed them without an event. */
  refresh(catererIds: readonly string[]): Promise<void>
  /** Calls `changed` after every change of what the public sees, once the change is visible here, and says whom it was about. */
  onChange(changed: (change: CatalogueChange) => void): void
  /** Keeps what is shown up to date with what happens. */
  subscribers: readonly ProcessSubscriber[]
  close(): Promise<void>
}

const { pageSize } = limits.catererList
const noFavourites: RankedDishes = new Map()

export function createCatalogue({ places, ...deps }: ReadModelDeps & { places: Places }): Catalogue {
  const freeDays = createFreeDays(deps)
  const model = createReadModel(deps)
  const loaded = async (): Promise<void> => void (await Promise.all([model.city(), freeDays.first]))
  const plans = createDayPlans(deps)
  const alongRailway = createRailwayCounter(places.railway)
  const find = async <Shown>(query: CityQuery, show: ShowCard<Shown>) => {
    const [city, place, plan, showFree] = await Promise.all([
      model.city(),
      placeOf(query, places),
      plans.on(query.date),
      showing(show, query),
    ])
    return findIn(city, query, { place, plan }, showFree)
  }
  /** Shows cards with their next free day for a range of guests. */
  const showing = async <Shown>(show: ShowCard<Shown>, query?: CityQuery): Promise<Show<Shown>> => {
    await freeDays.first
    return showingNow(show, query)
  }
  const showingNow = <Shown>(show: ShowCard<Shown>, query?: CityQuery): Show<Shown> => {
    const nextFreeDay = freeDays.nextFor(query?.people)
    const diet = query && (dietOf(query) ?? query.diet)
    return (listing, distanceKm, row) =>
      show(listing, distanceKm, nextFreeDay(listing, row), kindPricesIn(listing, query?.kind, diet))
  }
  /** Once the next free day is known again, what shows it is stale. */
  const daysSubscriber: ProcessSubscriber = {
    types: ['caterer.days_changed'],
    async heard(events) {
      const ids = [...new Set(events.map(({ subject }) => subject))]
      await freeDays.refreshOf(ids)
      await model.refresh(ids)
    },
  }
  /** Sorted once per change. */
  let byMerit: Listing[] | undefined
  let cards: readonly CatererCard[] | undefined
  model.onChange(() => (byMerit = cards = undefined))
  const everyone = async (): Promise<Listing[]> => {
    const city = await model.city()
    return (byMerit ??= everyoneByMerit(city))
  }
  let isLoaded = false
  let loading: Promise<void> | undefined
  const load = (): Promise<void> => {
    loading ??= loaded()
      .then(() => void (isLoaded = true))
      .finally(() => (loading = undefined))
    // Whoever asks for it hears of a failure; it is logged already.
    loading.catch(() => {})
    return loading
  }
  return {
    ready: load(),
    isLoaded() {
      // A process that is not ready gets no requests, which would load it.
      if (!isLoaded) void load()
      return isLoaded
    },
    search: (query) => find(query, cardOf),
    searchJson: async (query) => resultJson(await find(query, taggedCardOf)),
    searchJsonNow: (query) => {
      const city = isLoaded ? model.loaded() : undefined
      if (!city || query.date !== undefined) return undefined
      const place = pointOf(query)
      if (!place && query.place) return undefined
      return resultJson(findIn(city, query, { place, plan: undefined }, showingNow(taggedCardOf, query)))
    },
    priceRange: async (query) => {
      const [city, place] = await Promise.all([model.city(), placeOf(query, places)])
      return priceRangeOf(listingsWithin(city, place, query.radius), query)
    },
    railway: async (query) => {
      const [city, plan] = await Promise.all([model.city(), plans.on(query.date)])
      return alongRailway(city, query, plan)
    },
    nearbyJson: async (point, radiusKm, { page, limit = pageSize }) => {
      const [city, show] = await Promise.all([model.city(), showing(entityJsonOf)])
      const from = (page - 1) * pageSize
      const places = { from, to: from + Math.min(limit, pageSize) }
      return new Json(`[${nearest(city, { point, radiusKm }, show, places).join()}]`)
    },
    pageJson: async (page) => {
      const all = await everyone()
      const shown = all.slice((page - 1) * pageSize, page * pageSize).map((listing) => entityJsonOf(listing))
      return listOf(shown, { page, pages: Math.max(1, Math.ceil(all.length / pageSize)), total: all.length })
    },
    listJson: async (names) => {
      const [city, show] = await Promise.all([model.city(), showing(entityJsonOf)])
      const shown = names
        .flatMap((name) => city.bySlug(name) ?? [])
        .map((listing) => show(listing, undefined, city.rowOf(listing.id)))
      return listOf(shown, { page: 1, pages: 1, total: shown.length })
    },
    cards: async () => (cards ??= (await everyone()).map(({ card }) => card)),
    compare: async (query) => {
      const [city, place, plan] = await Promise.all([model.city(), placeOf(query, places), plans.on(query.date)])
      return compare({ db: deps.database.db, now: deps.clock.now(), city, plan }, query, place)
    },
    similarJson: async (id) => {
      const [city, show] = await Promise.all([model.city(), showing(cardJsonOf)])
      return new Json(`[${similarCards(city, found(city.byId(id)), show).join()}]`)
    },
    getCaterer: async (id) => shownView((await model.city()).byId(id), model.suspended.bySlug(id)),
    getOwnCaterer: async (id) => {
      const own = await loadOwnCaterer(deps.database.db, id)
      if (!own) throw fail('caterer_not_found')
      return own
    },
    getCatererBySlug: async (slug, city) =>
      shownView((await model.city()).bySlug(slug, city), model.suspended.bySlug(slug, city)),
    favouritesOf: async (id) => (await model.city()).byId(id)?.favourites ?? noFavourites,
    refresh: model.refresh,
    onChange: model.onChange,
    subscribers: [model.subscriber, plans.subscriber, daysSubscriber],
    close: async () => {
      model.close()
      await freeDays.close()
    },
  }
}

/** What a search finds, with the place that it was around. */
function findIn<Shown>(
  city: City,
  query: CityQuery,
  { place, plan }: { place: SearchResult['place']; plan: DayPlan | undefined },
  show: Show<Shown>,
) {
  return { ...searchCity(city, query, { place, plan }, show), ...(place ? { place } : {}) }
}

function listOf(shown: readonly string[], { page, pages, total }: Omit<CatererList, 'data'>): Json<CatererList> {
  return new Json(`{"data":[${shown.join()}],"page":${page},"pages":${pages},"total":${total}}`)
}

/** Options of a card's serialisation. */
type ShowCard<Shown> = (
  listing: Listing,
  distanceKm: number | undefined,
  nextFreeDay: Day | undefined,
  kindPrices: KindPrices | undefined,
) => Shown

/** Throws `caterer_suspended` for one that an admin has taken off the site, with its name, slug and city. */
function shownView(listing: Listing | undefined, suspended: SuspendedCaterer | undefined): CatererView {
  if (!listing && suspended) {
    const { name: caterer, slug, city } = suspended
    throw fail('caterer_suspended', { caterer, slug, city })
  }
  return viewOf(found(listing))
}

function found(listing: Listing | undefined): Listing {
  if (!listing) throw fail('caterer_not_found')
  return listing
}

/** The coordinates that were given, named as typed; else where the text leads to. A text that is not understood is no place. */
async function placeOf(
  { place: text, ...point }: Pick<SearchQuery, 'lat' | 'lng' | 'place'>,
  places: Places,
): Promise<SearchResult['place']> {
  const given = pointOf({ place: text, ...point })
  if (given) return given
  const found = text ? await places.geocode(text) : undefined
  return found && { name: found.name, lat: found.lat, lng: found.lng }
}

function pointOf({ lat, lng, place }: Pick<SearchQuery, 'lat' | 'lng' | 'place'>): SearchResult['place'] {
  return lat !== undefined && lng !== undefined ? { name: place ?? '', lat, lng } : undefined
}
