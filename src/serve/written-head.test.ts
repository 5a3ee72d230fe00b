import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { clockAt, type Clock } from '#server/kernel/clock.ts'
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

interface Written {
  answer: RequestListener
  /** Which responses Node wrote the head of, counted from 1. */
  byNode: number[]
}

/** Answers as the writer does. `before` is called with each response and its number. */
function written({
  content = body,
  clock = clockAt(new Date('2026-11-30T06:30:00Z')),
  before = () => undefined,
}: {
  content?: string | Buffer
  clock?: Clock
  before?: (response: ServerResponse, count: number) => void
} = {}): Written {
  const send = createHeadWriter(clock)
  const byNode: number[] = []
  let count = 0
  return {
    byNode,
    answer(_, response) {
      count += 1
      before(response, count)
      const writeHead = vi.spyOn(response, 'writeHead')
      send(response, headLines(headers), content)
      if (writeHead.mock.calls.length > 0) byNode.push(count)
    },
  }
}

const usual: RequestListener = (_, response) => response.writeHead(200, headers.flat()).end(body)

describe('what is sent', () => {
  test.each([
    ['a text', body],
    ['bytes', Buffer.from(body)],
  ])('is what Node writes from names and values, for %s', async (_, content) => {
    const { answer, byNode } = written({ content })
    const requests = [get, get, get, getAndClose]
    const bytes = await bytesOf(answer, ...requests)
    expect(undated(bytes)).toBe(undated(await bytesOf(usual, ...requests)))
    expect(bytes.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(4)
    // The first of the second, and the one that closes the connection.
    expect(byNode).toEqual([1, 4])
  })

  test.each([
    ['of the former version', 'GET / HTTP/1.0\r\nHost: pangat\r\n\r\n'],
    ['that waits to go on', 'GET / HTTP/1.1\r\nHost: pangat\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n'],
  ])('is what Node writes for a request %s', async (_, last) => {
    const requests = [get, get, last]
    expect(undated(await bytesOf(written().answer, ...requests))).toBe(undated(await bytesOf(usual, ...requests)))
  })

  test('has headers that were set before', async () => {
    const { answer } = written({
      before: (response, count) => void (count === 3 && response.setHeader('Connection', 'close')),
    })
    const bytes = await bytesOf(answer, get, get, get, get)
    expect(bytes.match(/Connection: (\S+)/g)).toEqual([
      'Connection: keep-alive',
      'Connection: keep-alive',
      'Connection: close',
    ])
  })

  test('has the date of each second', async () => {
    const clock = clockAt(new Date('2026-11-30T06:30:00.999Z'))
    const { answer, byNode } = written({ clock, before: (_, count) => void (count === 3 && clock.advance(1)) })
    await bytesOf(answer, get, get, get, get)
    expect(byNode).toEqual([1, 3])
  })

  test('is written by Node each time where its head is not the one that was expected', async () => {
    const { answer, byNode } = written({
      before(response) {
        const write = response.writeHead.bind(response)
        response.writeHead = (status: number, given?: unknown) =>
          write(status, ['x-first', '1', ...(given as string[])])
      },
    })
    const bytes = await bytesOf(answer, get, get, get)
    expect(bytes.match(/x-first: 1/g)).toHaveLength(3)
    expect(byNode).toEqual([1, 2, 3])
  })
})

test('headers are checked as they are written down', () => {
  expect(headLines(headers)).toBe(headers.map(([name, value]) => headLine(name, value)).join(''))
  expect(() => headLines([['x-name', 'a\r\nSet-Cookie: b=c']])).toThrow('Invalid character in header content')
  expect(() => headLines([['x name', 'a']])).toThrow('valid HTTP token')
})
