import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { AppError } from '#server/kernel/app-error.ts'
import { limitBody } from './limit-body.ts'
import type { Http } from './request.ts'

const most = 10
let server: Server
let port: number

beforeAll(async () => {
  const app = new Hono<Http>()
  app.onError((error, c) => c.text(error instanceof AppError ? error.code : String(error), 413))
  app.post('/', limitBody(most), async (c) => c.text(await c.req.text()))
  const listener = getRequestListener(app.fetch)
  server = createServer((...request) => void listener(...request))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  return () => server.close()
})
afterAll(() => vi.restoreAllMocks())

/** Posts a body with its length, or in chunks without one. */
async function post(body: string, as: 'whole' | 'chunks'): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const sent = request({ port, method: 'POST' }, (response) => {
    response.setEncoding('utf8')
    response.toArray().then((parts) => resolve(`${response.statusCode} ${parts.join('')}`), reject)
  })
  sent.on('error', reject)
  if (as === 'whole') sent.setHeader('Content-Length', Buffer.byteLength(body))
  for (const letter of as === 'chunks' ? body : '') sent.write(letter)
  sent.end(as === 'whole' ? body : undefined)
  return promise
}

test.each(['whole', 'chunks'] as const)(
  'a body that comes %s is read up to the limit and rejected beyond',
  async (as) => {
    expect(await post('123456789₹'.slice(0, 7), as)).toBe('200 1234567')
    expect(await post('1234567₹', as)).toBe('200 1234567₹')
    expect(await post('12345678₹', as)).toBe('413 too_large')
  },
)

test('a body whose length is stated is not read by way of a second request', async () => {
  const asWebStream = vi.spyOn(Readable, 'toWeb')
  expect(await post('1234567890', 'whole')).toBe('200 1234567890')
  expect(asWebStream).not.toHaveBeenCalled()
  expect(await post('1234567890', 'chunks')).toBe('200 1234567890')
  expect(asWebStream).toHaveBeenCalled()
})

test('a body without a length that no server has framed is counted', async () => {
  const app = new Hono<Http>()
  app.onError((_, c) => c.text('too large', 413))
  app.post('/', limitBody(most), (c) => c.text('fits'))
  const within = async (body: string) => (await app.request('/', { method: 'POST', body })).text()
  expect(await within('x'.repeat(most))).toBe('fits')
  expect(await within('x'.repeat(most + 1))).toBe('too large')
})
