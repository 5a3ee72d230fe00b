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

test('all that an owner said of a kitchen is in the file of the owner', async () => {
  const { user, headers, change, kitchen } = await aRegisteredCaterer(server, { ...told, name: 'Aji' })
  await change({ name: 'Aji & Co', minPrice: 100 })
  const response = await call(server, 'GET', `/api/users/${user.id}/data`, { headers })
  const { about } = (await response.json()) as PersonalDataView
  expect(about.caterer).toMatchObject([
    {
      ...told,
      id: kitchen.id,
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

test('of a kitchen that never had an order nothing stays that tells whose it was, and its names are free', async () => {
  const { headers, user, change, kitchen } = await aRegisteredCaterer(server, { ...told, name: 'Leaving' })
  await change({ name: 'Left' })
  expect((await call(server, 'DELETE', `/api/users/${user.id}`, { headers, body: {} })).status).toBe(200)
  const row = await firstRow(
    server.database.db,
    sql`select c::text as "all", owner_id, approval from caterers c where id = ${kitchen.id}`,
  )
  expect(row).toMatchObject({ owner_id: null, approval: 'suspended' })
  expect(JSON.stringify(row)).not.toMatch(/Lea|Left|left|27AAPF|115260|98200|Lamington|400007|grandmother|72\.8464/)
  expect((await aRegisteredCaterer(server, { name: 'Leaving' })).kitchen.slug).toBe('leaving')
  expect((await aRegisteredCaterer(server, { name: 'Left' })).kitchen.slug).toBe('left')
})

test('of a kitchen that had orders their documents keep what they need, and the public sees nothing of it', async () => {
  const { headers, user, kitchen } = await aRegisteredCaterer(server, { ...told, name: 'Served' })
  await anOrder(server, { offer: await aPackage(server, { catererId: kitchen.id }), state: 'completed' })
  expect((await call(server, 'DELETE', `/api/users/${user.id}`, { headers, body: {} })).status).toBe(200)
  await server.services.catalogue.refresh([kitchen.id])
  expect((await call(server, 'GET', `/api/caterer/slug/${kitchen.slug}`)).status).toBe(404)
  const row = await firstRow(
    server.database.db,
    sql`select name, gst_no, mobile_no, contact from caterers where id = ${kitchen.id}`,
  )
  expect(row).toEqual({ name: 'Served', gst_no: told.gstNo, mobile_no: '0000000000', contact: '+910000000000' })
})
