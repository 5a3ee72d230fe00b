import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints/index.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

test('the OpenAPI document holds every endpoint of the contract, at all of its paths', async () => {
  const document = (await (await server.request('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>
  }
  const missing = Object.values(endpoints).flatMap((endpoint) =>
    [endpoint.path, ...('aliases' in endpoint ? endpoint.aliases : [])]
      .filter((path) => !document.paths[path]?.[endpoint.method.toLowerCase()])
      .map((path) => `${endpoint.method} ${path}`),
  )
  expect(missing).toEqual([])
})

test('an endpoint for signed-in people rejects a visitor', async () => {
  for (const endpoint of Object.values(endpoints).filter(({ access }) => access !== 'public')) {
    const path = endpoint.path.replace(/\{\w+\}/g, '01ARZ3NDEKTSV4RRFFQ69G5FAV')
    const answer = await server.request(path, { method: endpoint.method })
    expect([path, answer.status]).toEqual([path, 401])
  }
})

test('a path that nobody knows is rejected in the one shape', async () => {
  const answer = await server.request('/api/nothing-here')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({
    statusCode: 404,
    code: 'not_found',
    message: ['We couldn’t find that.'],
  })
})
