import { afterEach, expect, test } from 'vitest'
import { useServer } from '#test/support/server.ts'
import { createLog } from '../log.ts'
import { rows, sql } from '../sql.ts'
import { ownMachine } from './machine.ts'
import { announceProcess, otherMachines } from './processes.ts'

const server = useServer()
const log = createLog('silent')
const here = { host: 'app-1', boot: 'boot of one machine' }
const there = { host: 'other', boot: 'boot of another' }

afterEach(async () => void (await rows(server.database.db, sql`delete from processes`)))

test('a process on another machine is seen until it ends', async () => {
  const presence = await announceProcess(server.database, there, log)
  expect(await otherMachines(server.database, here)).toEqual(['other'])

  await presence.close()
  expect(await otherMachines(server.database, here)).toEqual([])
})

test('another container of the machine, and the machine before it was booted, are no other machine', async () => {
  const container = await announceProcess(server.database, { ...here, host: 'app-2' }, log)
  const before = await announceProcess(server.database, { ...here, boot: 'an earlier boot' }, log)
  expect(await otherMachines(server.database, here)).toEqual([])
  await Promise.all([container.close(), before.close()])
})

test('a process that ended without a word is forgotten after a minute, and its row removed by the next one', async () => {
  const { db } = server.database
  await rows(
    db,
    sql`insert into processes (id, host, boot, seen_at) values ('killed', 'other', 'boot of another', now() - interval '61 seconds')`,
  )
  expect(await otherMachines(server.database, here)).toEqual([])

  const presence = await announceProcess(server.database, here, log)
  expect(await rows(db, sql`select host from processes`)).toEqual([{ host: 'app-1' }])
  await presence.close()
})

test('a machine is told by its boot', async () => {
  const { host, boot } = await ownMachine()
  expect(host).not.toBe('')
  expect(boot).not.toBe('')
})
