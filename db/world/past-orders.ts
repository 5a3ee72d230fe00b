import type { ItemSelection } from '#contract/rules/package-selection.ts'
import { addOnFits } from '#contract/rules/add-on.ts'
import { addDays, momentInIndia, type Day } from '#contract/values/calendar.ts'
import type { Diet } from '#contract/values/diet.ts'
import { boundsOf } from '#contract/values/guest-band.ts'
import { distanceKm } from '#contract/values/place.ts'
import type { BuiltCaterer } from './caterers.ts'
import { idAt } from './ids.ts'
import type { BuiltPackage } from './packages.ts'
import { randomOf, type Random } from './random.ts'
import type { UserRow } from './tables.ts'
import { venueFor, type Address, type Venue, type Venues } from './venues.ts'

/** Someone who orders, and where they live. */
export interface Customer {
  user: UserRow
  home: Address
}

/** An order that was delivered, before it is priced and written down. Moments in milliseconds. */
export interface PastOrder {
  key: string
  id: string
  caterer: BuiltCaterer
  customer: UserRow
  offer: BuiltPackage
  selections: ItemSelection[]
  guests: number
  dietSplit: Record<Diet, number>
  serviceHours: number
  day: Day
  time: string
  venue: Venue
  placedAt: number
  paidAt: number
  answerBy: number
  acceptedAt: number
  startedAt: number
  deliveredAt: number
  /** Undefined while it waits for its customer's word. */
  completedAt: number | undefined
  /** Confirmed by the customer; otherwise completed by itself after two days. */
  isConfirmed: boolean
  /** Most guests write something. */
  isReviewed: boolean
}

const minute = 60_000
const hour = 60 * minute
const longestAgo = 560

/** Orders that a caterer delivered before today, one a day, to customers within its service radius; all but the demo customer's of yesterday are completed. */
export function pastOrdersOf(
  caterer: BuiltCaterer,
  crowd: { others: readonly Customer[]; demo: Customer },
  venues: Venues,
  today: Day,
): PastOrder[] {
  const { demoCaterer, point, packages, row } = caterer
  const neighbours = nearest(caterer, crowd.others)
  const plain = packages.filter(({ kind }) => kind === 'package')
  if (packages.length === 0 || neighbours.length === 0) return []
  return daysOf(caterer, today).map((day, i, days) => {
    const key = `${demoCaterer.name} ${i}`
    const random = randomOf('order', key)
    const isDemo = demoCaterer.demoCustomer !== undefined && i === days.length - 1
    const { user, home } = isDemo ? crowd.demo : random.pick(neighbours)
    const offer = random.pick(plain.length > 0 && random.chance(0.7) ? plain : packages)
    const guests = guestsOf(offer, demoCaterer.capacity, random)
    const selections = selectionsOf(offer, random)
    const timeline = timelineOf(day, demoCaterer.leadDays, random)
    const waits = isDemo && demoCaterer.demoCustomer === 'to be completed'
    return {
      key,
      id: idAt(timeline.placedAt, 'order', key),
      caterer,
      customer: user,
      offer,
      selections,
      guests,
      day,
      ...timeline,
      completedAt: waits ? undefined : timeline.completedAt,
      dietSplit: dietSplitOf(offer, demoCaterer.diets, guests, random),
      serviceHours: offer.kind !== 'packed' && random.chance(0.2) ? random.int(4, 6) : 3,
      venue: venueFor(home, guests, { point, radiusKm: row.service_radius_km }, venues, random),
      isReviewed: isDemo ? demoCaterer.demoCustomer === 'reviewed' : random.chance(0.86),
    }
  })
}

/** Those within ten kilometres, or the six nearest whom the kitchen reaches. */
function nearest({ point, row }: BuiltCaterer, crowd: readonly Customer[]): Customer[] {
  const byDistance = crowd
    .map((customer) => ({ customer, km: distanceKm(point, customer.home) }))
    .filter(({ km }) => km <= row.service_radius_km)
    .toSorted((a, b) => a.km - b.km)
  return byDistance.filter(({ km }, i) => km <= 10 || i < 6).map(({ customer }) => customer)
}

/** People celebrate at the end of the week, and on other days when they must. */
function daysOf({ demoCaterer }: BuiltCaterer, today: Day): Day[] {
  const random = randomOf('days', demoCaterer.name)
  const days = new Set<Day>()
  while (days.size < demoCaterer.orders) {
    const day = addDays(today, -random.int(4, longestAgo))
    const weekday = momentInIndia(day, '12:00').getUTCDay()
    if (weekday === 0 || weekday >= 5 || random.chance(0.35)) days.add(day)
  }
  if (demoCaterer.demoCustomer === 'to be completed') days.add(addDays(today, -1))
  return [...days].sort()
}

function guestsOf(offer: BuiltPackage, capacity: number, random: Random): number {
  const bands = offer.bands.filter((band) => boundsOf(band).min <= capacity)
  const { min, max } = bands.length > 0 ? boundsOf(random.pick(bands)) : { min: 10, max: 60 }
  const least = Math.max(min, offer.minOrder)
  const most = Math.max(least, Math.min(max, capacity, least + 320))
  // Large feasts are rarer than small ones.
  const guests = least + Math.floor((most - least) * random.next() ** 1.6)
  const rounded = guests > 30 ? Math.round(guests / 5) * 5 : guests
  return Math.min(most, Math.max(least, rounded))
}

function selectionsOf(offer: BuiltPackage, random: Random): ItemSelection[] {
  if (offer.kind === 'custom') {
    return offer.items.flatMap((item) => {
      const isMeal = ['Main Course', 'Breads'].includes(item.name) || random.chance(0.6)
      return isMeal
        ? [{ itemId: item.id, addOn: 0, dishes: dishNames(item, Math.max(item.minQty, random.int(1, 3)), random) }]
        : []
    })
  }
  const extra = random.chance(0.3) ? random.pick(offer.items).id : undefined
  return offer.items.flatMap((item) => {
    const addOn = item.id === extra && addOnFits(item.minQty, item.quantity, item.dishes.length) ? item.minQty : 0
    const count = item.quantity + addOn
    return count > 0 ? [{ itemId: item.id, addOn, dishes: dishNames(item, count, random) }] : []
  })
}

function dishNames({ dishes }: BuiltPackage['items'][number], count: number, random: Random): string[] {
  return random.some(dishes, count).map(({ name }) => name)
}

function dietSplitOf(
  offer: BuiltPackage,
  cooks: readonly Diet[],
  guests: number,
  random: Random,
): Record<Diet, number> {
  const jain =
    offer.diet === 'jain'
      ? guests
      : cooks.includes('jain') && random.chance(0.4)
        ? random.int(1, Math.ceil(guests / 6))
        : 0
  const eatsMeat = offer.diet === 'nonVeg' || (offer.diet === 'custom' && cooks.includes('nonVeg'))
  const nonVeg = eatsMeat ? Math.round((guests - jain) * (0.4 + random.next() * 0.4)) : 0
  return { veg: guests - jain - nonVeg, jain, nonVeg }
}

type Timeline = Pick<
  PastOrder,
  | 'time'
  | 'placedAt'
  | 'paidAt'
  | 'answerBy'
  | 'acceptedAt'
  | 'startedAt'
  | 'deliveredAt'
  | 'completedAt'
  | 'isConfirmed'
>

function timelineOf(day: Day, leadDays: number, random: Random): Timeline {
  const time = random.pick(['09:00', '12:30', '13:00', '17:30', '19:30', '20:00', '20:30'])
  const event = momentInIndia(day, time).getTime()
  const placedOn = addDays(day, -Math.max(leadDays + 1, Math.round(3 + 40 * random.next() ** 2)))
  const placedAt = momentInIndia(placedOn, `${random.int(10, 22)}:${random.int(10, 59)}`).getTime()
  const paidAt = placedAt + random.int(2, 14) * minute
  // A day, or a quarter of the time left, whichever is less (C68).
  const answerBy = paidAt + Math.min(24 * hour, Math.floor((event - paidAt) / 4))
  const acceptedAt = paidAt + Math.floor((answerBy - paidAt) * (0.03 + 0.8 * random.next()))
  const startedAt = Math.max(acceptedAt + 15 * minute, event - random.int(4, 9) * hour)
  const deliveredAt = Math.max(startedAt + 30 * minute, event - random.int(5, 40) * minute)
  const isConfirmed = random.chance(0.7)
  return {
    time,
    placedAt,
    paidAt,
    answerBy,
    acceptedAt,
    startedAt,
    deliveredAt,
    isConfirmed,
    completedAt: deliveredAt + (isConfirmed ? random.int(12, 40) : 48) * hour,
  }
}
