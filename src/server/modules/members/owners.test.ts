import { expect, test } from 'vitest'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCaterer, aMember, aUser } from '#test/factories/index.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const db = () => server.database.db
const team = (catererId: string) =>
  rows<{ user_id: string; part: string }>(
    db(),
    sql`select user_id, part from caterer_members where caterer_id = ${catererId} order by part desc, user_id`,
  )
/** As an earlier build writes it, which knows no members. */
const own = (catererId: string, ownerId: string | null) =>
  rows(db(), sql`update caterers set owner_id = ${ownerId} where id = ${catererId}`)

test('the owner of a caterer that an earlier build creates is a member', async () => {
  const { id, ownerId } = await aCaterer(server)
  expect(await team(id)).toEqual([{ user_id: ownerId, part: 'owner' }])
})

test('a caterer that gets another owner keeps the former one as a manager', async () => {
  const { id, ownerId } = await aCaterer(server)
  const next = await aMember(server, id, { part: 'cook' })
  await own(id, next.id)
  expect(await team(id)).toEqual([
    { user_id: next.id, part: 'owner' },
    { user_id: ownerId, part: 'manager' },
  ])
})

test('a caterer without an owner has no members', async () => {
  const { id } = await aCaterer(server)
  await aMember(server, id)
  await own(id, null)
  expect(await team(id)).toEqual([])
})

test('a member of one caterer cannot become the owner of another', async () => {
  const { id } = await aCaterer(server)
  const member = await aMember(server, id)
  await expect(aCaterer(server, { ownerId: member.id })).rejects.toThrow()
})

test('a caterer has one owner, and a person one caterer', async () => {
  const { id } = await aCaterer(server)
  const other = await aUser(server, { role: '3' })
  await expect(aMember(server, id, { ...other, part: 'owner' })).rejects.toThrow()
  const member = await aMember(server, id)
  const { id: second } = await aCaterer(server)
  await expect(aMember(server, second, { ...member, part: 'cook' })).rejects.toThrow()
})
