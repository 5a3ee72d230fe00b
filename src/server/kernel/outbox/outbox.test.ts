import { describe, expect, test } from 'vitest'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'
import { publish } from '#server/kernel/events.ts'
import { newId } from '#server/kernel/ids.ts'
import { createLog } from '#server/kernel/log.ts'
import { aListener, aSubscriber, anOutbox } from '#test/support/outbox.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const db = () => server.database.db
const day = 24 * 60 * 60_000

/** A row as an earlier build writes it: without deliveries. */
async function aFormerEvent(type: string, subject: string, handled = false): Promise<string> {
  const id = newId()
  await rows(
    db(),
    sql`insert into events (id, type, subject, payload, handled_at)
        values (${id}, ${type}, ${subject}, '{"from":"an earlier build"}', case when ${handled}::boolean then now() end)`,
  )
  return id
}
const eventOf = (subject: string) =>
  firstRow<{ handled: boolean; routed: boolean; payload: object }>(
    db(),
    sql`select handled_at is not null as handled, routed, payload from events where subject = ${subject}`,
  )
const openDeliveries = async (name: string) =>
  (await rows(db(), sql`select 1 from event_deliveries where subscriber = ${name} and abandoned_at is null`)).length

test('an event and its deliveries are committed together, or neither is', async () => {
  const subscriber = aSubscriber()
  const { transaction, deliver } = anOutbox(server, { once: [subscriber] })
  const failing = transaction(async (tx) => {
    await publish(tx, { type: 'order.accepted', subject: 'rolled-back' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await transaction((tx) => publish(tx, { type: 'order.accepted', subject: 'committed' }, { a: 'b' }))

  await deliver(subscriber)
  await deliver(subscriber)

  expect(subscriber.got).toMatchObject([
    { type: 'order.accepted', subject: 'committed', payload: { a: 'b' }, actor: 'system:test', party: 'system' },
  ])
  expect(await openDeliveries(subscriber.name)).toBe(0)
})

test('each subscriber gets the types that it names, and an event without one is done at once', async () => {
  const [one, other] = [aSubscriber(), aSubscriber({ types: ['order.delivered'] })]
  const { publish: tell, deliver } = anOutbox(server, { once: [one, other] })
  await tell({ type: 'order.accepted', subject: 'for-one' })
  await tell({ type: 'order.delivered', subject: 'for-both' })
  await tell({ type: 'order.lapsed', subject: 'for-none' })
  await deliver(one)
  await deliver(other)

  expect(one.got.map(({ subject }) => subject)).toEqual(['for-one', 'for-both'])
  expect(other.got.map(({ subject }) => subject)).toEqual(['for-both'])
  expect(await eventOf('for-none')).toMatchObject({ handled: true, routed: true })
})

test('what the transaction does before a deadlock is not published', async () => {
  const subscriber = aSubscriber()
  const { heard, subscriber: listener } = aListener({ types: ['order.accepted'] })
  const { transaction, deliver } = anOutbox(server, { once: [subscriber], each: [listener] })
  let tries = 0
  await transaction(async (tx) => {
    tries += 1
    await publish(tx, { type: 'order.accepted', subject: `try-${tries}` })
    if (tries === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
  })

  await deliver(subscriber)

  expect(subscriber.got.map(({ subject }) => subject)).toEqual(['try-2'])
  expect(heard.map(({ subject }) => subject)).toEqual(['try-2'])
})

describe('an event that always fails', () => {
  test('delays no event of another subject and none of another subscriber, and its own subject keeps its order', async () => {
    const [odd, other] = [aSubscriber(), aSubscriber()]
    const { publish: tell, deliver } = anOutbox(server, { once: [odd, other] })
    for (const subject of ['a', 'b', 'a', 'c']) await tell({ type: 'order.accepted', subject })
    const ids = async () =>
      (await rows<{ id: string }>(db(), sql`select id from events where subject = 'a' order by id`)).map(({ id }) => id)
    odd.failing.add((await ids())[0] ?? '')
    await deliver(odd)
    await deliver(odd)
    await deliver(other)
    expect(odd.got.map(({ subject }) => subject)).toEqual(['b', 'c'])
    expect(other.got.map(({ subject }) => subject).toSorted()).toEqual(['a', 'a', 'b', 'c'])

    odd.failing.clear()
    await deliver(odd)
    expect(odd.got).toHaveLength(2)
    server.clock.advance(10_000)
    await deliver(odd)
    expect(odd.got.slice(2).map(({ id }) => id)).toEqual(await ids())
  })

  test('is tried twelve times with growing waits, then abandoned with an error line and a count', async () => {
    const subscriber = aSubscriber()
    const lines: Record<string, unknown>[] = []
    const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line) as never) })
    const { publish: tell, deliver, outbox } = anOutbox(server, { once: [subscriber], log })
    await tell({ type: 'order.accepted', subject: 'odd' })
    await tell({ type: 'order.delivered', subject: 'odd' })
    const first = await firstRow<{ id: string }>(db(), sql`select min(id) as id from events where subject = 'odd'`)
    subscriber.failing.add(first?.id ?? '')

    for (let tries = 1; tries <= 12; tries++) {
      expect(lines).toHaveLength(tries - 1)
      await deliver(subscriber)
      await deliver(subscriber)
      expect(lines).toHaveLength(tries)
      server.clock.advance(Math.min(60 * 60_000, 10_000 * 2 ** (tries - 1)))
    }

    expect(lines.slice(0, 11).every(({ msg, level }) => msg === 'event delivery delayed' && level === 40)).toBe(true)
    expect(lines[11]).toMatchObject({
      level: 50,
      msg: 'event delivery abandoned',
      event: first?.id,
      type: 'order.accepted',
      subscriber: subscriber.name,
      tries: 12,
      abandoned: 1,
    })
    expect(await outbox.abandoned()).toEqual({ [subscriber.name]: 1 })
    expect(subscriber.got.map(({ type }) => type)).toEqual(['order.delivered'])
  })

  test('together with others is tried alone, and after twenty failures the rest waits for the next run', async () => {
    const subscriber = aSubscriber()
    const { publish: tell, deliver } = anOutbox(server, { once: [subscriber] })
    for (let i = 0; i < 45; i++) {
      await tell({ type: 'order.accepted', subject: `failing-${i}` })
      subscriber.failing.add(`failing-${i}`)
    }
    await tell({ type: 'order.accepted', subject: 'good' })
    const tried = async () =>
      (await rows(db(), sql`select 1 from event_deliveries where subscriber = ${subscriber.name} and tries > 0`)).length
    await deliver(subscriber)
    expect(await tried()).toBe(20)
    for (let runs = 0; runs < 2; runs++) await deliver(subscriber)
    expect(await tried()).toBe(45)
    expect(subscriber.got.map(({ subject }) => subject)).toEqual(['good'])
  })
})

describe('beside an earlier build', () => {
  test('event rows without deliveries get theirs by the first run', async () => {
    const shared = aSubscriber({ sharesWorkWithEarlierBuilds: true })
    const own = aSubscriber()
    const { deliver } = anOutbox(server, { once: [shared, own] })
    await aFormerEvent('order.accepted', 'former-open')
    await aFormerEvent('order.accepted', 'former-handled', true)

    await deliver(own)
    await deliver(shared)

    expect(own.got.map(({ subject }) => subject)).toEqual(['former-open', 'former-handled'])
    expect(shared.got.map(({ subject }) => subject)).toEqual(['former-open'])
    expect(own.got[0]).toMatchObject({ actor: undefined, party: undefined, change: {} })
    expect(await eventOf('former-open')).toMatchObject({ handled: true, routed: true })
  })

  test('a type without a subscriber and a payload that nobody knows stop nothing', async () => {
    const subscriber = aSubscriber({ sharesWorkWithEarlierBuilds: true })
    const { deliver, publish: tell } = anOutbox(server, { once: [subscriber] })
    await aFormerEvent('order.melted', 'unknown-type')
    await aFormerEvent('order.accepted', 'unknown-payload')
    await tell({ type: 'order.accepted', subject: 'behind' })

    await deliver(subscriber)

    expect(subscriber.got.map(({ subject }) => subject).toSorted()).toEqual(['behind', 'unknown-payload'])
    expect(await eventOf('unknown-type')).toMatchObject({ handled: true, routed: true })
  })

  test('work that it has done is not done again', async () => {
    const shared = aSubscriber({ sharesWorkWithEarlierBuilds: true })
    const { publish: tell, deliver } = anOutbox(server, { once: [shared] })
    await tell({ type: 'order.accepted', subject: 'done-elsewhere' })
    await rows(db(), sql`update events set handled_at = now() where subject = 'done-elsewhere'`)

    await deliver(shared)

    expect(shared.got).toEqual([])
    expect(await openDeliveries(shared.name)).toBe(0)
  })

  test('an event waits for it, or for us, until the shared work is done', async () => {
    const shared = aSubscriber({ sharesWorkWithEarlierBuilds: true })
    const own = aSubscriber()
    const { publish: tell, deliver } = anOutbox(server, { once: [shared, own] })
    await tell({ type: 'order.accepted', subject: 'shared' })
    await deliver(own)
    expect(await eventOf('shared')).toMatchObject({ handled: false })
    await deliver(shared)
    expect(await eventOf('shared')).toMatchObject({ handled: true })
  })
})

test('an event about a person keeps no payload once every subscriber that reads it has seen it', async () => {
  const types = ['user.deleted'] as const
  const [one, other, ignoring] = [
    aSubscriber({ types }),
    aSubscriber({ types }),
    aSubscriber({ types, ignoresPayload: true }),
  ]
  const { publish: tell, deliver } = anOutbox(server, { once: [one, other, ignoring] })
  await tell({ type: 'user.deleted', subject: 'gone' }, { formerEmail: 'gone@pangat.example' })
  await deliver(one)
  expect(await eventOf('gone')).toMatchObject({ payload: { formerEmail: 'gone@pangat.example' } })
  await deliver(other)
  expect(await eventOf('gone')).toMatchObject({ payload: {} })
})

test('delivered events are deleted after 90 days, those that still wait are not', async () => {
  const subscriber = aSubscriber()
  const { publish: tell, deliver, outbox, ctx } = anOutbox(server, { once: [subscriber] })
  await tell({ type: 'order.accepted', subject: 'old-and-delivered' })
  await deliver(subscriber)
  await tell({ type: 'order.accepted', subject: 'old-and-waiting' })
  const unrouted = await aFormerEvent('order.accepted', 'old-and-without-deliveries')
  // Ids begin with the time of the machine, whatever the clock of the test says.
  const published = await firstRow<{ at: number }>(
    db(),
    sql`select extract(epoch from max(at))::float8 * 1000 as at from events`,
  )
  server.clock.set(new Date((published?.at ?? 0) + 90 * day - 60_000))
  await outbox.tidy(ctx)
  expect(await eventOf('old-and-delivered')).toBeDefined()

  server.clock.advance(120_000)
  await outbox.tidy(ctx)

  expect(await eventOf('old-and-delivered')).toBeUndefined()
  expect(await eventOf('old-and-waiting')).toBeDefined()
  expect(await firstRow(db(), sql`select 1 from events where id = ${unrouted}`)).toBeDefined()
})
