import { expect, test } from 'vitest'
import type { AccountEvent } from '#contract/endpoints/account-event.ts'
import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aUser, type AUser } from '#test/factories/index.ts'
import { signedInAs } from '#test/support/accounts.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const dayMs = 24 * 60 * 60 * 1000
const today = () => dayInIndia(server.clock.now())

/** Calls as a user and returns status and body. */
async function as(user: Pick<AUser, 'id' | 'role'>, method: string, body?: unknown) {
  const headers = { 'content-type': 'application/json', ...(await signedInAs(server, user)) }
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  const response = await server.request('/api/account/event', init)
  return { status: response.status, body: (await response.json()) as { event?: AccountEvent } & ErrorResponse }
}

const whole = () => ({
  place: 'Andheri West',
  lat: 19.136,
  lng: 72.827,
  date: addDays(today(), 30),
  time: '19:30',
  guests: 60,
  people: '50-100',
  diets: { veg: 40, jain: 20 },
  occasion: 'wedding',
  budget: 350,
  kind: 'buffet',
})

test('the last event is replaced, and is only its owner’s', async () => {
  const [asha, ravi] = [await aUser(server), await aUser(server)]
  expect(await as(asha, 'GET')).toEqual({ status: 200, body: {} })

  expect(await as(asha, 'PUT', whole())).toEqual({ status: 200, body: { event: whole() } })
  expect((await as(asha, 'GET')).body).toEqual({ event: whole() })
  expect((await as(ravi, 'GET')).body).toEqual({})

  await as(asha, 'PUT', { guests: 25, diets: { veg: 25, jain: 0 } })
  expect((await as(asha, 'GET')).body).toEqual({ event: { guests: 25, people: '10-25', diets: { veg: 25 } } })
})

test('an event without any part is none', async () => {
  const asha = await aUser(server)
  await as(asha, 'PUT', whole())
  expect(await as(asha, 'PUT', { place: ' ' })).toEqual({ status: 200, body: {} })
  expect((await as(asha, 'GET')).body).toEqual({})
  expect(await rows(server.database.db, sql`select 1 from account_events where user_id = ${asha.id}`)).toEqual([])
})

test.each<[string, () => object, Record<string, string>]>([
  ['a day that is over', () => ({ date: addDays(today(), -1) }), { date: 'Choose a date in the future.' }],
  [
    'a day too far ahead',
    () => ({ date: addDays(today(), 541) }),
    { date: 'Choose a date within the next 18 months.' },
  ],
  ['no guests', () => ({ guests: 0 }), { guests: 'Enter the number of guests, 10 to 10,000' }],
  ['half a guest', () => ({ guests: 10.5 }), { guests: 'Enter the number of guests, 10 to 10,000' }],
  ['a billion guests', () => ({ guests: 1e9 }), { guests: 'Enter the number of guests, 10 to 10,000' }],
  [
    'diets that do not add up',
    () => ({ guests: 60, diets: { veg: 40, jain: 10 } }),
    { diets: 'Veg, Jain and non-veg guests must add up to 60.' },
  ],
  [
    'a place outside the region',
    () => ({ place: 'Pune', lat: 18.52, lng: 73.85 }),
    { place: 'We couldn’t find this place. Pick one from the list.' },
  ],
  ['guests that are no number', () => ({ guests: 'abc' }), { guests: 'Enter a number' }],
  ['half a point', () => ({ lat: 19.136 }), { lat: 'Send both latitude and longitude' }],
  ['no budget', () => ({ budget: 0 }), { budget: 'Enter a budget in rupees per plate, from 1 to 1,00,000' }],
])('%s is rejected with its field, and the last event stays', async (_, wrong, fields) => {
  const asha = await aUser(server)
  await as(asha, 'PUT', whole())
  const { status, body } = await as(asha, 'PUT', wrong())
  expect([status, body.code, body.fields]).toEqual([422, 'event_invalid', fields])
  expect((await as(asha, 'GET')).body).toEqual({ event: whole() })
})

test('a day that is over by now is left out of the answer', async () => {
  const asha = await aUser(server)
  await as(asha, 'PUT', { ...whole(), date: today() })
  server.clock.advance(dayMs)
  const { event } = (await as(asha, 'GET')).body
  expect([event?.date, event?.guests]).toEqual([undefined, 60])
})

test('an event is kept for 90 days after it was last saved', async () => {
  const asha = await aUser(server)
  const stored = () => rows(server.database.db, sql`select user_id from account_events where user_id = ${asha.id}`)
  await as(asha, 'PUT', { guests: 60 })
  server.clock.advance(89 * dayMs)
  await server.services.backgroundJobs['old-planned-events']?.()
  expect((await as(asha, 'GET')).body.event?.guests).toBe(60)
  server.clock.advance(2 * dayMs)
  expect((await as(asha, 'GET')).body).toEqual({})
  await server.services.backgroundJobs['old-planned-events']?.()
  expect(await stored()).toEqual([])
})

test('an event is exported with the account', async () => {
  const asha = await aUser(server)
  await as(asha, 'PUT', whole())
  const headers = await signedInAs(server, asha)
  const exported = await (await server.request(`/api/users/${asha.id}/data`, { headers })).json()
  expect(exported).toMatchObject({ about: { event: [whole()] } })
})
