import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { getRequestListener } from '@hono/node-server'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { anAddress, aFeast, from } from '#test/support/ordering.ts'
import { freePort } from '#test/support/product.ts'
import { useServer } from '#test/support/server.ts'

// The public URL of the settings is where the service really listens, so that the client's Host is the site's.
const port = await freePort()
const site = `http://localhost:${port}`
const server = useServer({ PORT: String(port) })
let http: Server

beforeAll(async () => {
  const answer = getRequestListener(createApp(server.services).fetch)
  http = createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1')
  await once(http, 'listening')
})
afterAll(() => void http.close())

/** The SDK's own client, over HTTP, from a network of its own. */
async function aClient(headers = from(anAddress())): Promise<Client> {
  const client = new Client({ name: 'tests', version: '1.0.0' })
  const transport = new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), {
    requestInit: { headers },
  })
  await client.connect(transport)
  return client
}

function post(body: unknown, headers: Record<string, string> = {}) {
  return server.request('/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      host: `localhost:${port}`,
      ...from(anAddress()),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
const listTools = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

test('a client lists five tools with schemas of the contract', async () => {
  const client = await aClient()
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'search_caterers',
    'get_caterer',
    'get_menu',
    'get_availability',
    'get_bill',
  ])
  const [search, , , days, bill] = tools
  expect(search?.inputSchema.properties).toMatchObject({ guests: { type: 'integer' }, budget: { type: 'number' } })
  expect(days?.inputSchema.required).toEqual(['id', 'from', 'to', 'guests'])
  expect(Object.keys(bill?.inputSchema.properties ?? {})).toContain('catererId')
  expect(Object.keys(bill?.inputSchema.properties ?? {})).not.toContain('replaces')
  await client.close()
})

describe('each tool', () => {
  test('answers with a url, and with what the caterer wrote marked as such', async () => {
    const feast = await aFeast(server)
    const { caterer } = feast
    await server.services.catalogue.refresh([caterer.id])
    const client = await aClient()
    const call = async (name: string, given: Record<string, unknown>) => {
      const { isError, structuredContent } = await client.callTool({ name, arguments: given })
      expect(isError, JSON.stringify(structuredContent)).toBeFalsy()
      return structuredContent as Record<string, unknown>
    }
    const url = `${site}/caterer/${caterer.slug}`

    const found = await call('search_caterers', { q: caterer.name, guests: 40 })
    expect(found).toMatchObject({
      url: expect.stringContaining(`${site}/pangat?`),
      caterers: [{ id: caterer.id, url, byCaterer: { name: caterer.name } }],
    })
    const profile = await call('get_caterer', { slug: caterer.slug })
    expect(profile).toMatchObject({ id: caterer.id, url, byCaterer: { name: caterer.name } })
    expect(JSON.stringify(profile)).not.toMatch(/gstNo|mobileNo/)

    const menu = await call('get_menu', { catererId: caterer.id })
    expect(menu).toMatchObject({ url, packages: [{ byCaterer: { name: expect.any(String) } }] })

    const days = await call('get_availability', { id: caterer.id, from: '2026-12-11', to: '2026-12-12', guests: 40 })
    expect(days).toMatchObject({ url, days: [{ day: '2026-12-11', state: 'free' }, { day: '2026-12-12' }] })

    const [offer] = menu['packages'] as { id: string }[]
    const bill = await call('get_bill', {
      catererId: caterer.id,
      packageId: offer?.id,
      guests: 40,
      selections: [],
      dietSplit: { veg: 40, jain: 0, nonVeg: 0 },
    })
    expect(bill).toMatchObject({ url, bill: { total: expect.any(Number) } })
    await client.close()
  })

  test('says what is wrong with its input, and an unknown one is an error of the protocol', async () => {
    const client = await aClient()
    for (const [name, given] of [
      ['search_caterers', { guests: 'many' }],
      ['search_caterers', { place: { name: 'Andheri' } }],
      ['search_caterers', { constructor: 1 }],
      ['get_caterer', {}],
      ['get_caterer', { slug: '../../orders' }],
      ['get_menu', { catererId: 'nobody' }],
      ['get_availability', { id: 'nobody', from: '2026-12-11', to: '2026-12-12', guests: 40 }],
      ['get_bill', { catererId: 'nobody' }],
    ] as const) {
      const { isError, content } = await client.callTool({ name, arguments: given })
      expect(isError, name).toBe(true)
      expect(content).toMatchObject([{ type: 'text', text: expect.stringMatching(/\w/) }])
    }
    await expect(client.callTool({ name: 'delete_everything' })).rejects.toThrow('no such tool')
    await client.close()
  })

  test('asks the API for nothing by dots, which would lead to another path', async () => {
    const client = await aClient()
    for (const dots of ['.', '..'])
      for (const [name, given] of [
        ['get_caterer', { slug: dots }],
        ['get_menu', { catererId: dots }],
        ['get_availability', { id: dots, from: '2026-12-11', to: '2026-12-12', guests: 40 }],
      ] as const) {
        const { isError, content } = await client.callTool({ name, arguments: given })
        expect([name, isError, content]).toMatchObject([name, true, [{ text: 'An id or slug is missing.' }]])
      }
    await client.close()
  })
})

test('only POST is answered', async () => {
  for (const method of ['GET', 'DELETE', 'PUT']) {
    const response = await server.request('/mcp', { method, headers: { host: `localhost:${port}` } })
    expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'POST'])
  }
})

test.each([
  [`localhost:${port}`, 200],
  [`127.0.0.1:${port}`, 200],
  [`[::1]:${port}`, 200],
  [`LOCALHOST:${port}`, 200],
  ['localhost:1', 403],
  ['localhost', 403],
  ['evil.example', 403],
  [`localhost:${port}.evil.example`, 403],
])('a Host of %s answers %i', async (host, status) => {
  expect((await post(listTools, { host })).status).toBe(status)
})

test.each([
  [site, 200],
  ['https://evil.example', 403],
  ['null', 403],
])('an Origin of %s answers %i', async (origin, status) => {
  expect((await post(listTools, { origin })).status).toBe(status)
})

test('a body of more than 64 KB, of several messages, or that is no JSON is rejected', async () => {
  const long = { ...listTools, params: { _meta: { filler: 'x'.repeat(64 * 1024) } } }
  expect((await post(long)).status).toBe(413)
  expect((await post([listTools, listTools])).status).toBe(400)
  expect((await post('{')).status).toBe(400)
})

test('a network makes 60 calls a minute', async () => {
  const headers = from(anAddress())
  for (let n = 0; n < 60; n++) expect((await post(listTools, headers)).status).toBe(200)
  const refused = await post(listTools, headers)
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
  server.clock.advance(61_000)
  expect((await post(listTools, headers)).status).toBe(200)
})

describe('switched off', () => {
  const off = useServer({ MCP: 'off' })

  test('there is none', async () => {
    const response = await off.request('/mcp', { method: 'POST', headers: { host: `localhost:${port}` } })
    expect(response.status).toBe(404)
  })
})
