import { describe, expect, test } from 'vitest'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aMember, aPackage, aUser } from '#test/factories/index.ts'
import { call, signedInAs } from '#test/support/accounts.ts'
import { aRegisteredCaterer, anOwner } from '#test/support/registered-caterers.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const own = ['approval', 'approvalSince', 'gstNo', 'gstScheme', 'mobileNo', 'version']
const ask = (id: string, headers: Record<string, string> = {}) => call(server, 'GET', `/api/caterer/${id}`, { headers })
const keysOf = async (response: Response) => Object.keys((await response.json()) as object).toSorted()

test('owner, managers and admins see more of a caterer than everybody else, and no cache keeps that', async () => {
  const { caterer, headers } = await aRegisteredCaterer(server)
  const visitor = await ask(caterer.id)
  const publicKeys = await keysOf(visitor)
  expect(publicKeys.filter((key) => [...own, 'legalName', 'ownerId'].includes(key))).toEqual([])

  const admin = await signedInAs(server, await aUser(server, { role: '1' }))
  const manager = await signedInAs(server, await aMember(server, caterer.id))
  for (const insider of [headers, manager, admin]) {
    const response = await ask(caterer.id, insider)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('etag')).toBeNull()
    expect(await keysOf(response)).toEqual([...publicKeys, ...own].toSorted())
  }
  const customer = await signedInAs(server, await aUser(server))
  const cook = await signedInAs(server, await aMember(server, caterer.id, { part: 'cook' }))
  for (const outsider of [
    {},
    customer,
    cook,
    (await anOwner(server)).headers,
    (await aRegisteredCaterer(server)).headers,
  ]) {
    const response = await ask(caterer.id, outsider)
    expect(response.headers.get('vary')?.split(/, */)).toContain('Authorization')
    // Whatever is asked for with a token is kept by no cache.
    const isVisitor = Object.keys(outsider).length === 0
    expect(response.headers.get('cache-control')).toMatch(isVisitor ? /^public/ : /^private, no-store$/)
    expect(await keysOf(response)).toEqual(publicKeys)
  }
})

test('its other ways to be read show everybody the same', async () => {
  const { caterer, headers } = await aRegisteredCaterer(server)
  for (const path of [`/api/caterer/slug/${caterer.slug}`, `/api/caterer?ids=${caterer.id}`]) {
    const [mine, theirs] = await Promise.all([call(server, 'GET', path, { headers }), call(server, 'GET', path)])
    expect(await mine.text()).toBe(await theirs.text())
  }
})

describe.each(['pending', 'changes_requested', 'rejected', 'suspended'])('a caterer that is %s', (approval) => {
  test('is there for its owner and admins alone', async () => {
    const { caterer, headers, see } = await aRegisteredCaterer(server)
    await rows(server.database.db, sql`update caterers set approval = ${approval} where id = ${caterer.id}`)
    await server.services.catalogue.refresh([caterer.id])
    expect((await see(caterer.id)).body).toEqual({ ...caterer, approval, approvalSince: expect.any(String) })
    const admin = await signedInAs(server, await aUser(server, { role: '1' }))
    expect((await ask(caterer.id, admin)).status).toBe(200)
    for (const outsider of [{}, (await aRegisteredCaterer(server)).headers])
      expect((await ask(caterer.id, outsider)).status).toBe(404)
    expect((await call(server, 'GET', `/api/caterer/slug/${caterer.slug}`, { headers })).status).toBe(404)
  })
})

test('what its owner sees tells packages, and the name on documents where it is another one', async () => {
  const { caterer, see } = await aRegisteredCaterer(server)
  const offer = await aPackage(server, { catererId: caterer.id, bands: ['25-50'] })
  await rows(server.database.db, sql`update caterers set legal_name = 'Aai Foods LLP' where id = ${caterer.id}`)
  expect((await see(caterer.id)).body satisfies OwnCaterer).toMatchObject({
    legalName: 'Aai Foods LLP',
    dishes: [offer.id],
    dishesfor25_50: [offer.id],
  })
})

test('admin gets an error for an unknown caterer', async () => {
  const admin = await signedInAs(server, await aUser(server, { role: '1' }))
  expect((await ask('01ARZ3NDEKTSV4RRFFQ69G5FAV', admin)).status).toBe(404)
})
