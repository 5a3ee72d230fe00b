import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { clockAt } from '#server/kernel/clock.ts'
import { createHeadWriter, headLine, headLines } from './written-head.ts'

const body = 'the page'
const headers = [
  ['content-type', 'text/html; charset=utf-8'],
  ['x-frame-options', 'DENY'],
  ['content-length', String(body.length)],
] as const
const get = 'GET / HTTP/1.1\r\nHost: pangat\r\n\r\n'
const getAndClose = 'GET / HTTP/1.1\r\nHost: pangat\r\nConnection: close\r\n\r\n'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Everything that a server sends for requests over one connection, until it closes that. */
async function bytesOf(listener: RequestListener, ...requests: string[]): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(requests.join(''))
  return (await socket.setEncoding('latin1').toArray()).join('')
}

const undated = (bytes: string) => bytes.replaceAll(/Date: .+ GMT/g, 'Date: now')

/** Answers as the writer does, whose clock stands still. */
function written(content: string | Buffer = body): { answer: RequestListener; wroteHead: number[] } {
  const send = createHeadWriter(clockAt(new Date('2026-11-30T06:30:00Z')))
  const wroteHead: number[] = []
  let count = 0
  return {
    wroteHead,
    answer(_, response) {
      count += 1
      const writeHead = vi.spyOn(response, 'writeHead')
      send(response, headLines(headers), content)
      if (writeHead.mock.calls.length > 0) wroteHead.push(count)
    },
  }
}

const byNode: RequestListener = (_, response) => response.writeHead(200, headers.flat()).end(body)

describe('what is sent', () => {
  test.each([
    ['a text', body],
    ['bytes', Buffer.from(body)],
  ])('is what Node writes from names and values, for %s', async (_, content) => {
    const { answer, wroteHead } = written(content)
    const requests = [get, get, get, getAndClose]
    const bytes = await bytesOf(answer, ...requests)
    expect(undated(bytes)).toBe(undated(await bytesOf(byNode, ...requests)))
    expect(bytes.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(4)
    // The first of the second, and the one that closes the connection.
    expect(wroteHead).toEqual([1, 4])
  })

  test.each([
    ['of the former version', 'GET / HTTP/1.0\r\nHost: pangat\r\n\r\n'],
    ['that waits to go on', 'GET / HTTP/1.1\r\nHost: pangat\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n'],
  ])('is what Node writes for a request %s', async (_, last) => {
    const requests = [get, get, last]
    expect(undated(await bytesOf(written().answer, ...requests))).toBe(undated(await bytesOf(byNode, ...requests)))
  })

  test('has headers that were set before', async () => {
    const send = createHeadWriter(clockAt(new Date('2026-11-30T06:30:00Z')))
    let count = 0
    const bytes = await bytesOf(
      (_, response) => {
        count += 1
        if (count === 3) response.setHeader('Connection', 'close')
        send(response, headLines(headers), body)
      },
      get,
      get,
      get,
      get,
    )
    expect(bytes.match(/Connection: (\S+)/g)).toEqual([
      'Connection: keep-alive',
      'Connection: keep-alive',
      'Connection: close',
    ])
  })

  test('has the date of each second', async () => {
    const clock = clockAt(new Date('2026-11-30T06:30:00.999Z'))
    const send = createHeadWriter(clock)
    const heads: number[] = []
    let count = 0
    await bytesOf(
      (_, response) => {
        count += 1
        if (count === 3) clock.advance(1)
        const writeHead = vi.spyOn(response, 'writeHead')
        send(response, headLines(headers), body)
        if (writeHead.mock.calls.length > 0) heads.push(count)
      },
      get,
      get,
      get,
      get,
    )
    expect(heads).toEqual([1, 3])
  })
})

test('headers are checked as they are written down', () => {
  expect(headLines(headers)).toBe(headers.map(([name, value]) => headLine(name, value)).join(''))
  expect(() => headLines([['x-name', 'a\r\nSet-Cookie: b=c']])).toThrow('Invalid character in header content')
  expect(() => headLines([['x name', 'a']])).toThrow('valid HTTP token')
})
