import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { clockAt } from '#server/kernel/clock.ts'
import { openDatabase } from '#server/kernel/database/database.ts'
import { anAdmin } from '#test/support/admins.ts'
import { isOnPostgres, onlyOnPostgres } from '#test/support/only-on-postgres.ts'
import { copyOfTemplate } from '#test/support/postgres.ts'
import { aRegisteredCaterer } from '#test/support/registered-caterers.ts'
import { serve, testStart, type TestServer } from '#test/support/server.ts'

onlyOnPostgres('the embedded engine has one process')

// Two services with connections of their own on one database, as two processes have them.
let one: TestServer
let other: TestServer
let drop = async () => {}

beforeAll(async () => {
  const template = inject('template')
  if (!('server' in template)) return
  const copy = await copyOfTemplate(template, 'approval')
  drop = copy.drop
  const clock = clockAt(testStart)
  const open = async () => serve(await openDatabase(copy), { clock, settings: { CATERER_APPROVAL: 'manual' } })
  ;[one, other] = [await open(), await open()]
  await Promise.all([one.services.catalogue.ready, other.services.catalogue.ready])
})
afterAll(async () => {
  if (!isOnPostgres()) return
  for (const { services, database } of [one, other]) {
    await services.outbox.close()
    await services.catalogue.close()
    await database.close()
  }
  await drop()
})

test('what an admin decides is public here when it is answered, and in the other process within a second', async () => {
  const admin = await anAdmin(one)
  const { caterer, change } = await aRegisteredCaterer(one, { name: 'Two Processes' })
  const seen = async (server: TestServer, slug: string) => {
    const body = (await (await server.request(`/api/caterer/slug/${slug}`)).json()) as { code?: string; name?: string }
    return body.code ?? body.name
  }
  const everywhere = async (slug: string, expected: string) => {
    expect(await seen(one, slug)).toBe(expected)
    await vi.waitFor(async () => expect(await seen(other, slug)).toBe(expected), { timeout: 1_000, interval: 5 })
  }
  await everywhere('two-processes', 'caterer_not_found')
  await admin.decide(caterer.id, 'approve')
  await everywhere('two-processes', 'Two Processes')
  await change({ name: 'Three Processes' })
  await everywhere('two-processes', 'Two Processes')
  await admin.revise(caterer.id, { name: 'accept' })
  await everywhere('three-processes', 'Three Processes')
  await everywhere('two-processes', 'Three Processes')
  await admin.decide(caterer.id, 'suspend', { reason: 'Why' })
  await everywhere('two-processes', 'caterer_suspended')
  await admin.decide(caterer.id, 'reinstate')
  await everywhere('three-processes', 'Three Processes')
})
