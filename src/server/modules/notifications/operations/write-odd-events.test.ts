import { expect, test } from 'vitest'
import { publish } from '#server/kernel/events.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { signUp } from '#test/support/accounts.ts'
import { useServer } from '#test/support/server.ts'
import { createNotifications } from '../index.ts'

const server = useServer()

const process = () =>
  createNotifications({
    sender: { isOutbox: true, send: async () => {} },
    outbox: server.services.outbox,
    site: server.services.config.publicUrl.origin,
    issueEmailCode: async () => undefined,
  }).process(server.context({ kind: 'system', name: 'test' }))
const mailsTo = (recipient: string) =>
  rows(server.database.db, sql`select kind, state from mails where recipient = ${recipient} order by id`)
const waiting = async (type: string) =>
  (await rows(server.database.db, sql`select 1 from events where type = ${type} and handled_at is null`)).length

/** Something happened, and the email about it cannot be kept: it has no recipient. */
async function somethingOdd(times = 1): Promise<void> {
  await server.context().transaction(async (tx) => {
    for (let i = 0; i < times; i++)
      await publish(tx, { type: 'user.deleted', subject: `odd-${i}` }, { formerEmail: null })
  })
}

test('an event whose email cannot be written is tried again later and holds up nobody', async () => {
  const { user: before } = await signUp(server)
  await somethingOdd()
  const { user: behind } = await signUp(server)
  await process()
  for (const { email } of [before, behind]) expect(await mailsTo(email)).toEqual([{ kind: 'welcome', state: 'sent' }])
  expect(await waiting('user.deleted')).toBe(1)

  const { user: later } = await signUp(server)
  await process()
  await process()
  expect(await mailsTo(later.email)).toHaveLength(1)
  expect(await mailsTo(before.email)).toHaveLength(1)

  // What made it odd is mended.
  await rows(
    server.database.db,
    sql`update events set payload = '{"formerEmail": "odd@pangat.example"}' where type = 'user.deleted'`,
  )
  server.clock.advance(60_000)
  await process()
  expect(await mailsTo('odd@pangat.example')).toHaveLength(1)
})

test('an event of an earlier build that names no recipient is delivered without an email', async () => {
  await server.context().transaction((tx) => publish(tx, { type: 'user.deleted', subject: 'unnamed' }))
  await process()
  expect(await waiting('user.deleted')).toBe(0)
  expect(await mailsTo('')).toEqual([])
})

test('a kind of email that never succeeds, many times over, does not hold up the other kinds', async () => {
  await somethingOdd(70)
  const { user } = await signUp(server)
  for (let runs = 0; runs < 5; runs++) await process()
  expect(await mailsTo(user.email)).toEqual([{ kind: 'welcome', state: 'sent' }])
  expect(await waiting('user.deleted')).toBe(70)
})
