import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DayState } from '#contract/endpoints/availability.ts'
import type { Quote } from '#contract/endpoints/orders/quote.ts'
import type { SearchResult } from '#contract/endpoints/search.ts'
import { addDays } from '#contract/values/calendar.ts'
import { emit } from '#server/kernel/events.ts'
import { reserveCapacity } from '#server/modules/availability/index.ts'
import { closeDays, daysOf, fillDay } from '#test/support/calendar.ts'
import { nextAddress } from '#test/support/forwarded-address.ts'
import { aFeast, type Feast } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const today = '2026-11-20'
const dayAhead = (most: number) => fc.nat(most).map((days) => addDays(today, days))
const days = fc.integer({ min: 0, max: 12 })

const aCase = fc.record({
  leadDays: fc.constantFrom(0, 1, 2, 5, 8),
  noticeSteps: fc.option(
    fc.uniqueArray(fc.record({ fromGuests: fc.constantFrom(50, 100, 250), days }), {
      selector: ({ fromGuests }) => fromGuests,
      maxLength: 3,
    }),
  ),
  maximumServingCapacity: fc.constantFrom(60, 120, 300, 500),
  // Closures of a caterer never overlap.
  closures: fc.uniqueArray(fc.record({ first: fc.nat(5).map((n) => addDays(today, 4 * n)), length: fc.nat(3) }), {
    selector: ({ first }) => first,
    maxLength: 3,
  }),
  days: fc.uniqueArray(
    fc.record({ day: dayAhead(20), taken: fc.nat(300), capacity: fc.option(fc.constantFrom(0, 80, 400)) }),
    { selector: ({ day }) => day, maxLength: 8 },
  ),
  guests: fc.oneof(fc.constantFrom(10, 60, 99, 100, 120, 300, 301), fc.integer({ min: 10, max: 520 })),
  asked: fc.uniqueArray(fc.integer({ min: -2, max: 22 }), { minLength: 4, maxLength: 6 }),
})

type Case = typeof aCase extends fc.Arbitrary<infer Value> ? Value : never

/** Meets every state that a day can have, so that what is random need not. */
const everyState: Case = {
  leadDays: 2,
  noticeSteps: null,
  maximumServingCapacity: 300,
  closures: [{ first: addDays(today, 4), length: 0 }],
  days: [
    { day: addDays(today, 6), taken: 300, capacity: 400 },
    { day: addDays(today, 7), taken: 0, capacity: 0 },
  ],
  guests: 60,
  asked: [0, 4, 6, 7, 8],
}

/** What a quote says of guests and day, as the state that a calendar has for it. */
async function quoted(feast: Feast, eventDate: string, guests: number): Promise<DayState | 'bookable'> {
  const response = await server.request('/api/orders/quote', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
    body: JSON.stringify(feast.request({ eventDate, guests })),
  })
  const { problems } = (await response.json()) as Quote
  const codes = new Set(problems.map(({ code }) => code))
  if (codes.has('date_past') || codes.has('lead_time')) return 'too_soon'
  if (codes.has('date_closed') || codes.has('date_too_far')) return 'closed'
  if (codes.has('capacity_taken') || codes.has('guests_above_capacity')) return 'full'
  return 'bookable'
}

/** Whether the write of an order takes the plates, which are released with the transaction. */
async function taken(catererId: string, day: string, plates: number): Promise<boolean> {
  const undone = new Error('undone')
  let isTaken = false
  await server
    .context()
    .transaction(async (tx) => {
      isTaken = await reserveCapacity(tx, { catererId, day, plates })
      throw undone
    })
    .catch((error: unknown) => expect(error).toBe(undone))
  return isTaken
}

/** Whether a search for that day and these guests finds the caterer, whose card then says that it is free. */
async function isFound({ caterer: { id, location } }: Feast, date: string, guests: number): Promise<boolean> {
  const query = `lat=${location.lat}&lng=${location.lng}&radius=1&date=${date}&guests=${guests}`
  const { items, others } = (await (await server.request(`/api/search?${query}`)).json()) as SearchResult
  return [...items, ...others].some((card) => card.id === id)
}

test('the public calendar, lists, quotes and the write of an order agree', { timeout: 120_000 }, async () => {
  const met = new Set<DayState>()
  await fc.assert(
    fc.asyncProperty(aCase, async ({ closures, days: filled, guests, asked, ...caterer }) => {
      const feast = await aFeast(server, { caterer, offer: { bands: [] } })
      const { id } = feast.caterer
      for (const { first, length } of closures) await closeDays(server, id, first, addDays(first, length))
      for (const { day, ...facts } of filled) await fillDay(server, id, day, facts)
      await server.services.catalogue.refresh([id])
      await server.context().transaction(async (tx) => emit(tx, { type: 'calendar.changed', subject: id }))
      const { body } = await daysOf(server, id, { from: addDays(today, -2), to: addDays(today, 22), guests })
      const shown = new Map(body.days.map(({ day, state }) => [day, state]))
      for (const ahead of asked) {
        const day = addDays(today, ahead)
        const state = shown.get(day) as DayState
        met.add(state)
        const isBookable = state === 'free' || state === 'few'
        expect(await quoted(feast, day, guests), `${guests} on ${day}`).toBe(isBookable ? 'bookable' : state)
        if (ahead >= 0) expect(await isFound(feast, day, guests), `list for ${guests} on ${day}`).toBe(isBookable)
        // Notice and the caterer's own limit are decided before the write.
        if (state !== 'too_soon' && guests <= caterer.maximumServingCapacity)
          expect(await taken(id, day, guests), `taking ${guests} on ${day}`).toBe(isBookable)
      }
      for (const day of body.nearest) expect(await quoted(feast, day, guests)).toBe('bookable')
    }),
    { numRuns: 40, examples: [[everyState]] },
  )
  expect([...met].sort()).toEqual(['closed', 'few', 'free', 'full', 'too_soon'])
})
