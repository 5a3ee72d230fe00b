/** @alike-on-postgres the embedded engine reads statements as PostgreSQL does. */
import { beforeAll, expect, test } from 'vitest'
import { linePattern, linesPattern } from '#contract/values/text.ts'
import { firstRow, rows, sql, type Sql } from '#server/kernel/sql.ts'
import { describeApi } from '#server/http/document/describe-api.ts'
import type { JsonSchema } from '#server/http/document/json-schema.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { aReview } from '#test/factories/index.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aPhoto, uploadForm } from '#test/support/pictures.ts'
import { pushKeys } from '#test/support/push-service.ts'
import { useServer } from '#test/support/server.ts'
import { matrix } from './rows.ts'
import { sendRow } from './send-row.ts'
import { aWorld, headersOf, type World } from './world.ts'

const gateway = useGateway()
const server = useServer(Object.assign(gateway.settings, pushKeys))
const document = describeApi('http://localhost:3000')
const hour = 60 * 60 * 1000

/** Ends a literal of SQL, and would empty a table or find everything if it did. */
const statement = `'); delete from reviews; -- " \\ $1 %' or '1'='1`

/** Texts that are compared with something known, so that an order with others is not placed. */
const compared = new Set(['couponCode', 'gstin'])

let world: World
beforeAll(async () => {
  world = await aWorld(server, gateway)
})

test('SQL that was stored as a text stays a text for every list, document, export and job', async () => {
  const { id: canary } = await aReview(server)
  const [writes, reads] = [routes().filter(({ isRead }) => !isRead), routes().filter(({ isRead }) => isRead)]
  await aCoupon(server, { title: statement })
  const taken = []
  for (const { route } of writes) if (await sent(route)) taken.push(route)
  expect(taken).toEqual(
    expect.arrayContaining([
      'PATCH /api/users/{id}',
      'POST /api/caterer',
      'POST /api/menus',
      'POST /api/orders',
      'POST /api/orders/{id}/cancel',
      'POST /api/orders/{id}/messages',
      'POST /api/reviews',
      'POST /api/reviews/{id}/reply',
      'POST /api/admin/orders/{id}/refunds',
      'POST /api/complaints',
    ]),
  )
  const owner = await headersOf(world, 'owner')
  const form = uploadForm(await aPhoto({ width: 60, height: 40 }), statement)
  expect((await server.request('/api/images', { method: 'POST', headers: owner, body: form })).status).toBe(201)

  const stored = await idsOfStored()
  for (const { route, callers } of reads) {
    for (const caller of callers) await sent(route, caller)
    const [, of = ''] = /^GET (.*)\{\w+\}[^{]*$/.exec(route) ?? []
    for (const id of stored[of] ?? []) for (const caller of callers) await sent(route, caller, id)
  }
  for (const [name, run] of Object.entries(server.services.backgroundJobs))
    await expect(run(), name).resolves.toBeUndefined()
  expect(await firstRow(server.database.db, sql`select id from reviews where id = ${canary}`)).toEqual({ id: canary })

  const offer = await server.request(`/api/menus/caterer/${world.feast.caterer.id}`)
  expect(JSON.stringify(await offer.json())).toContain(JSON.stringify(statement).slice(1, -1))
}, 180_000)

function routes() {
  return Object.entries(matrix).flatMap(([route, { passes }]) =>
    passes.length > 0 ? [{ route, callers: passes, isRead: route.startsWith('GET ') }] : [],
  )
}

/** Ids of what was stored with the statement, by the beginning of the paths that read it; rows of the matrix read what they make. */
async function idsOfStored(): Promise<Record<string, string[]>> {
  const like = `%${statement.slice(0, 20)}%`
  const statements: Record<string, Sql<{ id: string }>> = {
    '/api/orders/': sql<{ id: string }>`select o.id from orders o where o.note like ${like} or exists (
      select 1 from order_messages m where m.order_id = o.id and m.text like ${like})`,
    '/reviews/': sql<{ id: string }>`select id from reviews where comment like ${like}`,
    '/api/complaints/': sql<{ id: string }>`select secret as id from complaints where message like ${like}`,
    '/api/caterer/': sql<{ id: string }>`select id from caterers where name like ${like}`,
    '/api/menus/caterer/': sql<{ id: string }>`select caterer_id as id from menus where name like ${like}`,
  }
  const found: Record<string, string[]> = {}
  for (const [path, query] of Object.entries(statements)) {
    const ids = await rows(server.database.db, query)
    expect(ids.length, path).toBeGreaterThan(0)
    found[path] = ids.map(({ id }) => id)
  }
  return found
}

/** Sends what a row of the matrix sends, with SQL in each of its texts. Reports whether it was taken; fails when the server does. */
async function sent(route: string, caller = matrix[route]?.passes[0], id?: string): Promise<boolean> {
  if (!caller) return false
  server.clock.advance(hour / 4)
  const [method = '', path = ''] = route.split(' ')
  const schema =
    document.paths[path]?.[method.toLowerCase() as 'post']?.requestBody?.content['application/json']?.schema
  const rewrite = (body: unknown) => (schema ? withStatements(schema, body) : body)
  const { response, body } = await sendRow(world, { row: route, method, path, caller }, { id, rewrite })
  // What is answered as a stream has no end to wait for.
  if (response.status >= 500) expect.fail(`${route} as ${caller}: ${await response.text()}`)
  await response.body?.cancel()
  return response.ok && body !== undefined && JSON.stringify(body).includes('delete from')
}

/** Returns the value with the statement in each text that people write, given or not. */
function withStatements(schema: JsonSchema, value: unknown): unknown {
  const { $ref, allOf = [], anyOf = [] } = schema
  const name = $ref?.split('/').at(-1)
  if (name !== undefined) return withStatements(document.components.schemas[name] ?? {}, value)
  if (isFreeText(schema)) return statement.slice(0, (schema as { maxLength?: number }).maxLength)
  const inner = [...allOf, ...anyOf].reduce<unknown>((sum, part) => withStatements(part, sum), value)
  if (Array.isArray(inner))
    return inner.map((one) => (schema.items ? withStatements(schema.items, one) : (one as unknown)))
  if (typeof inner !== 'object' || inner === null) return inner
  const texts = Object.entries(schema.properties ?? {}).flatMap(([key, part]) => {
    const own = (inner as Record<string, unknown>)[key]
    if (compared.has(key) || (own === undefined && !isFreeText(part))) return []
    return [[key, withStatements(part, own)] as const]
  })
  return { ...inner, ...Object.fromEntries(texts) }
}

function isFreeText({ type, pattern, enum: values, allOf = [] }: JsonSchema): boolean {
  const patterns = [pattern, ...allOf.map((part) => part.pattern)]
  return (
    type === 'string' &&
    values === undefined &&
    [linePattern.source, linesPattern.source].some((one) => patterns.includes(one))
  )
}
