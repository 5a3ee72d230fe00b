import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { startDatabaseProxy, type DatabaseProxy } from '#test/support/database-proxy.ts'
import { isOnPostgres, onlyOnPostgres } from '#test/support/only-on-postgres.ts'
import { aListener, anOutbox } from '#test/support/outbox.ts'
import { copyOfTemplate } from '#test/support/postgres.ts'
import { testStart } from '#test/support/server.ts'
import { openDatabase, type Database } from '../database/database.ts'
import { clockAt } from '../clock.ts'
import { createLog } from '../log.ts'
import { hearsItself } from './hears-itself.ts'

onlyOnPostgres('the embedded engine has no pooler')

let databaseUrl = ''
let drop = async () => {}
let pooler: DatabaseProxy
let hearing: Database
let deaf: Database

beforeAll(async () => {
  const template = inject('template')
  if (!('server' in template)) return
  ;({ databaseUrl, drop } = await copyOfTemplate(template, 'hears'))
  pooler = await startDatabaseProxy(databaseUrl, { dropsNotices: true })
  hearing = await openDatabase({ databaseUrl: pooler.url, directUrl: databaseUrl })
  deaf = await openDatabase({ databaseUrl: pooler.url })
})
afterAll(async () => {
  if (!isOnPostgres()) return
  for (const database of [hearing, deaf]) await database.close()
  await pooler.close()
  await drop()
})

test('a process behind a pooler hears itself through its direct address, and not without one', async () => {
  expect(await hearsItself(hearing)).toBe(true)
  expect(await hearsItself(deaf)).toBe(false)
})

test('a process that hears no notices says so and sees what others commit within a few seconds', async () => {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => lines.push(line) })
  const { heard, subscriber } = aListener()
  const open = (database: Database, each = [subscriber]) =>
    anOutbox({ clock: clockAt(testStart), database }, { each, log })
  const [listening, other] = [open(deaf), open(hearing, [aListener().subscriber])]
  await Promise.all([listening.outbox.listen(), other.outbox.listen()])
  await vi.waitFor(() => expect(lines.join()).toContain('notices not heard'), 5_000)

  await other.publish({ type: 'caterer.changed', subject: 'polled' })

  // A round is every two seconds; without the poll it would take thirty.
  await vi.waitFor(() => expect(heard.map(({ subject }) => subject)).toContain('polled'), 6_000)
  await Promise.all([listening.outbox.close(), other.outbox.close()])
})
