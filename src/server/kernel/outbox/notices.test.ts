import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { rows, sql } from '#server/kernel/sql.ts'
import type { Database } from '#server/kernel/database/database.ts'
import { DatabaseUnavailable } from '#server/kernel/database/database-errors.ts'
import { publish } from '#server/kernel/events.ts'
import { newId } from '#server/kernel/ids.ts'
import { aListener, anOutbox, type OutboxUnderTest } from '#test/support/outbox.ts'
import { useServer } from '#test/support/server.ts'
import { createLog } from '../log.ts'
import { createNotices, eventChannel } from './notices.ts'

const server = useServer()
const opened: OutboxUnderTest[] = []

function open(given: Parameters<typeof anOutbox>[1]): OutboxUnderTest {
  const process = anOutbox(server, given)
  opened.push(process)
  return process
}

afterEach(async () => {
  vi.useRealTimers()
  for (const { outbox } of opened.splice(0)) await outbox.close()
})

/** A database whose notices are all lost, and which tells when listening resumes. */
function deafDatabase(): { database: Database; resume: () => void } {
  let resume = () => {}
  const listen: Database['listen'] = async (_, __, resumed = () => {}) => {
    resume = resumed
    return async () => {}
  }
  return { database: { ...server.database, engine: 'postgres', listen }, resume: () => resume() }
}

/** A database whose connection breaks before a commit, after it, or some time before the server carries it out. */
function brokenDatabase(when: 'before' | 'after' | 'late'): Database {
  const broken = new DatabaseUnavailable(new Error('connection reset'))
  const transaction: Database['transaction'] = async (work, options) => {
    const worked = Promise.withResolvers<void>()
    const ended = server.database.transaction(async (tx) => {
      await work(tx)
      worked.resolve()
      if (when === 'before') throw broken
      if (when === 'late') await wait(100)
    }, options)
    await (when === 'late' ? worked.promise : ended)
    throw broken
  }
  return { ...server.database, transaction }
}

/** A new process also hears what was committed in the minute before it, such as events of other tests. */
const about = (heard: readonly { subject: string }[], ...subjects: string[]) =>
  heard.filter(({ subject }) => subjects.includes(subject))

const soon = { timeout: 5_000, interval: 5 }
const late = { timeout: 10_000, interval: 5 }
const changed = (subject: string, from: string) => ({ type: 'caterer.changed', subject, from })

test('this process is told before the transaction returns, others right after, each once', async () => {
  const [here, there] = [aListener(), aListener()]
  const one = open({ each: [here.subscriber] })
  const other = open({ each: [there.subscriber] })
  await Promise.all([one.outbox.listen(), other.outbox.listen()])

  await one.publish({ type: 'caterer.changed', subject: 'a' })
  expect(here.heard).toEqual([changed('a', 'here')])

  await vi.waitFor(() => expect(there.heard).toEqual([changed('a', 'elsewhere')]), soon)
  await other.publish({ type: 'caterer.changed', subject: 'b' })
  await vi.waitFor(() => expect(here.heard).toHaveLength(2), soon)
  expect([here.heard, there.heard]).toEqual([
    [changed('a', 'here'), changed('b', 'elsewhere')],
    [changed('a', 'elsewhere'), changed('b', 'here')],
  ])
})

test('what was committed on a connection that broke before its answer is told here and elsewhere, and nothing else is', async () => {
  const [here, there] = [aListener(), aListener()]
  const breakBefore = open({ each: [here.subscriber], database: brokenDatabase('before') })
  const breakAfter = open({ each: [here.subscriber], database: brokenDatabase('after') })
  const commitsLate = open({ each: [here.subscriber], database: brokenDatabase('late') })
  const other = open({ each: [there.subscriber] })
  await other.outbox.listen()

  for (const [process, subject] of [
    [breakBefore, 'broken-before'],
    [breakAfter, 'broken-after'],
    [commitsLate, 'broken-late'],
  ] as const)
    await expect(process.publish({ type: 'caterer.changed', subject })).rejects.toThrow(DatabaseUnavailable)

  const all = ['broken-before', 'broken-after', 'broken-late'] as const
  const told = (from: string) => [changed('broken-after', from), changed('broken-late', from)]
  await vi.waitFor(() => expect(about(here.heard, ...all)).toEqual(told('here')), late)
  await vi.waitFor(() => expect(about(there.heard, ...all)).toEqual(told('elsewhere')), late)
})

test('nothing is told of a transaction that is rolled back, nor noticed for types that nobody here names', async () => {
  const { heard, subscriber } = aListener()
  const process = open({ each: [subscriber] })
  const notices: string[] = []
  const stop = await server.database.listen(eventChannel, (text) =>
    notices.push((JSON.parse(text) as { subject: string }).subject),
  )
  const failing = process.transaction(async (tx) => {
    await publish(tx, { type: 'caterer.changed', subject: 'never' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await process.publish({ type: 'order.accepted', subject: 'unnamed' })
  await process.publish({ type: 'caterer.changed', subject: 'named' })

  await vi.waitFor(() => expect(notices).toEqual(['named']), soon)
  expect(heard).toEqual([changed('named', 'here')])
  await stop()
})

test('a subscriber that fails fails neither the transaction nor the other subscribers', async () => {
  const { heard, subscriber } = aListener()
  const failing = aListener({
    heard: async () => {
      throw new Error('no')
    },
  })
  await open({ each: [failing.subscriber, subscriber] }).publish({ type: 'caterer.changed', subject: 'a' })
  expect(heard).toEqual([changed('a', 'here')])
})

test('notices of earlier builds are heard, and those are sent what they understand', async () => {
  const { heard, subscriber } = aListener({
    types: ['caterer.changed', 'catalogue.changed'],
    formerNotice: ({ subject }) => ({ type: 'catalogue.changed', subject }),
  })
  const there = aListener({ types: subscriber.types })
  const process = open({ each: [subscriber] })
  await Promise.all([process.outbox.listen(), open({ each: [there.subscriber] }).outbox.listen()])
  const notices: { type: string; subject: string }[] = []
  const stop = await server.database.listen(eventChannel, (text) => notices.push(JSON.parse(text) as never))

  const message = JSON.stringify({ type: 'catalogue.changed', subject: 'former' })
  await rows(server.database.db, sql`select pg_notify(${eventChannel}, ${message})`)
  await vi.waitFor(() => expect(about(heard, 'former')).toHaveLength(1), soon)
  await process.publish({ type: 'caterer.changed', subject: 'new' })

  await vi.waitFor(() => expect(notices).toHaveLength(3), soon)
  expect(notices.map(({ type, subject }) => [type, subject])).toEqual([
    ['catalogue.changed', 'former'],
    ['caterer.changed', 'new'],
    ['catalogue.changed', 'new'],
  ])
  // The message for earlier builds is none for this one.
  expect(about(there.heard, 'former', 'new')).toEqual([
    { type: 'catalogue.changed', subject: 'former', from: 'elsewhere' },
    changed('new', 'elsewhere'),
  ])
  await stop()
})

test('a lost notice is caught up with after 30 seconds, also when its event was committed late, and none is told twice', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { heard, subscriber } = aListener()
  const deaf = open({ each: [subscriber], database: deafDatabase().database })
  await deaf.outbox.listen()
  const elsewhere = open({ each: [aListener().subscriber] })
  await elsewhere.publish({ type: 'caterer.changed', subject: 'lost' })
  await deaf.publish({ type: 'caterer.changed', subject: 'own' })

  await vi.advanceTimersByTimeAsync(30_000)
  await vi.waitFor(
    () => expect(about(heard, 'own', 'lost')).toEqual([changed('own', 'here'), changed('lost', 'elsewhere')]),
    soon,
  )
  // Its id is that of half a minute before it is seen.
  const late = newId()
  await vi.advanceTimersByTimeAsync(30_000)
  await rows(
    server.database.db,
    sql`insert into events (id, type, subject) values (${late}, 'caterer.changed', 'late')`,
  )
  await vi.advanceTimersByTimeAsync(30_000)

  await vi.waitFor(
    () => expect(about(heard, 'own', 'lost', 'late').slice(2)).toEqual([changed('late', 'elsewhere')]),
    soon,
  )
})

test('lost notices are caught up with when listening resumes', async () => {
  const { heard, subscriber } = aListener()
  const { database, resume } = deafDatabase()
  const deaf = open({ each: [subscriber], database })
  await deaf.outbox.listen()
  await open({ each: [aListener().subscriber] }).publish({ type: 'caterer.changed', subject: 'while-away' })

  resume()

  await vi.waitFor(() => expect(about(heard, 'while-away')).toEqual([changed('while-away', 'elsewhere')]), soon)
})

test('listening that failed is tried again by the next call', async () => {
  const listen = vi.fn(server.database.listen).mockRejectedValueOnce(new Error('no connection'))
  const { heard, subscriber } = aListener()
  const { outbox } = open({ each: [subscriber], database: { ...server.database, listen } })

  await expect(outbox.listen()).rejects.toThrow('no connection')
  await outbox.listen()

  await open({ each: [aListener().subscriber] }).publish({ type: 'caterer.changed', subject: 'heard' })
  await vi.waitFor(() => expect(heard).toEqual([changed('heard', 'elsewhere')]), soon)
})

test('closing ends the subscription', async () => {
  const [closed, listening] = [aListener(), aListener()]
  const { outbox } = open({ each: [closed.subscriber] })
  await Promise.all([outbox.listen(), open({ each: [listening.subscriber] }).outbox.listen()])
  await outbox.close()

  await open({ each: [aListener().subscriber] }).publish({ type: 'caterer.changed', subject: 'too-late' })

  await vi.waitFor(() => expect(listening.heard).toHaveLength(1), soon)
  expect(closed.heard).toEqual([])
})

test('what was told is forgotten after two minutes where nothing is caught up with, as on the embedded engine', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const { heard, subscriber } = aListener({ mayBeLate: true })
  const { database } = deafDatabase()
  const log = createLog('silent')
  const notices = createNotices({ database: { ...database, engine: 'pglite' }, log }, () => [subscriber])
  const event = { id: newId(), type: 'caterer.changed', subject: 'remembered', payload: {} }
  const told = async () => {
    await notices.committed([event])
    return about(heard, 'remembered').length
  }
  expect([await told(), await told()]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(2 * 60_000)
  expect(await told()).toBe(2)
  await notices.close()
})
