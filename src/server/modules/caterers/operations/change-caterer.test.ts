import { describe, expect, test } from 'vitest'
import type { CatererView } from '#contract/endpoints/caterers.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aMember, aUser } from '#test/factories/index.ts'
import { call, signedInAs } from '#test/support/accounts.ts'
import { aRegisteredCaterer } from '#test/support/registered-caterers.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const shown = async (path: string) => (await (await call(server, 'GET', `/api/caterer/${path}`)).json()) as CatererView

test('only what is given changes, and everybody sees it', async () => {
  const { caterer, change } = await aRegisteredCaterer(server, { minPrice: 200, maxPrice: 300 })
  const { status, body } = await change({ complimentary: 'Masala chaas', maxPrice: 420.5, status: { id: 1 } })
  expect([status, body]).toEqual([200, { ...caterer, complimentary: 'Masala chaas', maxPrice: 420.5, version: 2 }])
  expect(await shown(caterer.id)).toMatchObject({ complimentary: 'Masala chaas', maxPrice: 420.5 })
})

test('what is so already is no change', async () => {
  const { caterer, change } = await aRegisteredCaterer(server, { name: 'Same Kitchen', minPrice: 200 })
  for (const same of [{}, { name: 'Same Kitchen', minPrice: 200, slug: 'same-kitchen' }])
    expect((await change(same)).body).toEqual(caterer)
})

test('what may be empty can be taken away again', async () => {
  const { change } = await aRegisteredCaterer(server, { minPrice: 200, maxPrice: 300, fssaiNo: '11526001000061' })
  const { body } = await change({ minPrice: null, maxPrice: null, fssaiNo: '', cuisinesOffered: [] })
  expect(body).toMatchObject({ minPrice: null, maxPrice: null, cuisinesOffered: [] })
  expect(body).not.toHaveProperty('fssaiNo')
})

test('of two tabs with the same version one wins, and the other is told', async () => {
  const { caterer, change } = await aRegisteredCaterer(server)
  const answers = await Promise.all([
    change({ complimentary: 'Paan', version: caterer.version }),
    change({ specialistIn: 'Thalis', version: caterer.version }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const rejected = answers.find(({ status }) => status === 409)
  expect(rejected?.body.code).toBe('caterer_changed')
  expect((await change({ specialistIn: 'Kebabs', version: caterer.version + 1 })).body).toMatchObject({ version: 3 })
})

test('a price stays within what was said before', async () => {
  const { change } = await aRegisteredCaterer(server, { minPrice: 200, maxPrice: 300 })
  const { status, body } = await change({ maxPrice: 150 })
  expect([status, body.fields]).toEqual([422, { maxPrice: 'The maximum price can’t be below the minimum price.' }])
  expect((await change({ minPrice: 301 })).status).toBe(422)
  expect((await change({ minPrice: 301, maxPrice: 301 })).status).toBe(200)
})

test('the public number follows the mobile number until it is another one', async () => {
  const { change } = await aRegisteredCaterer(server, { mobileNo: 9_820_044_444 })
  expect((await change({ mobileNo: '9820055555' })).body).toMatchObject({ contact: '+919820055555' })
  expect((await change({ contact: 9_820_066_666 })).body).toMatchObject({ contact: '+919820066666' })
  expect((await change({ mobileNo: 9_820_077_777 })).body).toMatchObject({
    mobileNo: 9_820_077_777,
    contact: '+919820066666',
  })
})

test('another address loses the PIN code of the old one', async () => {
  const { change } = await aRegisteredCaterer(server)
  const there = {
    address: 'Plot 7, Kalyan',
    serviceAddress: 'Dadar, Mumbai',
    googleLocation: { lat: 19.24, lng: 73.13 },
  }
  expect((await change(there)).body).toMatchObject({
    ...there,
    serviceLocation: { location: 'Dadar, Mumbai', PinCode: '' },
  })
  expect((await change({ serviceLocation: { PinCode: '421301' } })).body.serviceLocation.PinCode).toBe('421301')
})

describe('a new name', () => {
  test('makes a new slug, and the old links go on', async () => {
    const { caterer, change } = await aRegisteredCaterer(server, { name: 'Chulha' })
    expect((await change({ name: 'Chulha & Co' })).body).toMatchObject({ slug: 'chulha--co', version: 2 })
    expect((await change({ name: 'Angan' })).body.slug).toBe('angan')
    for (const slug of ['chulha', 'chulha--co', 'angan'])
      expect(await shown(`slug/${slug}`)).toMatchObject({ id: caterer.id, slug: 'angan' })
    // Back to the first one, which is no other user's.
    expect((await change({ name: 'Chulha' })).body.slug).toBe('chulha')
    expect(await shown('slug/angan')).toMatchObject({ id: caterer.id, slug: 'chulha' })
  })

  test('of the same letters keeps the slug', async () => {
    await aRegisteredCaterer(server, { name: 'Tawa' })
    const { change } = await aRegisteredCaterer(server, { name: 'Tawa' })
    expect((await change({ name: 'TAWA!' })).body).toMatchObject({ name: 'TAWA!', slug: 'tawa-2' })
  })

  test('taken by ten caterers concurrently becomes ten slugs', async () => {
    const caterers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => aRegisteredCaterer(server, { name: `Was ${i}` })),
    )
    const answers = await Promise.all(caterers.map(({ change }) => change({ name: 'Handi' })))
    expect(new Set(answers.map(({ body }) => body.slug)).size).toBe(10)
  })
})

describe('another GST number', () => {
  test('is live immediately', async () => {
    const { change } = await aRegisteredCaterer(server)
    const { body } = await change({ gstNo: '27AAPFU0939F1ZV', name: 'Live Immediately', address: 'Plot 7, Kalyan' })
    expect(body).toMatchObject({ gstNo: '27AAPFU0939F1ZV', name: 'Live Immediately', approval: 'approved' })
    expect(body).not.toHaveProperty('revision')
  })

  test('that is none waits for an admin beside the live one, and so does that of another caterer', async () => {
    const { caterer: other } = await aRegisteredCaterer(server)
    const { caterer, change } = await aRegisteredCaterer(server, { gstScheme: 'COMPOSITION' })
    for (const [gstNo, gstScheme] of [
      ['URP', 'UNREGISTERED'],
      [other.gstNo, 'REGULAR_5'],
    ]) {
      const { body } = await change({ gstNo })
      expect(body).toMatchObject({
        gstNo: caterer.gstNo,
        approval: 'approved',
        revision: { gstNo: { gstNo, gstScheme } },
      })
    }
    expect((await call(server, 'GET', `/api/caterer/${caterer.id}`)).status).toBe(200)
  })

  test('makes a profile that was sent back pending', async () => {
    const { caterer, change } = await aRegisteredCaterer(server)
    await rows(server.database.db, sql`update caterers set approval = 'changes_requested' where id = ${caterer.id}`)
    expect((await change({ gstNo: '27AAACR5055K1Z7' })).body).toMatchObject({ approval: 'pending' })
  })

  test.each(['rejected', 'suspended'])('keeps the approval of a caterer that is %s', async (approval) => {
    const { caterer, change } = await aRegisteredCaterer(server)
    await rows(server.database.db, sql`update caterers set approval = ${approval} where id = ${caterer.id}`)
    expect((await change({ gstNo: '24AAACC1206D1ZM' })).body).toMatchObject({ gstNo: '24AAACC1206D1ZM', approval })
  })
})

test('a caterer is changed by its owner and managers alone', async () => {
  const { caterer, see } = await aRegisteredCaterer(server)
  const { change: changeOwn, headers } = await aRegisteredCaterer(server)
  const change = async (by: { authorization: string }, name: string) => {
    const response = await call(server, 'PATCH', `/api/caterer/${caterer.id}`, { headers: by, body: { name } })
    return [response.status, ((await response.json()) as { code?: string }).code]
  }
  expect(await change(headers, 'Mine Now')).toEqual([404, 'caterer_not_found'])
  const cook = await aMember(server, caterer.id, { part: 'cook' })
  const newcomer = await aUser(server, { role: '3' })
  for (const user of [cook, newcomer])
    expect(await change(await signedInAs(server, user), 'Mine Now')).toEqual([403, 'not_allowed'])
  expect((await changeOwn({ id: caterer.id })).status).toBe(422)
  expect((await see(caterer.id)).body).toEqual(caterer)
  const manager = await signedInAs(server, await aMember(server, caterer.id))
  expect(await change(manager, 'Ours Now')).toEqual([200, undefined])
})
