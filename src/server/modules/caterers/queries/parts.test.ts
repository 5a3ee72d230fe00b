import { expect, expectTypeOf, test } from 'vitest'
import { firstRow, select, sql } from '#server/kernel/sql.ts'
import { aCaterer, aUser } from '#test/factories/index.ts'
import { useServer } from '#test/support/server.ts'
import { capacityOfCaterer, catererInOrder, catererNameOf, catererOfOwner, issuerOf, ownerOfCaterer } from './parts.ts'

const server = useServer()

test('parts read the caterer with the given id', async () => {
  const caterer = await aCaterer(server, { maximumServingCapacity: 70, dishPricesShown: true })
  await aCaterer(server)
  const id = sql<string>`given.id`
  const row = await firstRow(
    server.database.db,
    select({
      name: catererNameOf(id),
      owner: ownerOfCaterer(id),
      capacity: capacityOfCaterer(id),
      inOrder: catererInOrder(id),
      issuer: issuerOf(id),
    })`from (select ${caterer.id}::text as id) given`,
  )
  expectTypeOf(row?.owner).toEqualTypeOf<string | null | undefined>()
  const { name, slug, contact, address, stateCode, gstNo, gstScheme, fssaiNo } = caterer
  expect(row).toEqual({
    name,
    owner: caterer.ownerId,
    capacity: 70,
    inOrder: { id: caterer.id, name, slug, contact },
    issuer: { legalName: name, tradeName: name, address, stateCode, phone: contact, gstNo, gstScheme, fssaiNo },
  })
})

test('the caterer of an account is null when it has none', async () => {
  const caterer = await aCaterer(server)
  const other = await aUser(server)
  const found = (userId: string | null) =>
    firstRow(server.database.db, select({ id: catererOfOwner(sql<string>`${userId}`) })``)
  expect(await found(caterer.ownerId)).toEqual({ id: caterer.id })
  expect(await found(other.id)).toEqual({ id: null })
})
