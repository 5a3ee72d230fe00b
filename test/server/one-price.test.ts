import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { PackageView } from '#contract/endpoints/caterers.ts'
import type { Comparison } from '#contract/endpoints/comparison.ts'
import type { EventFit } from '#contract/endpoints/fit.ts'
import type { Quote, QuoteRequest } from '#contract/endpoints/orders/quote.ts'
import type { SearchResult } from '#contract/endpoints/search.ts'
import { cardPrice, dietOf, dietOfGuests } from '#contract/rules/card-price.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import { boundsOf, guestBands } from '#contract/values/guest-band.ts'
import type { Diet } from '#contract/values/diet.ts'
import { fromRupees, paise, toRupees } from '#contract/values/money.ts'
import { roundedPoint } from '#contract/values/place.ts'
import { aCaterer, aMenu, aPackage } from '#test/factories/index.ts'
import { nextAddress } from '#test/support/forwarded-address.ts'
import { useServer } from '#test/support/server.ts'
import { eventAt } from '#web/public/listing/card-event.ts'
import { bookable } from '#web/shared/offer-view/packages.ts'
import { packagePrice } from '#web/shared/price/package-price.ts'

const server = useServer()

const anyOffer = fc.record({
  bands: fc.subarray([...guestBands], { minLength: 1 }),
  kind: fc.constantFrom('package', 'package', 'packed'),
  diet: fc.constantFrom('veg', 'nonVeg', 'jain'),
  basePrice: fc.integer({ min: 50_00, max: 900_00 }).map(paise),
  minOrder: fc.constantFrom(10, 15, 30),
})
const anyCaterer = fc.record({
  gstScheme: fc.constantFrom('REGULAR_5', 'SPECIFIED_18', 'COMPOSITION'),
  cateringTypes: fc.constantFrom(['veg', 'jain', 'nonVeg'], ['veg', 'jain'], ['jain']),
  deliveryFreeKm: fc.nat(5),
  deliveryPerKm: fc.constantFrom(0, 2000).map(paise),
})
const kitchen = { lat: 19.2094, lng: 72.8526 }
const names: string[] = []

beforeAll(async () => {
  const city = fc.sample(fc.tuple(anyCaterer, fc.array(anyOffer, { minLength: 1, maxLength: 5 })), {
    numRuns: 25,
    seed: 7,
  })
  const ids: string[] = []
  for (const [caterer, offers] of city) {
    const { id, name } = await aCaterer(server, { ...caterer, location: kitchen, ownerId: null } as never)
    // Everyone eats it, so that no package lacks dishes.
    const menu = await aMenu(server, { catererId: id, dishes: [{ name: 'Samosa', diet: 'jain' }] })
    const items = [{ menuId: menu.id, quantity: 0 }]
    for (const offer of offers) await aPackage(server, { ...offer, catererId: id, items } as never)
    ids.push(id)
    names.push(name)
  }
  await server.services.catalogue.refresh(ids)
})

async function get<Body>(path: string): Promise<Body> {
  // From a network of its own, so that no limit is met.
  const response = await server.request(path, { headers: { 'x-forwarded-for': nextAddress() } })
  expect([path, response.status]).toEqual([path, 200])
  return (await response.json()) as Body
}

async function quote(body: QuoteRequest): Promise<Quote> {
  const response = await server.request('/api/orders/quote', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Quote
}

const anyEvent = fc.record({
  which: fc.nat(),
  people: fc.constantFrom(...guestBands),
  /** As many more than the smallest number of the range, if an exact number is known. */
  more: fc.option(fc.nat(14), { nil: undefined }),
  filters: fc.record({ veg: fc.boolean(), jain: fc.boolean(), jainOnly: fc.boolean() }),
  /** What the guests eat, where no filter says so. */
  eaten: fc.constantFrom<Diet[]>([], ['veg'], ['jain'], ['veg', 'jain'], ['veg', 'nonVeg']),
  /** Degrees from the kitchen to the venue, if it is known. */
  away: fc.option(fc.double({ min: 0, max: 0.1, noNaN: true }), { nil: undefined }),
  daysAhead: fc.integer({ min: 1, max: 500 }),
})

test('a person meets one price from the card to the bill, whatever the caterer, guests, diet and day', async () => {
  let compared = 0
  const property = fc.asyncProperty(anyEvent, async ({ which, people, more, filters, eaten, away, daysAhead }) => {
    const name = names[which % names.length] ?? ''
    const wanted = dietOf(filters) ?? dietOfGuests(eaten)
    const known = more === undefined ? {} : { guests: boundsOf(people).min + more }
    const point = away === undefined ? undefined : roundedPoint({ lat: kitchen.lat + away, lng: kitchen.lng })

    // The list that the page asks for, and the price on its card.
    const asked = query({ q: name, people, ...filters, diet: dietOfGuests(eaten) })
    const found = await get<SearchResult>(`/api/search?${asked}`)
    const card = found.items.find((item) => item.name === name)
    // It does not cook for that range, or not in that way.
    if (!card) return
    expect(card.googleLocation).toEqual(kitchen)
    const event = eventAt({ people, ...known, diet: wanted, point }, card.googleLocation)
    const shown = cardPrice(card, event)
    if (!shown) throw new Error('a listed caterer has a price')
    if (wanted === undefined && shown.portion === 'plate')
      expect(card.platePrices[people]).toBe(toRupees(shown.perPlate))

    // The package that the caterer's page opens.
    const packages = await get<PackageView[]>(`/api/dishes/caterer/${card.id}?people=${encodeURIComponent(people)}`)
    const [opened] = bookable(packages, people, wanted)
    if (!opened) throw new Error('a listed caterer has a package')
    const { perPlate, total, guests, soFar } = shown
    expect(packagePrice(opened, event)).toMatchObject({ perPlate, total, guests, soFar })

    // A budget of that price finds the caterer, one rupee less does not.
    const budget = toRupees(perPlate)
    const within = await get<SearchResult>(`/api/search?${asked}&budget=${budget}`)
    expect(within.items.map(({ id }) => id)).toContain(card.id)
    const below = await get<SearchResult>(`/api/search?${asked}&budget=${budget - 1}`)
    expect(below.items.map(({ id }) => id)).not.toContain(card.id)

    if (dietOf(filters) === undefined) {
      const fitted = query({ people, ...known, diet: eaten.join(), ...point })
      const fit = await get<EventFit>(`/api/caterer/${card.id}/fit?${fitted}`)
      expect(fit.packages[0]).toMatchObject({ perPlate: budget, total: toRupees(total), guests, soFar })
    }

    const compare = query({ ids: card.id, ...known, diet: wanted, ...point })
    const { items } = await get<Comparison>(`/api/caterer/compare?${compare}`)
    const cheapest = items[0]?.bands.find(({ band }) => band === people)?.cheapest
    expect(cheapest === undefined).toBe(shown.portion !== 'plate')
    if (cheapest)
      expect(cheapest).toMatchObject({ wholePerPlate: toRupees(perPlate), total: toRupees(total), guests, soFar })

    const { bill } = await quote({
      catererId: card.id,
      packageId: opened.id,
      selections: [],
      guests,
      dietSplit: { veg: guests, jain: 0, nonVeg: 0 },
      serviceHours: 3,
      eventDate: addDays(dayInIndia(server.clock.now()), daysAhead),
      ...(point ? { venue: { point } } : {}),
    })
    expect([bill.perPlateWithGst, bill.total]).toEqual([toRupees(perPlate), toRupees(total)])
    expect(bill.perPlate).toBe(opened.basePrice)
    expect(fromRupees(bill.perPlate)).toBeLessThanOrEqual(shown.beforeGst)
    compared++
  })
  await fc.assert(property, { numRuns: 100 })
  expect(compared).toBeGreaterThan(20)
})

function query(params: Record<string, string | number | boolean | undefined>): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== false)
  return new URLSearchParams(given.map(([name, value]) => [name, value === true ? '1' : String(value)])).toString()
}
