/** @differs-on-postgres each operation of the API is asked once, by everyone. */
import { pushKeys } from '#test/support/push-service.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints/index.ts'
import type { ApiDocument } from '#server/http/document/document-types.ts'
import { apiValidator } from '#test/support/api-validator.ts'
import { useGateway } from '#test/support/gateway.ts'
import { useServer } from '#test/support/server.ts'
import { matrix } from './rows.ts'
import { sendRow } from './send-row.ts'
import { anOrderIn, aWorld, callers, headersOf, type Caller, type World } from './world.ts'

const gateway = useGateway()
const server = useServer(Object.assign(gateway.settings, pushKeys))
const hour = 60 * 60 * 1000

/** All paths at which an endpoint answers, each with the name of its row. */
const routes = Object.values(endpoints).flatMap((endpoint: Endpoint) =>
  [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({
    route: `${endpoint.method} ${path}`,
    row: `${endpoint.method} ${endpoint.path}`,
    method: endpoint.method,
    path,
  })),
)

/** Operations whose success other tests see, with the reason. */
const elsewhere = {
  receivePaymentWebhook: 'needs a signature of the gateway: payments/http.test.ts',
  validateLogin: 'needs an id_token of a running provider: validate-login.test.ts',
}

let world: World
let hours = 0
beforeAll(async () => {
  world = await aWorld(server, gateway)
})
// No caller is to be rejected because of how often another one called.
beforeEach(() => server.clock.advance(++hours * hour))

test('the matrix names every route of the contract and no other', () => {
  expect(Object.keys(matrix).sort()).toEqual([...new Set(routes.map(({ row }) => row))].sort())
})

describe.each(routes)('$route', ({ row, method, path }) => {
  test('lets exactly those pass who may', async () => {
    const outcomes: Partial<Record<Caller, string>> = {}
    const { passes = [], rejects = [] } = matrix[row] ?? {}
    for (const caller of callers) {
      const { response } = await sendRow(world, { row, method, path, caller })
      outcomes[caller] = outcomeOf(response.status, caller, rejects)
    }
    expect(outcomes).toEqual(
      Object.fromEntries(callers.map((caller) => [caller, passes.includes(caller) ? 'passes' : 'is rejected'])),
    )
  })
})

test('a booking code finds a paid order for its customer and its caterer, and for nobody else', async () => {
  const { bookingCode, id } = await anOrderIn(world, 'requested')
  const finders: string[] = []
  for (const caller of callers) {
    for (const path of ['/api/orders', '/api/orders/received']) {
      const response = await server.request(`${path}?code=${bookingCode}`, { headers: await headersOf(world, caller) })
      if ((await response.text()).includes(id)) finders.push(`${caller} at ${path}`)
    }
  }
  expect(finders).toEqual([
    'customer at /api/orders',
    'owner at /api/orders/received',
    'manager at /api/orders/received',
  ])
})

test('every operation of the document answered with success, as the document describes it', async () => {
  for (const path of ['/health/live', '/health/ready', '/health/database', '/payment/callback'])
    await server.request(path)
  await server.request('/payment/callback', { method: 'POST' })
  const ids = operationIds(apiValidator().document)
  expect(ids.filter((id) => !server.succeeded.has(id)).sort()).toEqual(Object.keys(elsewhere).sort())
})

/** A visitor is asked to sign in; others learn that their account may not, or that there is no such thing. Anything else is a fault. */
function outcomeOf(status: number, caller: Caller, rejects: readonly number[]): string {
  if (status >= 200 && status < 300) return 'passes'
  const errors = caller === 'visitor' ? [401, 404] : [401, 403, 404, ...rejects]
  return errors.includes(status) ? 'is rejected' : `was answered ${status}`
}

function operationIds({ paths }: ApiDocument): string[] {
  return Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
}
