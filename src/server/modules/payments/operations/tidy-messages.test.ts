import { expect, test } from 'vitest'
import { newId } from '#server/kernel/ids.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { useServer } from '#test/support/server.ts'
import { insertMessage } from '../store/messages.ts'

const server = useServer()

test('messages of the gateway go after two years', async () => {
  const { db } = server.database
  const kept = async () => (await rows(db, sql`select 1 from gateway_messages`)).length
  const message = { id: newId(), provider: 'phonepe', transactionId: 'T1', bodyHash: 'a', code: 'PAYMENT_SUCCESS' }
  await insertMessage(db, message, { now: server.clock.now() })
  const tidy = () => server.services.backgroundJobs['old-gateway-messages']?.()
  server.clock.advance(729 * 24 * 60 * 60_000)
  await tidy()
  expect(await kept()).toBe(1)
  server.clock.advance(2 * 24 * 60 * 60_000)
  await tidy()
  expect(await kept()).toBe(0)
})
