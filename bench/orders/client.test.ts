import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLeanClient, parseResponse } from './client.ts'

let server: Server
let port: number

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      if (request.url === '/close') response.setHeader('connection', 'close')
      response.statusCode = request.method === 'POST' ? 201 : 200
      // Without a length Node sends the body in chunks.
      if (request.url === '/chunks') response.write('first ')
      response.end(`${request.method} ${String(request.headers['x-name'])} ${body}`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(() => server.close())

test('a client sends headers and bodies and goes on over the same connection', async () => {
  const client = createLeanClient(port)
  let connections = 0
  server.on('connection', () => (connections += 1))
  const send = async (path: string, body: string) => {
    const { status, body: answer } = await client.send({ method: 'POST', path, headers: { 'x-name': 'é' }, body })
    return `${status} ${answer.toString()}`
  }
  expect(await send('/', 'one ₹')).toMatch(/^201 POST .* one ₹$/)
  expect(await send('/chunks', 'two')).toMatch(/^201 first POST .* two$/)
  expect(connections).toBe(1)
  client.close()
})

test('a client opens another connection when the server has closed its own', async () => {
  const client = createLeanClient(port)
  for (const path of ['/close', '/', '/close', '/'])
    expect((await client.send({ method: 'GET', path, headers: {} })).status).toBe(200)
  client.close()
})

test('a request whose connection ends without an answer is rejected', async () => {
  const silent = createServer((request) => request.socket.destroy())
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const client = createLeanClient((silent.address() as AddressInfo).port)
  await expect(client.send({ method: 'GET', path: '/', headers: {} })).rejects.toThrow()
  silent.close()
})

test('a response is one only when all of it is there', () => {
  const whole = Buffer.from(
    'HTTP/1.1 200 OK\r\nContent-Encoding: br\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
  )
  for (let length = 0; length < whole.length; length++) expect(parseResponse(whole.subarray(0, length))).toBeUndefined()
  expect(parseResponse(whole)).toEqual({
    status: 200,
    encoding: 'br',
    isLast: false,
    body: Buffer.from('hello'),
  })
})
