import { expect, test } from 'vitest'
import { publish } from '#server/kernel/events.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { signUp } from '#test/support/accounts.ts'
import { useServer } from '#test/support/server.ts'
import { createNotifications } from '../index.ts'

const server = useServer()

const process = (ctx = server.context({ kind: 'system', name: 'test' })) =>
  createNotifications({
    sender: { isOutbox: true, send: async () => {} },
    site: server.services.config.publicUrl.origin,
    issueEmailCode: async () => undefined,
  }).process(ctx)
const mailsTo = (recipient: string) =>
  rows(server.database.db, sql`select kind, state from mails where recipient = ${recipient} order by id`)
const waiting = async (type: string) =>
  (await rows(server.database.db, sql`select 1 from events where type = ${type} and handled_at is null`)).length

/** Something happened, and the email about it cannot be kept: it has no recipient. */
async function somethingOdd(times = 1): Promise<void> {
  await server.context().transaction(async (tx) => {
    for (let i = 0; i < times; i++) await publish(tx, { type: 'user.deleted', subject: 'odd' }, { formerEmail: null })
  })
}

test('an event whose email cannot be written fails the background job and holds up nobody', async () => {
  const { user: before } = await signUp(server)
  await somethingOdd()
  const { user: behind } = await signUp(server)
  await expect(process()).rejects.toThrow()
  for (const { email } of [before, behind]) expect(await mailsTo(email)).toEqual([{ kind: 'welcome', state: 'sent' }])
  expect(await waiting('user.deleted')).toBe(1)

  const { user: later } = await signUp(server)
  await expect(process()).rejects.toThrow()
  await expect(process()).rejects.toThrow()
  expect(await mailsTo(later.email)).toHaveLength(1)
  expect(await mailsTo(before.email)).toHaveLength(1)

  // What made it odd is mended.
  await rows(
    server.database.db,
    sql`update events set payload = '{"formerEmail": "odd@pangat.example"}' where type = 'user.deleted'`,
  )
  await process()
  expect(await mailsTo('odd@pangat.example')).toHaveLength(1)
})

test('a kind of email that never succeeds, many times over, does not hold up the other kinds', async () => {
  await somethingOdd(70)
  const { user } = await signUp(server)
  await expect(process()).rejects.toThrow()
  expect(await mailsTo(user.email)).toEqual([{ kind: 'welcome', state: 'sent' }])
  expect(await waiting('user.deleted')).toBe(70)
})

test('where nothing can be written at all a run gives up soon', async () => {
  await somethingOdd(70)
  const whole = server.context()
  let tries = 0
  const broken = process({
    ...whole,
    transaction: async () => {
      tries++
      throw new Error('the disk is full')
    },
  })
  await expect(broken).rejects.toThrow('the disk is full')
  expect(tries).toBe(20)
})
