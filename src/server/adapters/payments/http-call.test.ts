import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createHttpCall } from './http-call.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

/** A server that does as told, and how many connections it was opened. */
async function serving(listener: RequestListener) {
  const seen = { connections: 0, requests: 0 }
  server = createServer((request, response) => {
    seen.requests += 1
    request.resume().on('end', () => listener(request, response))
  }).on('connection', () => (seen.connections += 1))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { seen, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/` }
}

const call = createHttpCall({ timeoutMs: 500, mostBytes: 1_000 })
const get = { method: 'GET', headers: {} } as const
const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' } as const

test('requests that follow each other share a connection', async () => {
  const { seen, url } = await serving((_, response) => response.end('yes'))
  for (const request of [get, post, get]) expect(await call(url, request)).toEqual({ status: 200, text: 'yes' })
  expect(seen).toEqual({ connections: 1, requests: 3 })
})

/** Answers the first request, then breaks the connection under every request that reuses one. */
function breakingReused(): RequestListener {
  const used = new WeakSet()
  return ({ socket }, response) => {
    if (used.has(socket)) return void socket.destroy()
    used.add(socket)
    response.end('yes')
  }
}

test('a GET whose reused connection breaks is sent once more', async () => {
  const { seen, url } = await serving(breakingReused())
  await call(url, get)
  expect(await call(url, get)).toEqual({ status: 200, text: 'yes' })
  expect(seen).toEqual({ connections: 2, requests: 3 })
})

test('a POST whose reused connection breaks is not sent again', async () => {
  const { seen, url } = await serving(breakingReused())
  await call(url, post)
  await expect(call(url, post)).rejects.toThrow()
  expect(seen).toEqual({ connections: 1, requests: 2 })
})

test('a GET whose first connection breaks is not sent again', async () => {
  const { seen, url } = await serving(({ socket }) => void socket.destroy())
  await expect(call(url, get)).rejects.toThrow()
  expect(seen.requests).toBe(1)
})

test.each<[string, RequestListener, string]>([
  ['a redirect', (_, response) => response.writeHead(302, { location: '/' }).end(), 'redirected with 302'],
  ['a long body', (_, response) => response.end('x'.repeat(1_001)), 'answer too long'],
  ['silence', () => {}, 'no answer within 500 ms'],
  ['half a body', (_, response) => void response.writeHead(200).write('y'), 'no answer within 500 ms'],
])('%s rejects', async (_, listener, message) => {
  const { url } = await serving(listener)
  await expect(call(url, get)).rejects.toThrow(message)
})
