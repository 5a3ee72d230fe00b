import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createReadyAnswers, type ReadyResponse } from './ready-response.ts'

const page: ReadyResponse = {
  etag: '"of-this-page"',
  headers: [
    ['content-type', 'text/html'],
    ['cache-control', 'public, max-age=0'],
    ['content-encoding', 'br'],
  ],
  body: Buffer.from('the page'),
}
const base = { 'Cache-Control': 'private, no-store', 'X-Frame-Options': 'DENY' }

let server: Server
afterEach(() => server.close())

async function start() {
  const asked: unknown[] = []
  const answer = createReadyAnswers((url, acceptEncoding) => {
    asked.push([url, acceptEncoding])
    return url.startsWith('/page') ? page : undefined
  }, base)
  server = createServer((request, response) => {
    if (!answer(request, response)) response.end('made for this request')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET', body = '') => {
    const sent = ask({ port, path, method, headers: { connection: 'close', ...headers } }).end(body)
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    return { response, text: (await response.toArray()).join('') }
  }
  return { asked, get }
}

test('answers a page with the headers of every response, its own in their place, its tag and its length', async () => {
  const { get, asked } = await start()
  const { response, text } = await get('/page?a=1', { 'accept-encoding': 'gzip, br' })
  expect(text).toBe('the page')
  const { date, ...headers } = response.headers
  expect(headers).toEqual({
    'cache-control': 'public, max-age=0',
    'x-frame-options': 'DENY',
    'content-type': 'text/html',
    'content-encoding': 'br',
    etag: '"of-this-page"',
    'content-length': '8',
    connection: 'close',
  })
  expect(Date.parse(date ?? '')).toBeGreaterThan(0)
  expect(asked).toEqual([['/page?a=1', 'gzip, br']])
})

test('answers 304 without a body to a client that has the page', async () => {
  const { get } = await start()
  const { response, text } = await get('/page', { 'if-none-match': '"other", "of-this-page"' })
  expect([response.statusCode, text]).toEqual([304, ''])
  expect(response.headers).toMatchObject({ etag: '"of-this-page"', 'cache-control': 'public, max-age=0' })
  expect(response.headers).not.toHaveProperty('content-encoding')
})

test.each<[string, [path: string, headers?: Record<string, string>, method?: string, body?: string]]>([
  ['what is not in memory', ['/other']],
  ['HEAD', ['/page', {}, 'HEAD']],
  ['a write', ['/page', {}, 'POST', 'a=1']],
  ['a GET with a body', ['/page', { 'content-length': '3' }, 'GET', 'abc']],
  ['a part of a file', ['/page', { range: 'bytes=0-3' }]],
  ['an address longer than any of ours', [`/page?${'a'.repeat(1_000)}`]],
  ['endless encodings', ['/page', { 'accept-encoding': 'br,'.repeat(40) }]],
])('leaves %s to the application', async (_, request) => {
  const { get } = await start()
  const { response, text } = await get(...request)
  expect(response.headers).not.toHaveProperty('etag')
  if (request[2] !== 'HEAD') expect(text).toBe('made for this request')
})
