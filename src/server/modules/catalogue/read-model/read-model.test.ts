import { afterEach, expect, test, vi } from 'vitest'
import { systemClock } from '#server/kernel/clock.ts'
import type { EventType } from '#server/kernel/events.ts'
import { createLog } from '#server/kernel/log.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCaterer } from '#test/factories/index.ts'
import { useServer } from '#test/support/server.ts'
import { createReadModel, type CatalogueChange, type ReadModel, type ReadModelDeps } from './read-model.ts'

const server = useServer()
const opened: ReadModel[] = []

function open(given: Partial<Pick<ReadModelDeps, 'database' | 'listen' | 'cities'>> = {}): ReadModel {
  const { database = server.database, listen = async () => {}, cities } = given
  const model = createReadModel({ database, clock: systemClock, log: createLog('silent'), listen, cities })
  opened.push(model)
  return model
}

afterEach(() => {
  for (const model of opened.splice(0)) model.close()
})

const nameOf = async (model: ReadModel, id: string) => (await model.city()).byId(id)?.card.name
const rename = (id: string, name: string) =>
  rows(server.database.db, sql`update caterers set name = ${name} where id = ${id}`)
const anEvent = (type: EventType, subject: string, payload: Record<string, string> = {}) => ({
  id: '',
  type,
  subject,
  payload,
})

test.each([
  ['caterer.created', {}],
  ['caterer.changed', {}],
  ['caterer.erased', {}],
  ['catalogue.changed', {}],
  ['order.completed', { subject: 'an order' }],
  ['review.written', { subject: 'a review' }],
  ['review.replied', { subject: 'a review' }],
] as const)('a caterer is shown as it is after %s', async (type, { subject }: { subject?: string }) => {
  const { id } = await aCaterer(server)
  const model = open()
  await model.city()
  expect(model.subscriber.types).toContain(type)

  await rename(id, `Here ${type}`)
  const event = anEvent(type, subject ?? id, subject ? { catererId: id } : {})
  await model.subscriber.heard([event], 'here')
  expect(await nameOf(model, id)).toBe(`Here ${type}`)

  await rename(id, `Elsewhere ${type}`)
  await model.subscriber.heard([event], 'elsewhere')
  await vi.waitFor(async () => expect(await nameOf(model, id)).toBe(`Elsewhere ${type}`), 5_000)
})

test('an order of an earlier build, which emits its caterer beside it, stops nothing', async () => {
  const model = open()
  await model.city()
  const event = anEvent('order.completed', 'an order')

  await model.subscriber.heard([event], 'here')

  expect(model.subscriber.formerNotice?.(event)).toBeUndefined()
})

test('processes of an earlier build are told of the caterer, once', () => {
  const { subscriber } = open()
  const completed = anEvent('order.completed', 'an order', { catererId: 'a caterer' })
  expect(subscriber.formerNotice?.(completed)).toEqual({ type: 'catalogue.changed', subject: 'a caterer' })
  expect(subscriber.formerNotice?.(anEvent('catalogue.changed', 'a caterer'))).toBeUndefined()
})

test('failed load of the city is repeated by the next call', async () => {
  const { id, name } = await aCaterer(server)
  const listen = vi.fn(async () => {}).mockRejectedValueOnce(new Error('no connection'))
  const model = open({ listen })

  await expect(model.city()).rejects.toThrow('no connection')

  expect(await nameOf(model, id)).toBe(name)
})

test('a change that could not be read is read a little later', async () => {
  const { id, name } = await aCaterer(server)
  const database = { ...server.database }
  const model = open({ database })
  await model.city()
  await rename(id, 'Second Try')
  database.db = { engine: 'pglite' }

  await expect(model.subscriber.heard([anEvent('caterer.changed', id)], 'here')).rejects.toThrow()
  expect(await nameOf(model, id)).toBe(name)
  database.db = server.database.db

  await vi.waitFor(async () => expect(await nameOf(model, id)).toBe('Second Try'), 5_000)
})

test('a change is told once it is visible', async () => {
  const { id } = await aCaterer(server)
  const model = open()
  const city = await model.city()
  const told: (string | undefined)[] = []
  model.onChange(() => told.push(city.byId(id)?.card.name))

  await rename(id, 'Refreshed')
  await model.refresh([id])

  expect(told).toEqual(['Refreshed'])
})

test('a change says whom it was about by every name that leads there, before and after', async () => {
  const { id } = await aCaterer(server, { slug: 'before-the-change' })
  const model = open()
  await model.city()
  const told: CatalogueChange[] = []
  model.onChange((change) => told.push(change))
  const { db } = server.database

  await rows(db, sql`insert into former_slugs (slug, caterer_id) values ('long-before', ${id})`)
  await model.refresh([id])
  await rows(db, sql`delete from former_slugs where caterer_id = ${id}`)
  await rows(db, sql`update caterers set slug = 'after-the-change' where id = ${id}`)
  await model.refresh([id, 'nobody'])

  expect(told).toEqual([
    new Set([id, 'before-the-change', 'long-before']),
    new Set([id, 'nobody', 'before-the-change', 'long-before', 'after-the-change']),
  ])
})

test('a closed read model reads nothing more', async () => {
  const { id, name } = await aCaterer(server)
  const closed = open()
  await closed.city()
  closed.close()

  await rename(id, 'Too Late')
  await closed.subscriber.heard([anEvent('caterer.changed', id)], 'here')

  expect(await nameOf(closed, id)).toBe(name)
})

test('a process shows the caterers of its cities alone, also after a change', async () => {
  const [here, elsewhere] = [await aCaterer(server), await aCaterer(server)]
  await rows(server.database.db, sql`update caterers set city = 'pune' where id = ${elsewhere.id}`)
  const model = open({ cities: ['mumbai'] })
  const shown = async () =>
    [await nameOf(model, here.id), await nameOf(model, elsewhere.id)].map((name) => name !== undefined)
  expect(await shown()).toEqual([true, false])

  await model.refresh([here.id, elsewhere.id])
  expect(await shown()).toEqual([true, false])
  expect((await open().city()).byId(elsewhere.id)).toBeDefined()
})
