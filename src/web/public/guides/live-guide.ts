import type { PackageView } from '#contract/endpoints/caterers.ts'
import type { PriceRange } from '#contract/endpoints/search.ts'
import { formatRupees } from '#contract/values/money.ts'
import type { Guide, SampleMenu } from '#web/public/content/guide.ts'
import type { ApiClient } from '#web/shared/api/api.ts'
import { bookable, includedItems } from '#web/shared/offer-view/packages.ts'
import { packagePriceText } from '#web/shared/price/package-price.ts'

/** What a guide shows of today's catalogue, in words. */
export interface LiveGuide {
  /** Absent where fewer caterers than a range is made of cook for the occasion. */
  price?: { range: string; caterers: number }
  noticeDays?: { from: number; to: number }
  /** One for each of the guide's sample menus; undefined where no caterer offers such a menu. */
  menus: readonly (LiveMenu | undefined)[]
}

/** A package of a caterer, as an example. */
export interface LiveMenu {
  caterer: { name: string; slug: string; city?: string | undefined; area: string }
  name: string
  dishes: readonly { item: string; dishes: readonly string[] }[]
  price: string
  /** How few may be ordered, where that is not few enough for any order. */
  minimum?: string
}

/** Returns what a guide shows of the catalogue. The guide is worth reading without it, so a failure leaves it out. */
export async function liveGuide(api: ApiClient, { event, menus, heading }: Guide): Promise<LiveGuide> {
  const { people, diet, place } = event
  const range = await api('GET /api/price-range', { query: { people, diet, place } }).catch(() => undefined)
  const shown: (LiveMenu | undefined)[] = []
  for (const [at, menu] of menus.entries()) {
    const others = shown.flatMap((other) => other?.caterer.slug ?? [])
    shown.push(await exampleOf(api, menu, { place, others, turn: turnOf(heading) + at }).catch(() => undefined))
  }
  return { ...priceOf(range), ...(range?.noticeDays ? { noticeDays: range.noticeDays } : {}), menus: shown }
}

function priceOf(range: PriceRange | undefined): Pick<LiveGuide, 'price'> {
  if (!range?.perPlate) return {}
  const { from, to } = range.perPlate
  const spelled = from === to ? formatRupees(from) : `${formatRupees(from)}–${formatRupees(to)}`
  return { price: { range: spelled, caterers: range.caterers } }
}

/** Caterers of a page of the search that are looked through for one menu. */
const lookedThrough = 6

/** The first package that fits, of a caterer that no other example on the page is of. `turn` lets pages start with other caterers. */
async function exampleOf(
  api: ApiClient,
  { people, diet, cuisine, packed }: SampleMenu,
  { place, others, turn }: { place: string | undefined; others: readonly string[]; turn: number },
): Promise<LiveMenu | undefined> {
  const query = { people, diet, cuisine, place, jain: diet === 'jain' }
  const found = (await api('GET /api/search', { query })).items.filter(({ slug }) => !others.includes(slug))
  const start = found.length > 0 ? turn % found.length : 0
  const turned = [...found.slice(start), ...found.slice(0, start)].slice(0, lookedThrough)
  for (const caterer of turned) {
    const packs = await api('GET /api/dishes/caterer/{catererId}', { params: { catererId: caterer.id } })
    const kind = packed ? 'packed' : 'package'
    const pack = bookable(packs, people, diet).find(
      (one) => one.kind === kind && (diet ?? one.dishType) === one.dishType,
    )
    const price = pack && packagePriceText(pack, {})
    if (!pack || !price) continue
    return {
      caterer: { name: caterer.name, slug: caterer.slug, city: caterer.city, area: caterer.area },
      name: pack.name,
      dishes: dishesOf(pack),
      price: price.text,
      ...(price.minimum === undefined ? {} : { minimum: price.minimum }),
    }
  }
  return undefined
}

function dishesOf(pack: PackageView): LiveMenu['dishes'] {
  const chosen = new Map(pack.defaultSelection?.map(({ itemId, dishes }) => [itemId, dishes]))
  return includedItems(pack).flatMap(({ id, item }) => {
    const dishes = chosen.get(id) ?? []
    return dishes.length > 0 ? [{ item, dishes }] : []
  })
}

/** A small number that differs from page to page and never changes for one. */
function turnOf(text: string): number {
  return Array.from(text, (letter) => letter.codePointAt(0) ?? 0).reduce((sum, code) => (sum * 31 + code) % 997, 0)
}
