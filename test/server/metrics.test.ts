import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { newId } from '#server/kernel/ids.ts'
import { run, sql } from '#server/kernel/sql.ts'
import { limitConnections } from '../../src/serve/limit-connections.ts'
import { admitRequests } from '../../src/serve/admit-requests.ts'
import { createDelayGate } from '../../src/serve/event-loop-delay.ts'
import { createProcessMetrics } from '../../src/serve/metrics/process-metrics.ts'
import { aUser } from '#test/factories/user.ts'
import { signedInAs } from '#test/support/accounts.ts'
import { gatewayAccount } from '#test/support/running-gateway.ts'
import { useServer } from '#test/support/server.ts'

// A gateway that takes calls and says nothing.
const gateway = createServer()
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
const product = useServer({
  PHONEPE_BASE_URL: originOf(gateway),
  PHONEPE_MERCHANT_ID: gatewayAccount.merchantId,
  PHONEPE_SALT_KEY: gatewayAccount.saltKey,
  PHONEPE_SALT_INDEX: gatewayAccount.saltIndex,
})

const limits = { ...unlimited(), requests: 50 }
let http: Server
let registry: Registry

beforeAll(async () => {
  http = createServer()
  const gate = createDelayGate(0)
  const connections = limitConnections(http, limits)
  const listener = getRequestListener(createApp(product.services).fetch)
  const admitted = admitRequests(listener, { limits, trustedProxies: 0, gate, connections })
  http.on('request', admitted)
  const { readings, config } = product.services
  const pageRouteOf = (path: string) => (path === '/bill' ? '/bill' : '*')
  registry = createProcessMetrics({ server: http, readings, config, pageRouteOf, build: 'a-build' })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  for (const server of [gateway, http]) {
    server.closeAllConnections()
    server.close()
  }
})

const get = (path: string) => fetch(originOf(http) + path)
const pay = (headers: Record<string, string>) =>
  fetch(`${originOf(http)}/api/payment/test`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 100 }),
  })

/** The value of a metric as its line of the text begins. */
async function valueOf(line: string): Promise<number | undefined> {
  const found = (await registry.metrics()).split('\n').find((text) => text.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

test('metrics are read while the gateway hangs, and say so once it was given up', async () => {
  const headers = await signedInAs(product, await aUser(product))
  const payments = Array.from({ length: 5 }, () => pay(headers))
  await new Promise<void>((resolve) => gateway.once('request', () => resolve()))

  const started = performance.now()
  expect(await valueOf('pangat_database_up')).toBe(1)
  expect(performance.now() - started).toBeLessThan(2_000)
  expect(await valueOf('pangat_gateway_breaker_open')).toBe(0)

  limits.requests = 5
  expect((await get('/api/cuisines')).status).toBe(503)
  limits.requests = 50
  expect(await valueOf('pangat_rejected_requests_total{reason="requests"}')).toBe(1)

  // Every call fails at once, as by its deadline of eight seconds.
  while ((await valueOf('pangat_gateway_breaker_open')) === 0) {
    gateway.closeAllConnections()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect((await Promise.all(payments)).map(({ status }) => status)).toContain(503)
  const label = 'route="/api/payment/test",method="POST",status="5xx"'
  expect(await valueOf(`pangat_http_request_duration_seconds_count{${label}}`)).toBe(5)
})

test('requests count by the pattern of their route, and what has none does not name its address', async () => {
  await get('/api/caterer/secret-of-a-person')
  await get('/no-such-path-at-all')
  await get('/bill')
  const text = await registry.metrics()
  expect(text).not.toMatch(/secret-of-a-person|no-such-path/)
  expect(text).toContain('route="/bill",method="GET"')
  expect(text).toMatch(/route="\/api\/caterer\/:\w+",method="GET",status="4xx"/)
})

test('work that is due and money that was given up are counted', async () => {
  expect(await valueOf('pangat_abandoned_work{kind="refund"}')).toBe(0)
  const before = (await valueOf('pangat_due_work{queue="emails"}')) ?? 0
  await run(
    product.database.db,
    sql`insert into mails (id, kind, recipient, subject, text, html, dedupe_key, created_at, next_try_at)
        values ('01KAFQZ9Y3V5T8W2N6R4J7M0CD', 'order-confirmed', 'a@b.in', 's', 't', 'h', 'k', now(), now() - interval '1 hour')`,
  )
  expect(await valueOf('pangat_due_work{queue="emails"}')).toBe(before + 1)
  expect(await registry.metrics()).not.toContain('a@b.in')
})

test('an event that nobody has seen yet is due since it happened', async () => {
  const id = newId()
  const anHourAgo = new Date(product.services.clock.now().getTime() - 3_600_000)
  const { db } = product.database
  await run(
    db,
    sql`insert into events (id, type, subject, at, routed) values (${id}, 'caterer.changed', ${newId()}, ${anHourAgo}, true)`,
  )
  await run(
    db,
    sql`insert into event_deliveries (event_id, subscriber, subject) select id, 'metrics', subject from events where id = ${id}`,
  )
  expect(await valueOf('pangat_oldest_due_seconds{queue="events"}')).toBeGreaterThanOrEqual(3600)
  await run(db, sql`delete from events where id = ${id}`)
})

test('the build and the delay of the event loop are there', async () => {
  expect(await valueOf('pangat_build_info{build="a-build",mode="demo"}')).toBe(1)
  expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
})

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function unlimited() {
  return {
    connections: 0,
    requests: 0,
    requestsPerNetwork: 0,
    uploads: 0,
    uploadsPerNetwork: 0,
    streams: 0,
    streamsPerNetwork: 0,
    requestsPerSocket: 0,
    silentSeconds: 60,
    queueDelayMs: 0,
    eventLoopDelayMs: 0,
  }
}
