import { afterAll, expect, test } from 'vitest'
import { aCaterer, aUser } from '#test/factories/index.ts'
import { signedInAs } from '#test/support/accounts.ts'
import { useServer } from '#test/support/server.ts'
import { startStatementCounter } from '#test/support/statement-counter.ts'

const counter = startStatementCounter()
const server = useServer()
afterAll(() => counter.stop())

test('session is read with the role and the caterer of its account in one statement', async () => {
  const owner = await aUser(server, { role: '3' })
  const caterer = await aCaterer(server, { ownerId: owner.id })
  const { authorization } = await signedInAs(server, owner)
  const token = authorization.replace('Bearer ', '')
  const read = () => counter.count(() => server.services.authenticate(token))
  const runs = [await read(), await read(), await read()]
  for (const { result } of runs) expect(result).toMatchObject({ userId: owner.id, role: '3', catererId: caterer.id })
  // The list of caterers may be read beside one of them, because a caterer was added, but not beside each.
  expect(Math.min(...runs.map(({ work }) => work.statements))).toBe(1)
})
