import { expect, test } from 'vitest'
import { firstRow, select, sql } from '#server/kernel/sql.ts'
import { aCaterer } from '#test/factories/index.ts'
import { useServer } from '#test/support/server.ts'
import { capacityOfCaterer, catererInOrder, catererNameOf, issuerOf } from './parts.ts'

const server = useServer()

test('parts read the caterer with the given id', async () => {
  const caterer = await aCaterer(server, { maximumServingCapacity: 70, dishPricesShown: true })
  await aCaterer(server)
  const id = sql<string>`given.id`
  const row = await firstRow(
    server.database.db,
    select({
      name: catererNameOf(id),
      capacity: capacityOfCaterer(id),
      inOrder: catererInOrder(id),
      issuer: issuerOf(id),
    })`from (select ${caterer.id}::text as id) given`,
  )
  const { name, slug, city, contact, address, stateCode, gstNo, gstScheme, fssaiNo } = caterer
  expect(row).toEqual({
    name,
    capacity: 70,
    inOrder: { id: caterer.id, name, slug, city, contact },
    issuer: { legalName: name, tradeName: name, address, stateCode, phone: contact, gstNo, gstScheme, fssaiNo },
  })
})
