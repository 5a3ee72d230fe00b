import { expect, expectTypeOf, test } from 'vitest'
import { firstRow, rows, select, sql } from '#server/kernel/sql.ts'
import { aCaterer, aMember, aUser } from '#test/factories/index.ts'
import { useServer } from '#test/support/server.ts'
import { catererOwnedBy, membershipOf, peopleToTell, rowsOfPeopleToTell } from './parts.ts'

const server = useServer()
const db = () => server.database.db

test('a membership is that of the account, and null where it has none', async () => {
  const { id: catererId, ownerId } = await aCaterer(server)
  const cook = await aMember(server, catererId, { part: 'cook' })
  const other = await aUser(server)
  const found = (userId: string | null) =>
    firstRow(db(), select({ is: membershipOf(sql<string>`${userId}`), owns: catererOwnedBy(sql<string>`${userId}`) })``)
  expectTypeOf((await found(cook.id))?.owns).toEqualTypeOf<string | null | undefined>()
  expect(await found(ownerId)).toEqual({ is: { catererId, part: 'owner' }, owns: catererId })
  expect(await found(cook.id)).toEqual({ is: { catererId, part: 'cook' }, owns: null })
  expect(await found(other.id)).toEqual({ is: null, owns: null })
})

test('owner and managers are written to, the owner first, and cooks are not', async () => {
  const { id: catererId, ownerId } = await aCaterer(server)
  const managers = [await aMember(server, catererId), await aMember(server, catererId)].map(({ id }) => id)
  await aMember(server, catererId, { part: 'cook' })
  const unowned = await aCaterer(server, { ownerId: null })
  const told = async (id: string) =>
    (await firstRow(db(), select({ people: peopleToTell(sql<string>`${id}::text`) })``))?.people
  expect(await told(catererId)).toEqual([ownerId, ...managers.sort()])
  expect(await told(unowned.id)).toEqual([])
  const asRows = await rows<{ user_id: string }>(
    db(),
    sql<{ user_id: string }>`${rowsOfPeopleToTell(sql<string>`${catererId}`)}`,
  )
  expect(new Set(asRows.map((row) => row.user_id))).toEqual(new Set([ownerId, ...managers]))
})
