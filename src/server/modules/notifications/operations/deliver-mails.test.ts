import { beforeEach, expect, test } from 'vitest'
import { MailError, type MailSender, type OutgoingMail } from '#server/adapters/mail/mail-sender.ts'
import { createLog } from '#server/kernel/log.ts'
import { at, firstRow, rows, sql } from '#server/kernel/sql.ts'
import { useServer } from '#test/support/server.ts'
import { deliverMails, mostTries } from './deliver-mails.ts'

const server = useServer()
const minute = 60_000
let sent: OutgoingMail[]
let numbers = 0

beforeEach(async () => {
  sent = []
  await rows(server.database.db, sql`delete from mails`)
})

/** Takes everything, or fails with what it is told to. */
const sender = (failure?: Error): MailSender => ({
  isOutbox: false,
  async send(mail) {
    if (failure) throw failure
    sent.push(mail)
  },
})
const deliver = (by = sender(), log = createLog('silent')) =>
  deliverMails({ ...server.context({ kind: 'system', name: 'test' }), log }, { sender: by })

async function aMail(given: { uselessAt?: Date } = {}): Promise<string> {
  const id = `mail-${++numbers}`
  const now = server.clock.now()
  await rows(
    server.database.db,
    sql`insert into mails (id, kind, recipient, subject, text, html, created_at, next_try_at, useless_at)
        values (${id}, 'welcome', 'asha@pangat.example', 'Welcome', 'Namaste', '<p>Namaste</p>', ${at(now)}, ${at(now)}, ${given.uselessAt ? at(given.uselessAt) : null})`,
  )
  return id
}
const stateOf = (id: string) =>
  firstRow<{ state: string; tries: number; text: string }>(
    server.database.db,
    sql`select state, tries, text from mails where id = ${id}`,
  )

test('an email is sent once, whoever looks how often, and keeps no body', async () => {
  const id = await aMail()
  await Promise.all([deliver(), deliver(), deliver()])
  await deliver()
  expect(sent).toMatchObject([{ id, recipient: 'asha@pangat.example', subject: 'Welcome', text: 'Namaste' }])
  expect(await stateOf(id)).toEqual({ state: 'sent', tries: 1, text: '' })
})

test('many emails leave in one go', async () => {
  for (let i = 0; i < 25; i++) await aMail()
  await deliver()
  expect(new Set(sent.map(({ id }) => id)).size).toBe(25)
})

test('an email server that is down for an hour delays an email and loses none', async () => {
  const id = await aMail()
  const down = sender(new MailError('ECONNECTION', { isForGood: false }))
  for (let i = 0; i < 60; i++) {
    await deliver(down)
    server.clock.advance(minute)
  }
  const { tries = 0 } = (await stateOf(id)) ?? {}
  expect(tries).toBeGreaterThan(3)
  expect(tries).toBeLessThan(10)
  server.clock.advance(60 * minute)
  await deliver()
  expect(sent).toHaveLength(1)
  expect(await stateOf(id)).toMatchObject({ state: 'sent' })
})

test('an email that never gets through is given up at last, and the log does not say to whom', async () => {
  const id = await aMail()
  const lines: string[] = []
  const log = createLog('warn', { write: (line: string) => void lines.push(line) })
  for (let i = 0; i < mostTries + 5; i++) {
    await deliver(sender(new MailError('ETIMEDOUT', { isForGood: false })), log)
    server.clock.advance(2 * 60 * minute)
  }
  expect(await stateOf(id)).toMatchObject({ state: 'failed', tries: mostTries })
  expect(lines.at(-1)).toContain('email delivery failed')
  expect(lines.at(-1)).toContain(id)
  expect(lines.join()).not.toMatch(/asha|Namaste/)
})

test('an email that is rejected for good is not tried again', async () => {
  const id = await aMail()
  await deliver(sender(new MailError('EENVELOPE 550', { isForGood: true })))
  expect(await stateOf(id)).toMatchObject({ state: 'failed', tries: 1 })
})

test('an error that nobody foresaw is tried again and tells the log nothing of the email', async () => {
  const id = await aMail()
  const lines: string[] = []
  const log = createLog('warn', { write: (line: string) => void lines.push(line) })
  await deliver(sender(new Error('cannot write to asha@pangat.example')), log)
  expect(await stateOf(id)).toMatchObject({ state: 'queued', tries: 1 })
  expect(lines.join()).not.toContain('asha')
})

test('does not send an expired link, and removes its secret', async () => {
  const id = await aMail({ uselessAt: new Date(server.clock.now().getTime() + 30 * minute) })
  server.clock.advance(30 * minute)
  await deliver()
  expect(sent).toEqual([])
  expect(await stateOf(id)).toMatchObject({ state: 'failed', text: '' })
})

test('an email whose process died while sending is sent by the next one, under the same id', async () => {
  const id = await aMail()
  const dying = deliver({ isOutbox: false, send: () => new Promise(() => {}) })
  await expect.poll(() => stateOf(id)).toMatchObject({ tries: 1 })
  await deliver()
  expect(sent).toEqual([])
  server.clock.advance(5 * minute)
  await deliver()
  expect(sent.map((mail) => mail.id)).toEqual([id])
  expect(dying).toBeInstanceOf(Promise)
})

test('a server that takes minutes for an email does not make two processes send the others', async () => {
  for (let i = 0; i < 6; i++) await aMail()
  const began: string[] = []
  const slow: MailSender = {
    isOutbox: false,
    async send({ id }) {
      began.push(id)
      server.clock.advance(minute)
      // Another process looks all the while.
      if (began.length < 20) await deliver()
    },
  }
  await deliver(slow)
  server.clock.advance(10 * minute)
  await deliver()
  const ids = [...began, ...sent.map(({ id }) => id)]
  expect(new Set(ids).size).toBe(6)
  expect(ids).toHaveLength(6)
})

test('in the outbox an email can still be read', async () => {
  const id = await aMail()
  await deliver({ ...sender(), isOutbox: true })
  expect(await stateOf(id)).toEqual({ state: 'sent', tries: 1, text: 'Namaste' })
})

test('old emails go away, waiting ones do not', async () => {
  const done = await aMail()
  await deliver()
  const waiting = await aMail()
  await rows(server.database.db, sql`update mails set created_at = '2026-10-01'`)
  await server.services.backgroundJobs['old-mails']?.()
  expect(await stateOf(done)).toBeUndefined()
  expect(await stateOf(waiting)).toMatchObject({ state: 'queued' })
})
