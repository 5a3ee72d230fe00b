/** @alike-on-postgres it is about connections of clients and the event loop. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import { newId } from '#server/kernel/ids.ts'
import { onPostgres, withDatabase } from '#test/support/postgres.ts'
import { freePort, spawnProduct, startProduct, type RunningProduct } from '#test/support/product.ts'
import { forwardedGet, rawClient } from '#test/support/raw-client.ts'

// The built product in a process of its own, as it answers over the network.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let port: number
let settings: Record<string, string>
let product: RunningProduct
let cleanUp = async () => {}

beforeAll(async () => {
  port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'pangat-serving-'))
  const template = inject('template')
  const name = `pangat_serving_${newId().toLowerCase()}`
  if (!('dump' in template)) await onPostgres(template.server, `create database ${name} template ${template.name}`)
  settings = {
    ...('dump' in template ? {} : { DATABASE_URL: withDatabase(template.server, name) }),
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    // Tells of what pages read.
    LOG_LEVEL: 'debug',
  }
  cleanUp = async () => {
    if (!('dump' in template)) await onPostgres(template.server, `drop database ${name} with (force)`)
    await rm(dataDir, { recursive: true, force: true })
  }
  product = await startProduct(settings)
})

afterAll(async () => {
  await product?.kill()
  await cleanUp()
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(product.origin + path, { headers, method, redirect: 'manual' })

describe('the attack of 1,000 pipelined requests from one network', () => {
  const attacker = '203.0.113.1'
  const other = { 'x-forwarded-for': '198.51.100.7' }
  // With a day the list is rendered for each request.
  const page = `/pangat?lat=19.1&lng=72.85&date=${addDays(dayInIndia(new Date()), 30)}`

  function attack({ sockets = 50, onStatus }: { sockets?: number; onStatus?: (status: number) => void }) {
    return Array.from({ length: sockets }, () => {
      const client = rawClient(port, onStatus)
      client.socket.write(forwardedGet(page, attacker).repeat(1_000 / sockets))
      return client
    })
  }
  /** Searches that were made so far, by requests and for pages: each rendering of the page makes one. */
  const searches = () => product.output().split('"path":"/api/search"').length - 1

  test('answers a page and a search from another address before the last of them, and the rest with 503', async () => {
    const order: string[] = []
    const first = Promise.withResolvers<void>()
    const clients = attack({
      onStatus: (status) => {
        order.push(`attack ${status}`)
        first.resolve()
      },
    })
    await first.promise
    const visits = await Promise.all(
      [page, '/api/search?people=25-50'].map(async (path) => {
        const { status, body } = await get(path, other)
        await body?.cancel()
        order.push(`visitor ${path}`)
        return status
      }),
    )
    while (clients.some(({ statuses }) => statuses().length < 20)) await wait(20)
    for (const { socket } of clients) socket.destroy()

    expect(visits).toEqual([200, 200])
    const lastAttack = order.findLastIndex((what) => what.startsWith('attack'))
    expect(order.indexOf(`visitor ${page}`)).toBeLessThan(lastAttack)
    expect(order.indexOf('visitor /api/search?people=25-50')).toBeLessThan(lastAttack)
    const served = order.filter((what) => what === 'attack 200').length
    expect(order.filter((what) => what === 'attack 503')).toHaveLength(1_000 - served)
    expect(served).toBeGreaterThanOrEqual(64)
    expect(served).toBeLessThan(500)
  })

  test('is not worked on once its connections have closed', async () => {
    await quiet()
    const before = searches()
    const clients = attack({ sockets: 10 })
    // Reset at the first search: a client that merely says it is done would be noticed only when its first page is written.
    while (searches() === before) await wait(1)
    for (const { socket } of clients) socket.resetAndDestroy()
    await quiet()
    expect(searches() - before).toBeLessThan(32)
  })

  /** Serves other requests until what was started has ended. */
  async function quiet(): Promise<void> {
    let last = -1
    for (let still = 0; still < 20; still = searches() === last ? still + 1 : 0) {
      last = searches()
      expect((await get('/health/ready', other)).status).toBe(200)
      await wait(25)
    }
  }
})

test('a process whose event loop is delayed sheds everything but liveness and what it has in memory', async () => {
  const own = await freePort()
  const shedding = spawnProduct({
    ...settings,
    ...(settings['DATABASE_URL'] ? {} : { DATA_DIR: await mkdtemp(join(tmpdir(), 'pangat-shedding-')) }),
    PORT: String(own),
    // Less than the resolution of the measurement, so every window is above it.
    MAX_EVENT_LOOP_DELAY_MS: '1',
  })
  const statusOf = async (path: string) => {
    try {
      const { status, headers, body } = await fetch(`http://127.0.0.1:${own}${path}`)
      await body?.cancel()
      return [status, headers.has('retry-after')]
    } catch {
      // Not listening yet.
      return [0]
    }
  }
  try {
    const rendered = '/pangat?lat=19.1&lng=72.85&q=catering'
    while ((await statusOf(rendered))[0] !== 503) await wait(50)
    expect(await statusOf(rendered)).toEqual([503, true])
    expect(await statusOf('/health/ready')).toEqual([503, true])
    expect(await statusOf('/health/live')).toEqual([200, false])
  } finally {
    await shedding.kill()
  }
})

test('probes of health may name no host, as balancers send them; other requests must', async () => {
  const client = rawClient(port)
  for (const path of ['/health/live', '/health/ready', '/health/database', '/'])
    client.socket.write(`GET ${path} HTTP/1.1\r\nX-Forwarded-For: 198.51.100.8\r\n\r\n`)
  await vi.waitFor(() => expect(client.statuses()).toEqual([200, 200, 200, 400]))
  client.socket.destroy()
})

test.each(['/bill', '/my-orders', '/profile'])('without a script %s says that it needs one', async (path) => {
  const html = await (await get(path)).text()
  expect(html).toMatch(/<p class="[^"]*\bnoscript:block\b[^"]*">This page needs JavaScript\./)
})

describe('headers', () => {
  const refreshCookie = { cookie: 'pangat_refresh=0123456789abcdef' }
  const token = { authorization: 'Bearer not-a-token' }

  async function anAsset(): Promise<string> {
    const html = await (await get('/')).text()
    return /\/assets\/[^" ]+\.js/.exec(html)?.[0] ?? ''
  }

  test('every response has those of security, whatever it is', async () => {
    const paths = ['/', '/pangat.data', '/bill', '/nowhere', '/pictures/nowhere.avif', '/favicon.svg', await anAsset()]
    const api = ['/api/search', '/api/nothing', '/api/orders', '/api/docs', '/api/docs/scalar.js', '/api/openapi.json']
    const others = ['/health/live', '/health/ready', '/dev/mail', '/sitemap.xml', '/dev/gateway/nothing']
    for (const path of [...paths, ...api, ...others])
      for (const method of ['GET', 'HEAD', 'POST']) {
        const { headers } = await get(path, {}, method)
        expect([path, method, headers.get('x-content-type-options')]).toEqual([path, method, 'nosniff'])
        expect([path, method, headers.get('x-frame-options')]).toEqual([path, method, 'DENY'])
        expect([path, method, headers.get('referrer-policy')]).toEqual([path, method, expect.any(String)])
        // The site is opened by http here.
        expect([path, method, headers.get('strict-transport-security')]).toEqual([path, method, null])
      }
  })

  test('documents have a policy for their scripts, and answers of the API run none', async () => {
    for (const path of ['/', '/bill', '/nowhere', '/api/docs'])
      expect((await get(path)).headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
    for (const path of ['/api/search', '/api/nothing'])
      expect((await get(path)).headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('the worker of caterers’ pages is checked at each visit, and may talk to this site alone', async () => {
    const { status, headers } = await get('/caterer-dashboard/worker.js')
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')])
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
    const again = await get('/caterer-dashboard/worker.js', { 'if-none-match': headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  test('the page that the worker caches is the same for every day and reader, and names its build', async () => {
    const [one, other] = [
      await get('/caterer-dashboard/kitchen-sheet'),
      await get('/caterer-dashboard/kitchen-sheet?day=2026-12-12', refreshCookie),
    ]
    const html = await one.text()
    // Links of the page to itself keep its query, which they follow as soon as the page is alive.
    expect((await other.text()).replaceAll('?day=2026-12-12', '')).toBe(html)
    const worker = await (await get('/caterer-dashboard/worker.js')).text()
    const [mark = 'none'] = /\/assets\/manifest-\w+\.js/.exec(worker) ?? []
    expect(html).toContain(mark)
    const loaded = [...html.matchAll(/(?:href|src)="(\/assets\/[\w.-]+)"/g)].map(([, path = '']) => path)
    expect(loaded.filter((path) => !worker.includes(path))).toEqual([])
  })

  test('no mark of the renderer is left in a page', async () => {
    for (const path of ['/', '/pangat?lat=19&lng=72', '/nowhere'])
      expect(await (await get(path)).text()).not.toContain('nonce')
  })

  test('private pages, missing ones and failures are stored by no cache', async () => {
    for (const path of [
      '/bill',
      '/profile',
      '/my-orders',
      '/reset-password/secret',
      '/bill.data',
      '/nowhere',
      '/nowhere.data',
    ])
      expect([path, (await get(path)).headers.get('cache-control')]).toEqual([path, 'private, no-store'])
    for (const path of [
      '/caterer/nobody',
      '/pictures/nowhere.avif',
      '/assets/nowhere.js',
      '/api/nothing',
      '/api/orders',
    ])
      expect([path, (await get(path)).headers.get('cache-control')]).toEqual([path, 'private, no-store'])
    for (const path of ['/', '/pangat'])
      expect([path, (await get(path, {}, 'POST')).headers.get('cache-control')]).toEqual([path, 'private, no-store'])
  })

  test('responses of the API to a token are stored by no cache', async () => {
    const publicly = await get('/api/claims')
    expect(publicly.headers.get('cache-control')).toContain('s-maxage')
    const account = { email: 'customer@pangat.example', password: 'Pangat2026' }
    const signedIn = await fetch(`${product.origin}/auth/email/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
    const { token: own } = (await signedIn.json()) as { token: string }
    for (const headers of [token, { authorization: `Bearer ${own}` }])
      for (const path of ['/api/claims', '/api/caterer'])
        expect((await get(path, headers)).headers.get('cache-control')).toBe('private, no-store')
  })

  test('public pages and files are cached alike with and without the refresh cookie', async () => {
    const files = [await anAsset(), '/favicon.svg', '/pictures/covers/annapurna-rasoi-480.avif', '/api/openapi.json']
    for (const path of [
      '/',
      '/pangat',
      '/pangat/andheri',
      '/pangat.data',
      '/terms-and-conditions',
      '/sitemap.xml',
      ...files,
    ]) {
      const [without, with_] = [await get(path), await get(path, refreshCookie)]
      expect([path, without.headers.get('cache-control')]).toEqual([path, expect.stringMatching(/^public, /)])
      for (const name of ['cache-control', 'etag', 'vary'])
        expect([path, name, with_.headers.get(name)]).toEqual([path, name, without.headers.get(name)])
      expect(with_.headers.get('set-cookie')).toBeNull()
    }
  })

  test.each([
    '/api/openapi.json',
    '/api/docs',
    '/api/docs/scalar.js',
    '/favicon.svg',
    'an asset',
    '/pictures/covers/annapurna-rasoi-480.avif',
  ])('%s is compressed, tagged and answered 304 to a client that has it', async (named) => {
    const path = named === 'an asset' ? await anAsset() : named
    const first = await get(path, { 'accept-encoding': 'gzip' })
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    if (!path.endsWith('.avif')) expect(first.headers.get('content-encoding')).toBe('gzip')
    // Compressed before it was asked for: its length is known.
    expect(Number(first.headers.get('content-length'))).toBeGreaterThan(0)
    const again = await get(path, { 'accept-encoding': 'gzip', 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  // HEAD is always answered by the application, a third GET from memory.
  test.each(['/', '/pangat/andheri', '/terms-and-conditions', '/favicon.svg', 'an asset', 'a picture'])(
    '%s comes from memory with the headers and bytes that the application answers with',
    async (named) => {
      const path =
        { 'an asset': await anAsset(), 'a picture': '/pictures/covers/annapurna-rasoi-480.avif' }[named] ?? named
      for (const encoding of ['br', 'gzip, deflate', 'identity']) {
        const accept = { 'accept-encoding': encoding }
        const first = await get(path, accept)
        await (await get(path, accept)).arrayBuffer()
        const again = await get(path, accept)
        const made = await get(path, accept, 'HEAD')
        expect(ofTheAnswer(again.headers)).toEqual(ofTheAnswer(made.headers))
        expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()))
        const tag = { ...accept, 'if-none-match': made.headers.get('etag') ?? '' }
        const unchanged = [await get(path, tag), await get(path, tag, 'HEAD')]
        expect(unchanged.map(({ status }) => status)).toEqual([304, 304])
      }
    },
  )
})

/** Headers but those of the moment and of the connection. */
function ofTheAnswer(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)))
}
