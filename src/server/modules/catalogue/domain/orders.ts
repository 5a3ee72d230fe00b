import { priceIn, priceKey, type Columns, type PricedBy } from './columns.ts'
import { byMerit, type Listing } from './listing.ts'
import { keepOrder, type KeptOrder, type OrderedRows } from './ordered-rows.ts'

export type ByPrice = 'price-low' | 'price-high'

/** The orders of rows that searches ask for, each made when it is first asked for and kept as rows change. */
export interface Orders {
  byMerit(): OrderedRows
  /** By what cards show, or by the caterers' own lowest price when nothing is named; equal prices by merit. */
  byPrice(sort: ByPrice, priced: PricedBy | undefined): OrderedRows
  /** Takes a row to its places as its columns and its listing are now. */
  put(row: number): void
  remove(row: number): void
}

export function createOrders(columns: Columns, listings: readonly (Listing | undefined)[]): Orders {
  const prices = new Map<string, KeptOrder>()
  let merit: KeptOrder | undefined

  const compareMerit = (a: number, b: number): number => compareByMerit(columns, listings, a, b)
  const ofMerit = (): KeptOrder =>
    (merit ??= keepOrder([...listings.keys()].filter((row) => listings[row]).sort(compareMerit), compareMerit))
  const makeByPrice = (sort: ByPrice, priced: PricedBy | undefined): KeptOrder => {
    const sign = sort === 'price-low' ? 1 : -1
    const keyOf = (row: number): number => sign * priceOf(columns, row, priced)
    // Many share a price, and those that do are in the order of merit already.
    const { rows, count } = ofMerit()
    const byKey = [...Map.groupBy(rows.subarray(0, count), keyOf)].sort(([a], [b]) => a - b)
    return keepOrder(
      byKey.flatMap(([, same]) => same),
      (a, b) => keyOf(a) - keyOf(b) || compareMerit(a, b),
    )
  }
  const all = (): KeptOrder[] => [...prices.values(), ...(merit ? [merit] : [])]
  return {
    byMerit: ofMerit,
    byPrice(sort, priced) {
      const key = `${sort} ${priced ? priceKey(priced) : 'own'}`
      const known = prices.get(key)
      if (known) return known
      const made = makeByPrice(sort, priced)
      prices.set(key, made)
      return made
    },
    put(row) {
      for (const order of all()) order.put(row)
    },
    remove(row) {
      for (const order of all()) order.remove(row)
    },
  }
}

/** The price of a row in rupees that an order by price goes by. */
export function priceOf(columns: Columns, row: number, priced: PricedBy | undefined): number {
  return priced ? priceIn(columns, row, priced) : (columns.price[row] as number) // rows that are asked for are there
}

/** As {@link byMerit} compares their listings; most are told apart by a number. Both rows are in use. */
export function compareByMerit(
  { merit }: Columns,
  listings: readonly (Listing | undefined)[],
  a: number,
  b: number,
): number {
  const [first, second] = [merit[a] as number, merit[b] as number]
  return first - second || byMerit(listings[a] as Listing, listings[b] as Listing)
}
