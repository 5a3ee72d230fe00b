import type { CatererView, MenuView, PackageView } from '../src/contract/endpoints/caterers.ts'
import type { OrderRequest, Quote } from '../src/contract/endpoints/ordering.ts'
import { addDays, dayInIndia, type Day } from '../src/contract/values/calendar.ts'

const guests = 30
/** Beyond every lead time and the holidays of the city's large houses; the same days in every run that begins on the same day. */
const firstDay = 80
const days = 120

/** Whole orders for 30 vegetarian guests at kitchens of the demo city, each of which the service has quoted without a problem. */
export async function orderDrafts(origin: string, caterers: number): Promise<OrderRequest[]> {
  const { data } = await json<{ data: CatererView[] }>(`${origin}/api/caterer`)
  const drafts: OrderRequest[] = []
  for (const caterer of data) {
    const draft = await draftAt(origin, caterer)
    if (draft) drafts.push(draft)
    if (drafts.length === caterers) break
  }
  if (drafts.length === 0) throw new Error('no kitchen of the demo city takes an order for 30 vegetarian guests')
  return drafts
}

/** The nth order: kitchens in turn, and each of them on one day after the other, so that no day is full too soon. */
export function nthOrder(drafts: readonly OrderRequest[], n: number): OrderRequest {
  const draft = drafts[n % drafts.length]
  if (!draft) throw new Error('there are no drafts')
  return { ...draft, eventDate: dayOf(Math.floor(n / drafts.length)) }
}

function dayOf(n: number): Day {
  return addDays(dayInIndia(new Date()), firstDay + (n % days))
}

async function draftAt(origin: string, caterer: CatererView): Promise<OrderRequest | undefined> {
  const packages = await json<PackageView[]>(`${origin}/api/dishes/caterer/${caterer.id}?people=25-50`)
  const offer = packages.find(({ kind, dishType }) => kind === 'package' && dishType === 'veg')
  if (!offer) return undefined
  const menus = await json<MenuView[]>(`${origin}/api/menus/caterer/${caterer.id}`)
  const selections = offer.items.map(({ id, menuId, quantity }) => {
    const dishes =
      menus.find((menu) => menu.id === menuId)?.items.find(({ menuType }) => menuType === 'veg')?.items ?? []
    return { itemId: id, addOn: 0, dishes: dishes.slice(0, quantity).map(({ name }) => name) }
  })
  const draft: OrderRequest = {
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
  const { problems } = await json<Quote>(`${origin}/api/orders/quote`, draft)
  return problems.length === 0 ? draft : undefined
}

async function json<Body>(url: string, body?: object): Promise<Body> {
  const init = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : {}
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Body
}
