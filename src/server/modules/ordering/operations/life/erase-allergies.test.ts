import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#server/kernel/log.ts'
import { raw, rows, sql } from '#server/kernel/sql.ts'
import { useGateway } from '#test/support/gateway.ts'
import { delivered, payFor, aCatererWithOwner, type OrderInHands } from '#test/support/life.ts'
import { aFeast, aGuest, type Guest } from '#test/support/ordering.ts'
import { serve, useServer, type TestServer } from '#test/support/server.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'pangat-allergies-'))
const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const silent = useServer(gateway.settings)
const logged: string[] = []
let server: TestServer
beforeAll(async () => {
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  server = await serve(silent.database, {
    clock: silent.clock,
    settings: { ...gateway.settings, DATA_DIR: dataDir },
    log,
  })
})
afterAll(async () => {
  await server.services.catalogue.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** Words that nothing else is written with. */
const seeded = ['walnutwort', 'sesamine']
const allergies = `2 guests: ${seeded[0]}\n1 guest: ${seeded[1]}`
const has = (text: string) => seeded.some((word) => text.toLowerCase().includes(word))

/** The columns of all tables in which a seeded word is, as `table.column`. */
async function columnsWithWords(): Promise<string[]> {
  const { db } = server.database
  const columns = await rows<{ at: string; name: string; column: string }>(
    db,
    sql`select table_name || '.' || column_name as at, quote_ident(table_name) as name, quote_ident(column_name) as column
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  )
  expect(columns.length).toBeGreaterThan(200)
  const pattern = seeded.join('|')
  const found: string[] = []
  for (const [name, ofTable] of Map.groupBy(columns, ({ name: table }) => table)) {
    const isIn = await rows(db, sql`select 1 from ${raw(name)} as t where t::text ~* ${pattern} limit 1`)
    if (isIn.length === 0) continue
    for (const { at, column } of ofTable) {
      const hits = await rows(db, sql`select 1 from ${raw(name)} where ${raw(column)}::text ~* ${pattern} limit 1`)
      if (hits.length > 0) found.push(at)
    }
  }
  return found
}

async function filesWithWords(): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name))
  const texts = await Promise.all(paths.map((path) => readFile(path, 'latin1')))
  return paths.filter((_, i) => has(texts[i] ?? ''))
}

async function runJobs(): Promise<void> {
  for (const run of Object.values(server.services.backgroundJobs)) await run()
}

const fewerGuests = ({ feast }: OrderInHands) => {
  const { packageId, selections } = feast.request()
  return { packageId, selections, guests: 30, dietSplit: { veg: 30, jain: 0, nonVeg: 0 } }
}

/** Everything that writes about an order: both sides change it, write, read its documents, and export their data. */
async function aWholeLife(): Promise<OrderInHands> {
  const { feast, owner } = await aCatererWithOwner(server)
  const hands = await payFor(server, gateway, { feast, owner, request: feast.request({ allergies }) })
  const { guest, order, asCustomer } = hands
  const done = async (answer: Promise<{ status: number; text: string }>) => {
    const { status, text } = await answer
    expect(status, text).toBeLessThan(300)
  }
  await done(asCustomer('change', fewerGuests(hands)))
  await done(asCustomer('messages', { text: 'Please call on arrival.' }))
  await delivered(server, hands)
  await done(asCustomer('complete'))
  await done(guest.call('POST', '/api/reviews', { orderId: order.id, rating: 5, comment: 'Warm and on time.' }))
  await done(guest.call('GET', `/api/orders/${order.id}/documents`))
  await done(guest.call('GET', `/api/users/${guest.user.id}/data`))
  await runJobs()
  return hands
}

const seenBy = async (who: Guest, id: string) => (await who.see(id)).allergies

test('allergies are in one column, seen by both sides, until they are erased 30 days after the event', async () => {
  const { guest, owner, order } = await aWholeLife()
  expect([await seenBy(guest, order.id), await seenBy(owner, order.id)]).toEqual([allergies, allergies])
  expect(await columnsWithWords()).toEqual(['orders.allergies'])

  // The event is on 12 December.
  server.clock.set(new Date('2027-01-10T18:29:59Z'))
  await runJobs()
  expect(await columnsWithWords()).toEqual(['orders.allergies'])
  expect(await seenBy(owner, order.id)).toBe(allergies)

  server.clock.set(new Date('2027-01-11T18:30:00Z'))
  await runJobs()
  expect(await columnsWithWords()).toEqual([])
  expect([await seenBy(guest, order.id), await seenBy(owner, order.id)]).toEqual([undefined, undefined])

  expect(await filesWithWords()).toEqual([])
  expect(logged.filter(has)).toEqual([])
})

test('the reply to a repeated request has the allergies as they are stored now', async () => {
  const feast = await aFeast(server)
  const guest = await aGuest(server)
  const request = feast.request({ eventDate: '2026-12-20', allergies })
  const placed = await guest.order(request, 'the-same-key')
  expect(placed.allergies).toBe(allergies)
  await rows(server.database.db, sql`update orders set allergies = null where id = ${placed.id}`)
  expect(await guest.order(request, 'the-same-key')).not.toHaveProperty('allergies')
})
