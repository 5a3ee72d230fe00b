import type { RouteConfigEntry } from '@react-router/dev/routes'
import { beforeAll, describe, expect, test } from 'vitest'
import { composeApp } from '../../src/serve/app.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints/index.ts'
import { createApp } from '#server/app.ts'
import { useServer } from '#test/support/server.ts'
import siteMap from '#web/routes.ts'

// The whole app of the port over the real API, with a site that draws one page.
const server = useServer()
let app: ReturnType<typeof composeApp>
let api: ReturnType<typeof createApp>

beforeAll(() => {
  api = createApp(server.services)
  const { config, simulator, demoIssuer } = server.services
  const site = { answer: async () => new Response('a page', { headers: { 'x-answered-by': 'site' } }) }
  app = composeApp(config, { api, site, simulator, demoIssuer })
})

/** Puts a value in place of each parameter of a path. */
const filled = (path: string) => path.replace(/\{\w+\}|:\w+\??/g, '01J0SOMEBODY0NOBODYKNOWS00')

async function askFor(method: string, path: string) {
  const isWrite = method !== 'GET'
  const response = await app.request(`http://pangat.test${filled(path)}`, {
    method,
    ...(isWrite ? { body: '{}', headers: { 'content-type': 'application/json' } } : {}),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  const code = isJson ? (JSON.parse(text) as { code?: string } | null)?.code : undefined
  return { bySite: response.headers.has('x-answered-by'), isBound: code !== 'not_found' }
}

describe('an endpoint answers from the API', () => {
  const paths = Object.values<Endpoint>(endpoints).flatMap(({ method, path, aliases = [] }) =>
    [path, ...aliases].map((one): [string, string] => [method, one]),
  )

  test.each(paths)('%s %s', async (method, path) => {
    expect(await askFor(method, path)).toEqual({ bySite: false, isBound: true })
  })
})

test('whatever else the API binds answers from the API', async () => {
  const bound = api.routes.filter(({ path }) => !path.endsWith('*'))
  expect(bound.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/health/live', '/payment/webhook', '/dev/mail', '/dev/jobs/:name']),
  )
  for (const { method, path } of bound) expect([path, (await askFor(method, path)).bySite]).toEqual([path, false])
})

describe('a page answers from the site', () => {
  test.each((siteMap as RouteConfigEntry[]).map(({ path = '' }) => `/${path}`))('%s', async (path) => {
    expect((await askFor('GET', path)).bySite).toBe(true)
  })
})
