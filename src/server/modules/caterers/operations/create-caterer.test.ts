import { describe, expect, test, vi } from 'vitest'
import type { CatererCard } from '#contract/endpoints/caterers.ts'
import type { Session, User } from '#contract/endpoints/identity.ts'
import { firstRow, sql } from '#server/kernel/sql.ts'
import { aCatererProfile } from '#test/factories/caterer-profile.ts'
import { aUser } from '#test/factories/index.ts'
import { call, post, signedInAs, signUp } from '#test/support/accounts.ts'
import { aRegisteredCaterer, anOwner } from '#test/support/registered-caterers.ts'
import { serve, useServer } from '#test/support/server.ts'

const server = useServer()
const publicly = (path: string) => call(server, 'GET', path)

test('a caterer has the fields that its owner sent, and is live immediately', async () => {
  const owner = await anOwner(server)
  const given = {
    ...aCatererProfile({
      name: ' Aai’s  Kitchen ',
      mobileNo: '+91 98200-22222',
      contact: '9820011111',
    }),
    cateringType: ['Non Veg', 'Veg', 'veg'],
    cuisinesOffered: ['gujarati', 'Thai', 'Gujarati'],
    minPrice: 250.5,
    inServiceFrom: '2011-02-03',
    serviceLocation: {
      location: 'Andheri, Mumbai',
      PinCode: 400053,
    },
    fssaiNo: '11526001000061',
    extraInformation: 'Family kitchen.\nOwn crockery.',
    status: { id: 1 },
    artGallery: [],
    menuGallery: [],
    slug: 'aais-kitchen',
  }
  const { status, body } = await owner.send('POST', '/api/caterer', given)
  expect([status, body]).toMatchObject([
    201,
    {
      name: 'Aai’s  Kitchen',
      slug: 'aais-kitchen',
      gstNo: given.gstNo,
      gstScheme: 'REGULAR_5',
      mobileNo: 9820022222,
      contact: '+919820011111',
      approval: 'approved',
      version: 1,
      minPrice: 250.5,
      maxPrice: null,
      fssaiNo: '11526001000061',
      cateringType: ['nonVeg', 'veg'],
      cuisinesOffered: ['Gujarati', 'Thai'],
      inServiceFrom: '2011-02-03',
      serviceStartYear: 2011,
      serviceLocation: {
        location: 'Andheri, Mumbai',
        PinCode: '400053',
      },
      extraInformation: 'Family kitchen.\nOwn crockery.',
      status: { id: 1 },
      averageRating: 0,
      dishes: [],
      featured: false,
    },
  ])
  const found = (await (await publicly('/api/search?q=aais')).json()) as { items: CatererCard[]; others: CatererCard[] }
  expect([found.items, found.others.map(({ id }) => id)]).toEqual([[], [body.id]])
  expect((await publicly('/api/caterer/slug/aais-kitchen')).status).toBe(200)
})

test('the five required fields are enough', async () => {
  const { caterer } = await aRegisteredCaterer(server, { name: 'Five', mobileNo: 9_820_033_333 })
  expect(caterer).toMatchObject({
    contact: '+919820033333',
    cateringType: ['veg', 'nonVeg'],
    cuisinesOffered: [],
    complimentary: '',
    inServiceFrom: '2026-11-20',
    maximumServingCapacity: 200,
    minPrice: null,
    leadDays: 2,
    serviceLocation: { PinCode: '400058' },
  })
  expect(caterer).not.toHaveProperty('fssaiNo')
  expect(caterer).not.toHaveProperty('legalName')
})

test('the sessions of its owner know it in the very next call, and so does the next refresh', async () => {
  const session = await signUp(server, { role: '3' })
  const headers = { authorization: `Bearer ${session.token}` }
  const other = await signedInAs(server, { id: session.user.id, role: '3' })
  // What is asked from the next second on may be remembered.
  server.clock.advance(2_000)
  for (const own of [headers, other]) expect((await call(server, 'GET', '/auth/me', { headers: own })).status).toBe(200)

  const made = await call(server, 'POST', '/api/caterer', { headers, body: aCatererProfile({ gstNo: 'URP' }) })
  const { id } = (await made.json()) as { id: string }
  for (const own of [headers, other]) {
    expect((await call(server, 'GET', `/api/caterer/${id}`, { headers: own })).status).toBe(200)
    expect((await call(server, 'GET', '/api/orders/received', { headers: own })).status).toBe(200)
    const me = (await (await call(server, 'GET', '/auth/me', { headers: own })).json()) as User
    expect(me.catererId).toBe(id)
  }
  const link = { headers, body: { catererId: id } }
  expect((await call(server, 'PATCH', `/api/users/${session.user.id}`, link)).status).toBe(200)
  const refreshed = await post(server, '/auth/refresh', { refreshToken: session.refreshToken })
  expect(((await refreshed.json()) as Session).user.catererId).toBe(id)
})

test('another process knows it in the very next call too, and shows it to everybody a moment later', async () => {
  const second = await serve(server.database, { clock: server.clock })
  const owner = await anOwner(server)
  server.clock.advance(2_000)
  expect((await call(second, 'GET', '/auth/me', { headers: owner.headers })).status).toBe(200)
  const { body } = await owner.make()
  const own = await call(second, 'GET', `/api/caterer/${body.id}`, { headers: owner.headers })
  expect(await own.json()).toMatchObject({ gstNo: body.gstNo, version: 1 })
  await vi.waitFor(async () => expect((await call(second, 'GET', `/api/caterer/${body.id}`)).status).toBe(200))
  await second.services.catalogue.close()
})

test('an account gets one caterer from three concurrent requests', async () => {
  const owner = await anOwner(server)
  const answers = await Promise.all([owner.make(), owner.make(), owner.make()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  expect((await owner.make()).body).toMatchObject({
    code: 'caterer_exists',
    message: ['You already belong to a caterer.'],
  })
  const count = await firstRow(
    server.database.db,
    sql`select count(*)::int as n from caterers where owner_id = ${owner.user.id}`,
  )
  expect(count).toEqual({ n: 1 })
})

test('attempts to create a caterer are limited, as each searches for a free slug', async () => {
  const { make } = await aRegisteredCaterer(server)
  for (let i = 0; i < 9; i++) expect((await make()).status).toBe(409)
  expect((await make()).status).toBe(429)
})

test('a concurrently deleted account creates none', async () => {
  const owner = await anOwner(server)
  const [gone, made] = await Promise.all([
    owner.send('DELETE', `/api/users/${owner.user.id}`, {}),
    owner.make({ name: 'Too Late Kitchen' }),
  ])
  expect(gone.status).toBe(200)
  expect([201, 401]).toContain(made.status)
  const left = await firstRow(
    server.database.db,
    sql`select 1 from caterers where owner_id = ${owner.user.id} or (name = 'Too Late Kitchen' and approval = 'approved')`,
  )
  expect(left).toBeUndefined()
})

describe('slugs', () => {
  test('twenty caterers of one name created concurrently get different slugs', async () => {
    const owners = await Promise.all(Array.from({ length: 20 }, () => anOwner(server)))
    const answers = await Promise.all(owners.map((owner) => owner.make({ name: 'Twenty Rasoi' })))
    const numbered = Array.from({ length: 19 }, (_, i) => `twenty-rasoi-${i + 2}`)
    expect(new Set(answers.map(({ body }) => body.slug))).toEqual(new Set(['twenty-rasoi', ...numbered]))
  })

  test.each([
    ['a word of the API', 'Nearby', 'nearby-2'],
    ['a word of the API in other letters', ' COMPARE ', 'compare-2'],
    ['a name in Devanagari', 'अन्नपूर्णा रसोई', 'caterer-andheri'],
    ['emoji and one letter of another script', '🍛 अ 🍛', 'caterer-andheri-2'],
    ['dashes but for a sign and a letter of another script', '— ₹अ —', 'caterer-andheri-3'],
  ])('%s', async (_, name, slug) => {
    expect((await aRegisteredCaterer(server, { name })).caterer.slug).toBe(slug)
  })

  test('look-alike characters do not take the slug of another caterer', async () => {
    expect((await aRegisteredCaterer(server, { name: 'Panchavati' })).caterer.slug).toBe('panchavati')
    // The first letter and one more are Cyrillic.
    expect((await aRegisteredCaterer(server, { name: 'Раnchavati' })).caterer.slug).toBe('nchavati')
    // The first letter is the sign of kelvin.
    await aRegisteredCaterer(server, { name: 'Kelvin Rasoi' })
    expect((await aRegisteredCaterer(server, { name: '\u212aelvin Rasoi' })).caterer.slug).toBe('kelvin-rasoi-2')
  })

  test('former slug of another caterer is not assigned again', async () => {
    const { change, caterer } = await aRegisteredCaterer(server, { name: 'Old Name' })
    await change({ name: 'Newer Name' })
    expect((await aRegisteredCaterer(server, { name: 'Old Name' })).caterer.slug).toBe('old-name-2')
    const found = (await (await publicly('/api/caterer/slug/old-name')).json()) as CatererCard
    expect(found.id).toBe(caterer.id)
  })
})

describe('approval', () => {
  test('caterer without a GST number waits for approval and is not public', async () => {
    const { caterer, see } = await aRegisteredCaterer(server, { name: 'Home Kitchen', gstNo: ' urp ' })
    expect(caterer).toMatchObject({ gstNo: 'URP', gstScheme: 'UNREGISTERED', approval: 'pending' })
    for (const path of [caterer.id, `slug/${caterer.slug}`])
      expect((await publicly(`/api/caterer/${path}`)).status).toBe(404)
    expect((await see(caterer.id)).body).toEqual(caterer)
  })

  test('the scheme of GST fits the number', async () => {
    const owner = await anOwner(server)
    for (const wrong of [{ gstScheme: 'UNREGISTERED' }, { gstNo: 'URP', gstScheme: 'REGULAR_5' }]) {
      const { status, body } = await owner.make(wrong)
      expect([status, body.fields]).toEqual([422, { gstScheme: expect.stringContaining('Unregistered') }])
    }
    expect((await owner.make({ gstScheme: 'COMPOSITION' })).body.gstScheme).toBe('COMPOSITION')
  })
})

test('customers and admins cannot create a caterer', async () => {
  for (const role of ['1', '2'] as const) {
    const headers = await signedInAs(server, await aUser(server, { role }))
    expect((await call(server, 'POST', '/api/caterer', { headers, body: aCatererProfile() })).status).toBe(403)
  }
})
