import { once } from 'node:events'
import { request as ask, type IncomingMessage } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { reserveCapacity } from '#server/modules/availability/index.ts'
import { aCaterer, aPackage } from '#test/factories/index.ts'
import { anySearchUrl } from '#test/factories/search-url.ts'
import { useServer } from '#test/support/server.ts'
import { composeApp } from '../../src/serve/app.ts'
import { listen, type Listening } from '../../src/serve/listen.ts'
import { searches } from '../../src/serve/metrics/channels.ts'
import { answerSearches } from '../../src/serve/search/answer-searches.ts'

const server = useServer({ PORT: '0', MAX_EVENT_LOOP_DELAY_MS: '0' })
/** The same service on two ports: with what answers searches in front of it, and without. */
let ports: Record<'fast' | 'api', Listening>
let answered: string[] = []
const note = (by: unknown) => answered.push(String(by))

beforeAll(async () => {
  searches.subscribe(note)
  const { config } = server.services
  const app = composeApp(config, {
    api: createApp(server.services),
    site: { answer: async () => new Response('a page') },
    simulator: undefined,
    demoIssuer: undefined,
  })
  const local = { ...config, port: 0 }
  const listener = getRequestListener(app.fetch)
  ports = {
    fast: await listen(listener, local, { front: (next, base) => answerSearches(next, base, server.services) }),
    api: await listen(listener, local),
  }
  for (const [at, name] of ['Annapurna', 'Shree', 'पंगत किचन', 'Café 🍛'].entries()) {
    const caterer = await aCaterer(server, { name, location: { lat: 19.1 + at / 100, lng: 72.85 } })
    if (at < 3) await aPackage(server, { catererId: caterer.id, bands: ['25-50'] })
    await server.services.catalogue.refresh([caterer.id])
  }
})
afterEach(() => (answered = []))
afterAll(() => {
  searches.unsubscribe(note)
  for (const { server: http } of Object.values(ports)) {
    http.closeAllConnections()
    http.close()
  }
})

type Given = Record<string, string>

async function get(port: keyof typeof ports, path: string, headers: Given = {}, method = 'GET') {
  const sent = ask({ port: ports[port].port, path, method, headers, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray())
  const isGzip = response.headers['content-encoding'] === 'gzip'
  const { date: _, 'x-request-id': requestId, ...others } = response.headers
  return { status: response.statusCode, body: isGzip ? gunzipSync(body) : body, requestId, headers: others }
}

/** What both answer, without what is each request's own. */
async function both(path: string, headers?: Given, method?: string) {
  const [fast, api] = await Promise.all([get('fast', path, headers, method), get('api', path, headers, method)])
  return [fast, api].map(({ requestId, body, headers: { 'content-length': length, ...others }, ...rest }) => ({
    ...rest,
    headers: others,
    hasLength: length !== undefined,
    // The id of a request is in the body of a failure too.
    body: body.toString().replace(String(requestId), ''),
  }))
}

test('every search is answered as the API answers it, in status, headers and body', async () => {
  const accepted = fc.constantFrom<Given>(
    {},
    { 'accept-encoding': 'gzip, deflate, br' },
    { 'accept-encoding': 'gzip;q=0' },
  )
  await fc.assert(
    fc.asyncProperty(anySearchUrl, accepted, async (url, headers) => {
      const [fast, api] = await both(url, headers)
      expect(fast).toEqual(api)
    }),
    { numRuns: 400 },
  )
  expect(answered.filter((by) => by === 'listener').length).toBeGreaterThan(100)
})

test('a search that the client has is answered by 304, with the headers that the API gives it', async () => {
  for (const path of ['/api/search?people=25-50', '/api/search?date=2026-12-12&guests=40']) {
    const first = await get('api', path)
    const etag = first.headers.etag ?? ''
    expect(etag).not.toBe('')
    const [fast, api] = await both(path, { 'if-none-match': `W/"other", ${etag}` })
    expect(fast).toEqual(api)
    expect([fast?.status, fast?.body]).toEqual([304, ''])
  }
  expect(answered).toEqual(['listener', 'listener'])
})

test.each<[string, [path: string, headers?: Given, method?: string]]>([
  ['HEAD', ['/api/search', {}, 'HEAD']],
  ['a write', ['/api/search', {}, 'POST']],
  ['a token', ['/api/search', { authorization: 'Bearer of-nobody' }]],
  ['a host that is none', ['/api/search', { host: 'a/b' }]],
  ['a day that is over', ['/api/search?date=2026-11-19']],
  ['an unknown parameter', ['/api/search?else=1']],
  ['another path', ['/api/search/more']],
])('leaves %s to the API', async (_, given) => {
  const [fast, api] = await both(...given)
  expect(fast).toEqual(api)
  expect(answered).not.toContain('listener')
})

test('a change of a caterer and an order are in the next search', async () => {
  const { id } = await aCaterer(server, {
    name: 'Before',
    location: { lat: 19.2, lng: 72.95 },
    maximumServingCapacity: 60,
  })
  await aPackage(server, { catererId: id, bands: ['25-50'] })
  const found = async (query: string) => {
    const { body } = await get('fast', `/api/search?lat=19.2&lng=72.95&radius=1${query}`)
    return (JSON.parse(body.toString()) as { total: number }).total
  }
  expect(await found('')).toBe(0)
  await server.services.catalogue.refresh([id])
  expect(await found('')).toBe(1)

  const onDay = '&date=2026-12-12&guests=50'
  expect(await found(onDay)).toBe(1)
  const ctx = server.context()
  await ctx.transaction((tx) => reserveCapacity(tx, { catererId: id, day: '2026-12-12', plates: 30 }))
  expect(await found(onDay)).toBe(0)
})

test('a request keeps the id that a trusted proxy gave it, and gets one of its own otherwise', async () => {
  expect((await get('fast', '/api/search', { 'x-request-id': 'of-the-proxy' })).requestId).toBe('of-the-proxy')
  expect((await get('fast', '/api/search', { 'x-request-id': 'a b' })).requestId).toMatch(/^[0-9A-Z]{26}$/)
  expect(answered).toEqual(['listener', 'listener'])
})
