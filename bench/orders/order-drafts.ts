import type { CatererView, MenuView, PackageView } from '#contract/endpoints/caterers.ts'
import type { OrderRequest } from '#contract/endpoints/orders/order.ts'
import type { Quote } from '#contract/endpoints/orders/quote.ts'
import { addDays, dayInIndia, type Day } from '#contract/values/calendar.ts'
import { bandFor } from '#contract/values/guest-band.ts'

/** Guests of the orders that benches place. */
export const usualGuests = 30
/** Beyond every lead time and the holidays of the city's large houses; the same days in every run that begins on the same day. */
const firstDay = 80
const days = 120

/** Calls the API and returns its body: a GET, or a POST of `body`. */
export type Ask = <Body>(path: string, body?: object) => Promise<Body>

/** Complete orders for 30 vegetarian guests at caterers of the demo city, each quoted without a problem. */
export async function orderDrafts(origin: string, caterers: number): Promise<OrderRequest[]> {
  const ask = asking(origin)
  const drafts: OrderRequest[] = []
  for (const caterer of await listCaterers(ask)) {
    const draft = await draftFor(ask, caterer, usualGuests)
    if (draft && (await problemsOf(ask, draft)).length === 0) drafts.push(draft)
    if (drafts.length === caterers) break
  }
  if (drafts.length === 0) throw new Error('no kitchen of the demo city takes an order for 30 vegetarian guests')
  return drafts
}

/** Returns the nth order: caterers in turn, each on consecutive days, so that the load spreads over days. */
export function nthOrder(drafts: readonly OrderRequest[], n: number): OrderRequest {
  const draft = drafts[n % drafts.length]
  if (!draft) throw new Error('there are no drafts')
  return { ...draft, eventDate: dayOf(Math.floor(n / drafts.length)) }
}

/** Returns the nth of the days on which benches order. */
export function dayOf(n: number): Day {
  return addDays(dayInIndia(new Date()), firstDay + (n % days))
}

/** Returns an order like the given one on the first day after all others on which its caterer takes it. */
export async function openDay(origin: string, draft: OrderRequest): Promise<OrderRequest> {
  const ask = asking(origin)
  for (let n = days; n < 2 * days; n++) {
    const order = { ...draft, eventDate: addDays(dayInIndia(new Date()), firstDay + n) }
    if ((await problemsOf(ask, order)).length === 0) return order
  }
  throw new Error('no day is free')
}

/** Returns all caterers of the city. */
export async function listCaterers(ask: Ask): Promise<CatererView[]> {
  return (await ask<{ data: CatererView[] }>('/api/caterer')).data
}

/** Returns the codes of what keeps a draft from being ordered. */
export async function problemsOf(ask: Ask, draft: OrderRequest): Promise<string[]> {
  return (await ask<Quote>('/api/orders/quote', draft)).problems.map(({ code }) => code)
}

/** Returns a whole vegetarian order at a caterer, unless it has no vegetarian package for so many guests. */
export async function draftFor(ask: Ask, caterer: CatererView, guests: number): Promise<OrderRequest | undefined> {
  const band = bandFor(guests)
  if (!band) return undefined
  const packages = await ask<PackageView[]>(`/api/dishes/caterer/${caterer.id}?people=${encodeURIComponent(band)}`)
  const offer = packages.find(({ kind, dishType }) => kind === 'package' && dishType === 'veg')
  if (!offer) return undefined
  const menus = await ask<MenuView[]>(`/api/menus/caterer/${caterer.id}`)
  const selections = offer.items.map(({ id, menuId, quantity }) => {
    const dishes =
      menus.find((menu) => menu.id === menuId)?.items.find(({ menuType }) => menuType === 'veg')?.items ?? []
    return { itemId: id, addOn: 0, dishes: dishes.slice(0, quantity).map(({ name }) => name) }
  })
  return {
    catererId: caterer.id,
    packageId: offer.id,
    selections: selections.filter(({ dishes }) => dishes.length > 0),
    guests,
    dietSplit: { veg: guests, jain: 0, nonVeg: 0 },
    serviceHours: 3,
    eventDate: dayOf(0),
    eventTime: '19:30',
    venue: {
      name: 'Terrace',
      line: '4 Hill Road',
      place: caterer.address,
      pinCode: '400050',
      state: '27',
      point: caterer.googleLocation,
    },
    contact: { name: 'Asha Kulkarni', phone: '9820012345' },
  }
}

function asking(origin: string): Ask {
  return async <Body>(path: string, body?: object) => {
    const init = body
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {}
    const response = await fetch(origin + path, init)
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as Body
  }
}
