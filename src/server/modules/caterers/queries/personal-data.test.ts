import { expect, test } from 'vitest'
import type { PersonalDataView } from '#contract/endpoints/account.ts'
import { firstRow, sql } from '#server/kernel/sql.ts'
import { anOrder, aPackage } from '#test/factories/index.ts'
import { call } from '#test/support/accounts.ts'
import { aRegisteredCaterer } from '#test/support/registered-caterers.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const told = {
  gstNo: '27AAPFU0939F1ZV',
  fssaiNo: '11526001000061',
  mobileNo: 9_820_088_888,
  address: '4 Lamington Road, Mumbai 400007',
  extraInformation: 'My grandmother’s recipes',
}

test('export of an owner contains all fields of their caterer', async () => {
  const { user, headers, change, caterer } = await aRegisteredCaterer(server, { ...told, name: 'Aji' })
  await change({ name: 'Aji & Co', minPrice: 100 })
  const response = await call(server, 'GET', `/api/users/${user.id}/data`, { headers })
  const { about } = (await response.json()) as PersonalDataView
  expect(about.caterer).toMatchObject([
    {
      ...told,
      id: caterer.id,
      name: 'Aji & Co',
      slug: 'aji--co',
      formerSlugs: ['aji'],
      mobileNo: '9820088888',
      serviceAddress: 'Andheri, Mumbai',
      lat: 19.1197,
      lng: 72.8464,
      inServiceFrom: '2026-11-20',
      approval: 'approved',
    },
  ])
})

test('erasing a caterer without orders removes all personal data and frees its slugs', async () => {
  const { headers, user, change, caterer } = await aRegisteredCaterer(server, { ...told, name: 'Leaving' })
  await change({ name: 'Left' })
  expect((await call(server, 'DELETE', `/api/users/${user.id}`, { headers, body: {} })).status).toBe(200)
  const row = await firstRow(
    server.database.db,
    sql`select c::text as "all", owner_id, approval from caterers c where id = ${caterer.id}`,
  )
  expect(row).toMatchObject({ owner_id: null, approval: 'suspended' })
  expect(JSON.stringify(row)).not.toMatch(/Lea|Left|left|27AAPF|115260|98200|Lamington|400007|grandmother|72\.8464/)
  expect((await aRegisteredCaterer(server, { name: 'Leaving' })).caterer.slug).toBe('leaving')
  expect((await aRegisteredCaterer(server, { name: 'Left' })).caterer.slug).toBe('left')
})

test('erasing a caterer with orders keeps what documents need, and hides it from the public', async () => {
  const { headers, user, caterer } = await aRegisteredCaterer(server, { ...told, name: 'Served' })
  await anOrder(server, { offer: await aPackage(server, { catererId: caterer.id }), state: 'completed' })
  expect((await call(server, 'DELETE', `/api/users/${user.id}`, { headers, body: {} })).status).toBe(200)
  await server.services.catalogue.refresh([caterer.id])
  expect((await call(server, 'GET', `/api/caterer/slug/${caterer.slug}`)).status).toBe(404)
  const row = await firstRow(
    server.database.db,
    sql`select name, gst_no, mobile_no, contact from caterers where id = ${caterer.id}`,
  )
  expect(row).toEqual({ name: 'Served', gst_no: told.gstNo, mobile_no: '0000000000', contact: '+910000000000' })
})
