import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { loadConfig } from '#server/kernel/config.ts'
import type { Listener } from './admit-requests.ts'
import { listen, type Listening } from './listen.ts'

const attacker = '203.0.113.1'
const other = '198.51.100.7'

let listening: Listening
const sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  listening.server.closeAllConnections()
  listening.server.close()
})

async function start(listener: Listener, settings: Record<string, string> = {}) {
  const config = loadConfig({
    PORT: '0',
    TRUST_PROXY: '1',
    MAX_EVENT_LOOP_DELAY_MS: '0',
    MAX_QUEUE_DELAY_MS: '0',
    ...settings,
  })
  listening = await listen(listener, config)
}

/** A connection, all that came over it, and whether it was closed. */
function client() {
  const socket = connect(listening.port, '127.0.0.1')
  const state = { socket, received: '', isClosed: false, statuses: () => statusesIn(state.received) }
  sockets.push(socket)
  socket.on('data', (data) => (state.received += data.toString('latin1')))
  socket.on('error', () => {})
  socket.on('close', () => (state.isClosed = true))
  return state
}

const statusesIn = (received: string) => [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))

const requestOf = (path: string, from: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: pangat.test\r\nX-Forwarded-For: ${from}\r\n${more}\r\n`

/** Resolves as soon as a condition holds; a test that never gets there fails by its time limit. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await turn()
}

/** As many turns of the event loop as it takes to start any work that is left. */
async function someTurns(): Promise<void> {
  for (let i = 0; i < 500; i++) await turn()
}

/** A listener that records what it starts, and works without a pause, as rendering does. */
function worker(milliseconds = 2) {
  const started: string[] = []
  const listener: Listener = (request: IncomingMessage, response: ServerResponse) => {
    started.push(`${String(request.headers['x-forwarded-for'])} ${request.url}`)
    const end = performance.now() + milliseconds
    while (performance.now() < end);
    response.end('done')
  }
  return { started, listener }
}

function attack(connections: number, pipelined: number) {
  return Array.from({ length: connections }, () => {
    const one = client()
    one.socket.write(requestOf('/expensive', attacker).repeat(pipelined))
    return one
  })
}

test('of 1,000 pipelined requests 64 are taken, the rest get 503, and another address is answered before the last of them', async () => {
  const { started, listener } = worker()
  await start(listener)
  const attackers = attack(50, 20)
  await until(() => started.length > 0)
  const visitor = client()
  visitor.socket.write(requestOf('/page', other) + requestOf('/search', other))
  const all = () => attackers.flatMap(({ statuses }) => statuses())
  await until(() => all().length === 1_000 && visitor.statuses().length === 2)

  expect(visitor.statuses()).toEqual([200, 200])
  const served = all().filter((status) => status === 200).length
  expect(all().filter((status) => status === 503)).toHaveLength(1_000 - served)
  expect(started.filter((what) => what.startsWith(attacker))).toHaveLength(served)
  // Requests that arrive after the first ones were answered are within the limit again; nearly all come before.
  expect(served).toBeGreaterThanOrEqual(64)
  expect(served).toBeLessThan(500)
  expect(started.lastIndexOf(`${attacker} /expensive`)).toBeGreaterThan(started.indexOf(`${other} /search`))
  expect(attackers.some(({ received }) => /503[^]*?Retry-After: \d/.test(received))).toBe(true)
})

test.each([
  ['that are answered at once share a turn of the event loop', (response: ServerResponse) => response.end('done'), 1],
  ['that go on have a turn each', async (response: ServerResponse) => response.end('done'), 10],
])('requests %s', async (_, answer, least) => {
  const turns = new Set<number>()
  let now = 0
  let isOver = false
  const count = (): void => {
    now += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await start((_, response) => {
    turns.add(now)
    return answer(response)
  })
  const one = client()
  one.socket.write(requestOf('/page', other).repeat(10))
  await until(() => one.statuses().length === 10)
  isOver = true
  expect(turns.size).toBeGreaterThanOrEqual(least)
  expect(turns.size).toBeLessThan(least === 1 ? 5 : 11)
})

test('requests whose connections closed before their work are not started', async () => {
  const { started, listener } = worker()
  await start(listener)
  const attackers = attack(50, 20)
  await until(() => started.length > 0)
  for (const { socket } of attackers) socket.destroy()
  await until(() => attackers.every(({ isClosed }) => isClosed))
  await someTurns()
  expect(started.length).toBeLessThan(64)
  // Their places are free again.
  const again = attack(1, 64)
  await until(() => again[0]?.statuses().length === 64)
  expect(new Set(again[0]?.statuses())).toEqual(new Set([200]))
})

test('a work that started is finished though its connection closed, and stays in flight until then', async () => {
  let finish = () => {}
  let finished = 0
  const listener: Listener = async (_, response) => {
    await new Promise<void>((resolve) => (finish = resolve))
    finished += 1
    response.end()
  }
  await start(listener, { MAX_REQUESTS_PER_NETWORK: '1' })
  const first = client()
  first.socket.write(requestOf('/write', attacker))
  await someTurns()
  first.socket.destroy()
  await someTurns()
  const second = client()
  second.socket.write(requestOf('/write', attacker))
  await until(() => second.statuses().length === 1)
  expect([finished, second.statuses()]).toEqual([0, [503]])
  finish()
  await someTurns()
  expect(finished).toBe(1)
  second.socket.write(requestOf('/write', attacker))
  await someTurns()
  finish()
  await until(() => second.statuses().length === 2)
  expect(second.statuses()).toEqual([503, 200])
})

test('beyond a limit liveness alone is answered', async () => {
  let stuck = 0
  const listener: Listener = (request, response) => {
    if (request.url === '/health/live') response.end('live')
    else stuck += 1
    return request.url === '/health/live' ? undefined : new Promise(() => {})
  }
  await start(listener, { MAX_REQUESTS: '1' })
  client().socket.write(requestOf('/page', attacker))
  await until(() => stuck === 1)
  const probe = client()
  probe.socket.write(requestOf('/health/live', other) + requestOf('/health/ready', other) + requestOf('/', other))
  await until(() => probe.statuses().length === 3)
  expect(probe.statuses()).toEqual([200, 503, 503])
})

test('a connection beyond the limit gets 503 and is closed, and liveness over it is answered', async () => {
  const { listener } = worker(0)
  await start(listener, { MAX_CONNECTIONS: '1' })
  const first = client()
  first.socket.write(requestOf('/', other))
  await until(() => first.statuses().length === 1)
  const second = client()
  second.socket.write(requestOf('/health/live', other) + requestOf('/', other))
  await until(() => second.isClosed)
  expect([first.statuses(), second.statuses()]).toEqual([[200], [200, 503]])
})

test('a connection is closed after its last allowed request', async () => {
  const { started, listener } = worker(0)
  await start(listener, { MAX_REQUESTS_PER_SOCKET: '3' })
  const one = client()
  one.socket.write(requestOf('/', other).repeat(5))
  await until(() => one.isClosed)
  expect([started.length, one.statuses()]).toEqual([3, [200, 200, 200]])
})

test('a page that a person waits for says so in words', async () => {
  await start(() => new Promise(() => {}), { MAX_REQUESTS: '1' })
  const one = client()
  one.socket.write(requestOf('/', other))
  await someTurns()
  const person = client()
  person.socket.write(requestOf('/', other, 'Accept: text/html\r\n'))
  await until(() => person.received.includes('</html>'))
  expect(Buffer.from(person.received, 'latin1').toString()).toContain('We’re having trouble right now.')
  expect(person.received.toLowerCase()).toContain('cache-control: private, no-store')
})

test.each([
  ['says nothing', ''],
  ['sends half a request', 'GET / HTTP/1.1\r\nHost: pangat.test\r\n'],
  ['sends half a body', 'POST / HTTP/1.1\r\nHost: pangat.test\r\nContent-Length: 10\r\n\r\nabc'],
])('a connection that %s is closed', async (_, sent) => {
  await start(() => new Promise(() => {}), { MAX_SILENT_SECONDS: '1' })
  const one = client()
  if (sent) one.socket.write(sent)
  await once(one.socket, 'close')
  expect(one.isClosed).toBe(true)
})

test('a connection whose client does not read is closed', async () => {
  const body = Buffer.alloc(64 * 1024 * 1024)
  await start((_, response) => void response.end(body), { MAX_SILENT_SECONDS: '1' })
  const one = client()
  one.socket.pause()
  one.socket.write(requestOf('/', other))
  const [socket] = (await once(listening.server, 'connection')) as [Socket]
  await once(socket, 'close')
  expect(socket.destroyed).toBe(true)
})

test('a client that waits for a slow work is not cut', async () => {
  const listener: Listener = async (_, response) => {
    await wait(2_500)
    response.end('done')
  }
  await start(listener, { MAX_SILENT_SECONDS: '1' })
  const one = client()
  one.socket.write(requestOf('/', other))
  await until(() => one.received.endsWith('done') || one.isClosed)
  expect(one.statuses()).toEqual([200])
})

const form = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100\r\n'
const uploadBy = (from: string) => requestOf('/api/images', from, form).replace('GET', 'POST')

test('uploads have limits of their own, and keep no other request out', async () => {
  let uploads = 0
  const listener: Listener = (request, response) => {
    if (request.method === 'GET') return response.end('done')
    uploads += 1
    return new Promise(() => {})
  }
  await start(listener, { MAX_UPLOADS: '3', MAX_UPLOADS_PER_NETWORK: '2', MAX_REQUESTS: '1' })
  const uploaders = [attacker, attacker, attacker, other, '192.0.2.5'].map((from) => {
    const one = client()
    one.socket.write(uploadBy(from))
    return one
  })
  await until(() => uploads === 3 && uploaders.filter((one) => one.statuses().length > 0).length === 2)
  expect(uploaders.map((one) => one.statuses())).toEqual([[], [], [503], [], [503]])
  const visitor = client()
  visitor.socket.write(requestOf('/page', attacker))
  await until(() => visitor.statuses().length === 1)
  expect(visitor.statuses()).toEqual([200])
})

test('streams have limits of their own, count neither as requests nor as connections, and are the last answer of theirs', async () => {
  let streams = 0
  const listener: Listener = (request, response) => {
    if (request.url !== '/api/events') return response.end('done')
    streams += 1
    response.write('open')
    return new Promise(() => {})
  }
  const limits = { MAX_STREAMS: '3', MAX_STREAMS_PER_NETWORK: '2', MAX_REQUESTS: '1', MAX_CONNECTIONS: '3' }
  await start(listener, limits)
  const followers = []
  for (const from of [attacker, attacker, attacker, other, '192.0.2.5']) {
    const one = client()
    one.socket.write(requestOf('/api/events', from))
    followers.push(one)
    await until(() => one.statuses().length === 1)
  }
  expect(followers.map((one) => one.statuses())).toEqual([[200], [200], [503], [200], [503]])
  expect(streams).toBe(3)
  for (const one of followers) expect(one.received.toLowerCase()).toContain('connection: close')
  const visitors = [client(), client(), client()]
  for (const one of visitors) {
    one.socket.write(requestOf('/page', attacker))
    await until(() => one.statuses().length === 1)
  }
  expect(visitors.flatMap((one) => one.statuses())).toEqual([200, 200, 200])
})

test('a body that takes too long to arrive is cut, and one of a file has more time', async () => {
  const config = loadConfig({ PORT: '0', MAX_EVENT_LOOP_DELAY_MS: '0' })
  listening = await listen(() => new Promise(() => {}), config, { requestMs: 300, uploadMs: 60_000 })
  const [slow, upload] = [client(), client()]
  upload.socket.write(uploadBy(other))
  slow.socket.write('POST /api/orders HTTP/1.1\r\nHost: pangat.test\r\nContent-Length: 10\r\n\r\nabc')
  await until(() => slow.isClosed)
  expect([slow.statuses(), upload.isClosed]).toEqual([[408], false])
})

test('headers that come a few bytes at a time are cut when their time is over', async () => {
  const config = loadConfig({ PORT: '0', MAX_EVENT_LOOP_DELAY_MS: '0' })
  listening = await listen(() => undefined, config, { headersMs: 300 })
  const slow = client()
  slow.socket.write('GET / HTTP/1.1\r\nHost: pangat.test\r\n')
  const drip = setInterval(() => slow.socket.write('X: 1\r\n'), 100)
  await until(() => slow.isClosed)
  clearInterval(drip)
  expect(slow.statuses()).toEqual([408])
})

test.each([
  ['is no HTTP', 'nonsense\r\n\r\n', 400],
  ['names two hosts', 'GET / HTTP/1.1\r\nHost: pangat.test\r\nHOST: evil.test\r\n\r\n', 400],
  ['has headers without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('a request that %s is answered with the headers of every response', async (_, sent, status) => {
  await start(() => undefined)
  const one = client()
  one.socket.write(sent)
  await until(() => one.isClosed)
  expect(one.statuses()).toEqual([status])
  expect(one.received).toContain('X-Content-Type-Options: nosniff')
})

test('browsers are told to use https alone only where the site is opened by it', async () => {
  const { listener } = worker(0)
  await start(listener)
  const plain = client()
  plain.socket.write(requestOf('/', other))
  await until(() => plain.statuses().length === 1)
  expect(plain.received).not.toContain('Strict-Transport-Security')
  listening.server.close()
  await start(listener, { PUBLIC_URL: 'https://pangat.test' })
  const secure = client()
  secure.socket.write(requestOf('/', other))
  await until(() => secure.statuses().length === 1)
  expect(secure.received).toContain('Strict-Transport-Security: max-age=31536000; includeSubDomains')
})

/** Refuses a body unread, as an application does by its declared length. */
const refuser: Listener = (_, response: ServerResponse) => {
  response.writeHead(413, { 'Content-Type': 'text/plain' })
  response.end('too large')
}

const post = (length: number) =>
  `POST /refused HTTP/1.1\r\nHost: pangat.test\r\nX-Forwarded-For: ${attacker}\r\nContent-Length: ${length}\r\n\r\n`

test.each([
  ['within what is still read', 900_000],
  ['beyond it', 5_000_000],
])('a body that is refused unread is answered and ends its connection, %s', async (_, length) => {
  await start(refuser)
  const sender = client()
  sender.socket.write(post(length))
  sender.socket.write(Buffer.alloc(length, 'a'))
  sender.socket.write(requestOf('/next', attacker))
  await until(() => sender.isClosed)
  expect(sender.statuses()).toEqual([413])
  expect(sender.received).toMatch(/^Connection: close\r$/im)
})

test('a refused body of which nothing more comes ends its connection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await start(refuser)
  const sender = client()
  sender.socket.write(post(900_000))
  await someTurns()
  vi.advanceTimersByTime(5_000)
  vi.useRealTimers()
  await until(() => sender.isClosed)
  expect(sender.statuses()).toEqual([413])
})

test('a request whose body has arrived keeps its connection', async () => {
  await start(async (request, response) => {
    await until(() => request.complete)
    refuser(request, response)
  })
  const sender = client()
  sender.socket.write(`${post(5)}Poha!`)
  await until(() => sender.statuses().length === 1)
  sender.socket.write(`${post(5)}Chaas`)
  await until(() => sender.statuses().length === 2)
  expect(sender.received).not.toMatch(/^Connection: close/im)
})

test('a process that ends takes new connections until a balancer has noticed, and tells each to close', async () => {
  await start((_, response) => response.end('ok'), { DRAIN_NOTICE_MS: '1500' })
  const drained = listening.drain()
  // Longer than without the setting.
  await new Promise((resolve) => setTimeout(resolve, 600))
  const late = client()
  late.socket.write(requestOf('/', other))
  await until(() => late.isClosed)
  expect(late.received).toMatch(/HTTP\/1\.1 200 [^]*Connection: close/i)
  await drained
  const tooLate = client()
  await until(() => tooLate.isClosed)
  expect(tooLate.received).toBe('')
})
