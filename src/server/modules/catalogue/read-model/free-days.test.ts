import { describe, expect, test } from 'vitest'
import { addDays } from '#contract/values/calendar.ts'
import type { CatererCard } from '#contract/endpoints/caterers.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { newId } from '#server/kernel/ids.ts'
import { registerHandle, rows, sql } from '#server/kernel/sql.ts'
import { aCaterer, aPackage, type ACaterer } from '#test/factories/index.ts'
import { aListing } from '#test/factories/listing.ts'
import { useServer } from '#test/support/server.ts'
import { createFreeDays } from './free-days.ts'

const server = useServer()
const today = '2026-11-20'

/** Closes the caterer on the days given, and promises plates on others. */
async function busy(
  { id }: ACaterer,
  days: { closed?: [string, string]; taken?: Record<string, number>; capacity?: Record<string, number> },
) {
  const { db } = server.database
  if (days.closed)
    await rows(
      db,
      sql`insert into closures (id, caterer_id, first_day, last_day) values (${newId()}, ${id}, ${days.closed[0]}, ${days.closed[1]})`,
    )
  for (const [day, plates] of Object.entries(days.taken ?? {}))
    await rows(db, sql`insert into caterer_days (caterer_id, day, plates_taken) values (${id}, ${day}, ${plates})`)
  for (const [day, plates] of Object.entries(days.capacity ?? {}))
    await rows(db, sql`insert into caterer_days (caterer_id, day, capacity) values (${id}, ${day}, ${plates})`)
}

/** The lists of a search, or of all caterers. */
interface Lists {
  items?: CatererCard[]
  data?: CatererCard[]
}

async function freeDays() {
  const { database, clock, services } = server
  const made = createFreeDays({ database, clock, log: services.log })
  await made.first
  await made.close()
  return made
}

async function nextFree(caterer: ACaterer, people?: GuestBand) {
  const { id, leadDays, maximumServingCapacity } = caterer
  return (await freeDays()).nextFor(people)(aListing({ id, leadDays, maximumServingCapacity }))
}

test('a caterer of whom nothing is known is free as soon as its notice allows', async () => {
  expect(await nextFree(await aCaterer(server, { leadDays: 0 }))).toBe(today)
  expect(await nextFree(await aCaterer(server, { leadDays: 3 }))).toBe('2026-11-23')
})

test('days that are closed or full are passed over', async () => {
  const caterer = await aCaterer(server, { leadDays: 1, maximumServingCapacity: 200 })
  await busy(caterer, { closed: ['2026-11-21', '2026-11-23'], taken: { '2026-11-24': 195 } })
  expect(await nextFree(caterer)).toBe('2026-11-25')
})

test('a day with plates for few is free for few', async () => {
  const caterer = await aCaterer(server, { leadDays: 1, maximumServingCapacity: 200 })
  await busy(caterer, { taken: { '2026-11-21': 160, '2026-11-22': 120 } })
  expect(await nextFree(caterer)).toBe('2026-11-21')
  expect(await nextFree(caterer, '50-100')).toBe('2026-11-22')
  expect(await nextFree(caterer, '100+')).toBe('2026-11-24')
})

test('what a caterer can cook on a day of its own counts, be it more or less', async () => {
  const less = await aCaterer(server, { leadDays: 1, maximumServingCapacity: 200 })
  await busy(less, { capacity: { '2026-11-21': 5 } })
  expect(await nextFree(less)).toBe('2026-11-22')
  const more = await aCaterer(server, { leadDays: 1, maximumServingCapacity: 100 })
  await busy(more, { taken: { '2026-11-24': 1 }, capacity: { '2026-11-25': 150 } })
  await busy(more, { closed: ['2026-11-26', '2026-12-20'] })
  expect(await nextFree(more, '100+')).toBe('2026-11-25')
})

test('more guests need more notice, and more than a caterer ever serves have no day', async () => {
  const caterer = await aCaterer(server, { leadDays: 1, maximumServingCapacity: 100 })
  expect(await nextFree(caterer, '50-100')).toBe('2026-11-21')
  expect(await nextFree(caterer, '100+')).toBe('2026-11-24')
  const small = await aCaterer(server, { leadDays: 1, maximumServingCapacity: 60 })
  await busy(small, { capacity: { '2026-12-24': 150 } })
  expect(await nextFree(small, '100+')).toBeUndefined()
})

test('no day is told of a caterer that is closed for as long as anything can be booked', async () => {
  const caterer = await aCaterer(server)
  await busy(caterer, { closed: [today, addDays(today, 600)] })
  expect(await nextFree(caterer)).toBeUndefined()
})

test('the day moves on at midnight in India, also before the calendars are read again', async () => {
  const caterer = await aCaterer(server, { leadDays: 0 })
  await busy(caterer, { closed: ['2026-11-22', '2026-11-22'] })
  const listing = aListing({ id: caterer.id, leadDays: 0 })
  const days = await freeDays()
  expect(days.nextFor(undefined)(listing, 0)).toBe('2026-11-20')
  server.clock.set(new Date('2026-11-20T18:29:59Z'))
  expect(days.nextFor(undefined)(listing, 0)).toBe('2026-11-20')
  server.clock.set(new Date('2026-11-20T18:30:00Z'))
  expect(days.nextFor(undefined)(listing, 0)).toBe('2026-11-21')
  server.clock.set(new Date('2026-11-21T18:30:00Z'))
  expect(days.nextFor(undefined)(listing, 0)).toBe('2026-11-23')
})

test('a change shows when the calendars are read again', async () => {
  const caterer = await aCaterer(server, { leadDays: 1 })
  const listing = aListing({ id: caterer.id, leadDays: 1 })
  const days = await freeDays()
  expect(days.nextFor(undefined)(listing, 0)).toBe('2026-11-21')
  await busy(caterer, { closed: ['2026-11-21', '2026-11-21'] })
  await days.refresh()
  expect(days.nextFor(undefined)(listing, 0)).toBe('2026-11-22')
})

test('while the calendars cannot be read, no day is told', async () => {
  const { database, clock, services } = server
  const db = { execute: () => Promise.reject(new Error('gone')) }
  const days = createFreeDays({ database: { ...database, db } as never, clock, log: services.log })
  await days.first
  await days.close()
  expect(days.nextFor(undefined)(aListing({ id: 'A' }))).toBeUndefined()
})

test('a search, those nearby, chosen ones and similar ones tell the day', async () => {
  const place = { lat: 11, lng: 76 }
  const [one, other] = [
    await aCaterer(server, { leadDays: 4, location: place }),
    await aCaterer(server, { leadDays: 4, location: place }),
  ]
  await aPackage(server, { catererId: one.id })
  await aPackage(server, { catererId: other.id })
  await server.services.catalogue.refresh([one.id, other.id])
  const paths = [
    '/api/search?lat=11&lng=76',
    '/api/caterer/nearby?lat=11&lng=76',
    `/api/caterer?ids=${one.id}`,
    `/api/caterer/${other.id}/similar`,
  ]
  for (const path of paths) {
    // checked by the server against the endpoint's schema
    const answer = (await (await server.request(path)).json()) as CatererCard[] | Lists
    const cards = Array.isArray(answer) ? answer : (answer.items ?? answer.data ?? [])
    expect([path, cards.find(({ id }) => id === one.id)?.nextFreeDay]).toEqual([path, '2026-11-24'])
  }
})

test('what was found for a row is told of its listing alone, and of no other that has the row later', async () => {
  const nextOf = (await freeDays()).nextFor(undefined)
  const [now, later] = [0, 3].map((leadDays) => aListing({ leadDays }))
  if (!now || !later) throw new Error('two listings are made')
  const expected = [today, '2026-11-23']
  expect([nextOf(now, 7), nextOf(later, 9)]).toEqual(expected)
  expect([nextOf(now, 9), nextOf(later, 7)]).toEqual(expected)
  expect([nextOf(now, 9), nextOf(later)]).toEqual(expected)
})

test('caterers whose days are read again at the same time are all known afterwards', async () => {
  const made = await freeDays()
  const changed = [await aCaterer(server, { leadDays: 0 }), await aCaterer(server, { leadDays: 0 })]
  for (const caterer of changed) await busy(caterer, { closed: [today, '2026-11-30'] })
  await Promise.all(changed.map(({ id }) => made.refreshOf([id])))
  const next = made.nextFor(undefined)
  expect(changed.map(({ id }) => next(aListing({ id, leadDays: 0 })))).toEqual(['2026-12-01', '2026-12-01'])
})

/** Free days whose readings are answered by hand, in any order. */
function answeredByHand() {
  const { database, clock, services } = server
  const answers: ((rows: object[]) => void)[] = []
  const run = () => new Promise<object[]>((resolve) => answers.push(resolve))
  const db = registerHandle({ engine: database.engine }, { run }, undefined)
  return { answers, days: createFreeDays({ database: { ...database, db }, clock, log: services.log }) }
}

describe('a reading that began before another one and ends after it', () => {
  const closed = { catererId: 'A', firstDay: today, lastDay: today }
  const listing = aListing({ id: 'A', leadDays: 0 })

  test.each([
    ['of all', 'of all'],
    ['of all', 'of one'],
    ['of one', 'of all'],
    ['of one', 'of one'],
  ])('%s undoes nothing of one %s', async (earlier, later) => {
    const { answers, days } = answeredByHand()
    const read = (which: string) => (which === 'of all' ? days.refresh() : days.refreshOf(['A']))
    answers[0]?.([])
    await days.first
    await days.close()
    const readings = [read(earlier), read(later)]
    answers[2]?.([closed])
    await readings[1]
    answers[1]?.([])
    await readings[0]
    expect(days.nextFor(undefined)(listing, 0)).toBe('2026-11-21')
    // What is read from now on counts.
    const next = days.refresh()
    answers[3]?.([])
    await next
    expect(days.nextFor(undefined)(listing, 0)).toBe(today)
  })

  test('the first one of all, undoes nothing of one caterer either', async () => {
    const { answers, days } = answeredByHand()
    const changed = days.refreshOf(['A'])
    answers[1]?.([closed])
    await changed
    answers[0]?.([])
    await days.first
    await days.close()
    expect(days.nextFor(undefined)(listing, 0)).toBe('2026-11-21')
  })
})
