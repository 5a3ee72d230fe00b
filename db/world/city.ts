import { momentInIndia } from '#contract/values/calendar.ts'
import { addBooks, type PaidOrder } from './books.ts'
import { addCaterer } from './caterer-rows.ts'
import { buildCaterer, type BuiltCaterer, type Ground } from './caterers.ts'
import { addSiteContent } from './site-content.ts'
import { addOffers, flatCode } from './coupons.ts'
import type { DemoCaterer } from './demo-caterers/demo-caterer.ts'
import { addPastOrder, type GstRates } from './order-rows.ts'
import { pastOrdersOf, type Customer, type PastOrder } from './past-orders.ts'
import { admin, customers, demoCustomer } from './people.ts'
import { randomOf } from './random.ts'
import { phrases, reviewOf } from './reviews.ts'
import { emptyCity, type City } from './tables.ts'
import { venuesOf } from './venues.ts'

const crowdSize = 150

/** Builds every row of the demo city: the same for the same day, in any order of the caterers. */
export function buildCity(demoCaterers: readonly DemoCaterer[], ground: Ground, rates: GstRates): City {
  const { today, pictures } = ground
  const city = emptyCity()
  city.images.push(...pictures.rows)
  const crowd = crowdOf(ground)
  city.users.push(admin(today), ...crowd.everyone.map(({ user }) => user))
  addOffers(city, today)
  addSiteContent(city, pictures)
  const caterers = demoCaterers.map((demoCaterer) => buildCaterer(demoCaterer, ground))
  for (const caterer of caterers) addCaterer(city, caterer, ground)
  addPast(city, caterers, crowd, { ground, rates, coupons: true, firstIssuer: 1 })
  return city
}

interface Crowd {
  demo: Customer
  others: readonly Customer[]
  everyone: readonly Customer[]
}

/** Who orders: the demo customer and the others. */
export function crowdOf({ today, gazetteer }: Ground): Crowd {
  const { homes } = venuesOf(gazetteer)
  const homeOfDemo = homes.find(({ name }) => name === 'Andheri West')
  if (!homeOfDemo) throw new Error('the gazetteer has no Andheri West')
  const demo = { user: demoCustomer(today), home: homeOfDemo }
  const others = customers(crowdSize, today).map((user) => ({ user, home: randomOf('home', user.id).pick(homes) }))
  return { demo, others, everyone: [demo, ...others] }
}

/** Writes what the caterers cooked before today, and what was said about it. With `coupons` some orders used the ten per cent. */
export function addPast(
  city: City,
  caterers: readonly BuiltCaterer[],
  crowd: Crowd,
  { ground, rates, coupons, firstIssuer }: { ground: Ground; rates: GstRates; coupons: boolean; firstIssuer: number },
): void {
  const { today, gazetteer, books } = ground
  const venues = venuesOf(gazetteer)
  const orders = caterers.flatMap((caterer) =>
    pastOrdersOf(caterer, { others: crowd.others, demo: crowd.demo }, venues, today),
  )
  const coupon = city.coupons.find(({ code }) => code === flatCode)
  const withCoupon = coupons ? couponOrders(orders, crowd.others) : new Set<string>()
  const now = momentInIndia(today, '00:00').getTime()
  const paid: PaidOrder[] = []
  const say = phrases()
  for (const order of orders) {
    paid.push(addPastOrder(city, order, rates, withCoupon.has(order.id) ? coupon : undefined))
    const review = reviewOf(order, now, say)
    if (review) city.reviews.push(review)
  }
  addBooks(city, paid, { books, firstIssuer })
}

/** Some customers used the first-order coupon; it can be used once each (C40). */
function couponOrders(orders: readonly PastOrder[], others: readonly Customer[]): Set<string> {
  const first = new Map<string, PastOrder>()
  for (const order of orders) {
    const known = first.get(order.customer.id)
    if (!known || order.id < known.id) first.set(order.customer.id, order)
  }
  const thrifty = others.filter(({ user }) => randomOf('coupon', user.id).chance(0.35))
  return new Set(thrifty.flatMap(({ user }) => first.get(user.id)?.id ?? []))
}
