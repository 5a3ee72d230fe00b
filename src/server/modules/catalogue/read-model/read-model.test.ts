import { afterEach, expect, test, vi } from 'vitest'
import { systemClock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database/database.ts'
import { publish } from '#server/kernel/events.ts'
import { createLog } from '#server/kernel/log.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCaterer } from '#test/factories/index.ts'
import { useServer } from '#test/support/server.ts'
import { createReadModel, type ReadModel } from './read-model.ts'

const server = useServer()
const opened: ReadModel[] = []

/** A read model over the tests' database, of which some parts are replaced. */
function open(replaced: Partial<Database> = {}, alsoReload?: () => Promise<void>): ReadModel {
  const model = createReadModel({
    database: { ...server.database, ...replaced },
    clock: systemClock,
    log: createLog('silent'),
    ...(alsoReload ? { alsoReload } : {}),
  })
  opened.push(model)
  return model
}

afterEach(async () => {
  vi.useRealTimers()
  for (const model of opened.splice(0)) await model.close()
})

const nameOf = async (model: ReadModel, id: string) => (await model.city()).byId(id)?.card.name

async function rename(id: string, name: string): Promise<void> {
  await server.database.transaction(async (tx) => {
    await rows(tx, sql`update caterers set name = ${name} where id = ${id}`)
    await publish(tx, { type: 'catalogue.changed', subject: id })
  })
}

test('every process hears of a change', async () => {
  const { id } = await aCaterer(server)
  const models = [open(), open()]
  await Promise.all(models.map((model) => model.city()))

  await rename(id, 'Heard Everywhere')

  for (const model of models)
    await vi.waitFor(async () => expect(await nameOf(model, id)).toBe('Heard Everywhere'), 5_000)
})

test('a change that is rolled back, or whose event is about something else, changes nothing', async () => {
  const { id, name } = await aCaterer(server)
  const model = open()
  await model.city()

  const failing = server.database.transaction(async (tx) => {
    await rows(tx, sql`update caterers set name = 'Never' where id = ${id}`)
    await publish(tx, { type: 'catalogue.changed', subject: id })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  const { id: other } = await aCaterer(server)
  await rename(other, 'Heard Later')

  await vi.waitFor(async () => expect(await nameOf(model, other)).toBe('Heard Later'), 5_000)
  expect(await nameOf(model, id)).toBe(name)
})

test('a notice that was lost is caught up with', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { id } = await aCaterer(server)
  const deaf = open({ engine: 'postgres', listen: async () => async () => {} })
  await deaf.city()
  await rename(id, 'Caught Up')

  await vi.advanceTimersByTimeAsync(30_000)

  await vi.waitFor(async () => expect(await nameOf(deaf, id)).toBe('Caught Up'), 5_000)
})

test('failed load of the city is repeated by the next call', async () => {
  const { id, name } = await aCaterer(server)
  const listen = vi.fn(server.database.listen).mockRejectedValueOnce(new Error('no connection'))
  const model = open({ listen })

  await expect(model.city()).rejects.toThrow('no connection')

  expect(await nameOf(model, id)).toBe(name)
})

/** A database whose notices are all lost, and which tells when listening resumes. */
function deafDatabase() {
  let resume = () => {}
  const listen: Database['listen'] = async (_, __, resumed = () => {}) => {
    resume = resumed
    return async () => {}
  }
  return { listen, resume: () => resume() }
}

test('read model and other data in memory are read again when listening resumes, announced changes or not', async () => {
  const { id } = await aCaterer(server)
  const { listen, resume } = deafDatabase()
  const alsoReload = vi.fn(async () => {})
  const model = open({ listen }, alsoReload)
  await model.city()
  await rows(server.database.db, sql`update caterers set name = 'Not Announced' where id = ${id}`)

  resume()

  await vi.waitFor(async () => expect(await nameOf(model, id)).toBe('Not Announced'), 5_000)
  expect(alsoReload).toHaveBeenCalledTimes(1)
})

test('reload that fails is tried again, and searches see the former city until it succeeds', async () => {
  const { id, name } = await aCaterer(server)
  const { listen, resume } = deafDatabase()
  const alsoReload = vi.fn(async () => {}).mockRejectedValueOnce(new Error('away again'))
  const model = open({ listen }, alsoReload)
  await model.city()
  await rows(server.database.db, sql`update caterers set name = 'Second Try' where id = ${id}`)

  resume()

  await vi.waitFor(() => expect(alsoReload).toHaveBeenCalledTimes(1), 5_000)
  expect(await nameOf(model, id)).toBe(name)
  await vi.waitFor(async () => expect(await nameOf(model, id)).toBe('Second Try'), 5_000)
  expect(alsoReload).toHaveBeenCalledTimes(2)
})

test('a change is told once it is visible, after a refresh and after everything was read again', async () => {
  const { id } = await aCaterer(server)
  const { listen, resume } = deafDatabase()
  const model = open({ listen })
  const city = await model.city()
  const told: (string | undefined)[] = []
  // A refresh changes the city in place; a reload replaces it.
  model.onChange(() => told.push(city.byId(id)?.card.name))
  const rewrite = (name: string) => rows(server.database.db, sql`update caterers set name = ${name} where id = ${id}`)

  await rewrite('Refreshed')
  await model.refresh([id])
  expect(told).toEqual(['Refreshed'])
  await rewrite('Reloaded')
  resume()

  await vi.waitFor(() => expect(told).toHaveLength(2), 5_000)
  expect(await nameOf(model, id)).toBe('Reloaded')
})

test('closing ends the subscription', async () => {
  const { id, name } = await aCaterer(server)
  const closed = open()
  const listening = open()
  await Promise.all([closed.city(), listening.city()])
  await closed.close()

  await rename(id, 'Too Late')

  await vi.waitFor(async () => expect(await nameOf(listening, id)).toBe('Too Late'), 5_000)
  expect(await nameOf(closed, id)).toBe(name)
})
