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
  const { work, result } = await counter.count(() => server.services.authenticate(token))
  expect(result).toMatchObject({ userId: owner.id, role: '3', catererId: caterer.id })
  expect(work.statements).toBe(1)
})
