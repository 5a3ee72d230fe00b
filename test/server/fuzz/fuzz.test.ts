import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints/index.ts'
import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import { apiValidator } from '#test/support/api-validator.ts'
import { addressNumber } from '#test/support/forwarded-address.ts'
import { useGateway } from '#test/support/gateway.ts'
import { pushKeys } from '#test/support/push-service.ts'
import { startIssuer } from '#test/support/running-issuer.ts'
import { useServer } from '#test/support/server.ts'
import { aWorld, anUnpaidOrder, callers, headersOf, type Caller, type World } from '../role-matrix/world.ts'
import { requestsOf, type FuzzRequest } from './requests.ts'

/** `npm run fuzz` sends 500,000; another seed sends others, the same one the same. */
const count = Number(process.env['FUZZ_REQUESTS'] ?? 20_000)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_126)
/** Accounts are deleted and changed on the way, and tokens end. */
const requestsPerWorld = 1_000
/** Each of these takes as long as ten others, so they come in one world of eight. */
const hashing = new Set(['login', 'register', 'resetPassword', 'confirmEmail', 'confirmNewEmail', 'changePassword'])

const issuer = await startIssuer()
afterAll(() => issuer.stop())
const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(Object.assign(gateway.settings, pushKeys, issuer.settings))

const callerOf: Record<Endpoint['access'], Caller> = {
  public: 'visitor',
  signed_in: 'customer',
  customer: 'customer',
  caterer: 'owner',
  cook: 'cook',
  manager: 'manager',
  owner: 'owner',
  admin: 'admin',
}

interface Sent {
  operation: string
  ms: number
  status: number
  request: string
}

test(
  `${count} requests made from the contract: none fails, and every answer is as documented`,
  { timeout: 0 },
  async () => {
    const { document } = apiValidator()
    const operations = Object.entries<Endpoint>(endpoints).flatMap(([id, endpoint]) => {
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
      return operation ? [{ id, endpoint, requests: requestsOf(document, operation) }] : []
    })
    const sent: Sent[] = []
    const faults: string[] = []
    const statuses = new Map<number, number>()
    let number = 0
    for (let round = 0; number < count; round++) {
      const world = await aWorld(server, gateway)
      const ids = await idsOf(world)
      const headers = new Map<Caller, Record<string, string>>()
      for (const caller of callers) headers.set(caller, await headersOf(world, caller))
      const chosen = operations.filter(({ id }) => !hashing.has(id) || round % 8 === 0)
      const perOperation = Math.ceil(requestsPerWorld / chosen.length)
      const plan = chosen.flatMap((operation, i) =>
        fc
          .sample(operation.requests, { seed: seed + round * 1_000 + i, numRuns: perOperation })
          .map((request) => ({ ...operation, request })),
      )
      for (const { id, endpoint, request } of shuffled(plan, seed + round)) {
        if (++number > count) break
        // Slow enough that few accounts meet a limit, fast enough that no token ends before its world.
        server.clock.advance(500)
        const caller = request.isStranger ? (callers[number % callers.length] ?? 'visitor') : callerOf[endpoint.access]
        const told = await send(endpoint, request, { number, ids, session: headers.get(caller) ?? {} })
        statuses.set(told.status, (statuses.get(told.status) ?? 0) + 1)
        if (told.fault !== undefined)
          faults.push(`${id} by ${caller}, number ${number}: ${told.fault}\n  ${told.request}`)
        sent.push({ operation: id, ms: told.ms, status: told.status, request: told.request })
        if (sent.length > 2_000) keepSlowest(sent)
        if (faults.length > 20) break
      }
      if (faults.length > 20) break
    }
    keepSlowest(sent)
    const summary = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status} × ${times}`)
    const slowest = sent.map(
      ({ ms, operation, status, request }) =>
        `${ms.toFixed(0).padStart(6)} ms  ${status}  ${operation}  ${request.slice(0, 160)}\n`,
    )
    process.stdout.write(`seed ${seed}: ${summary.join(', ')}. The slowest ten:\n${slowest.join('')}`)
    expect(faults).toEqual([])
    expect((statuses.get(429) ?? 0) / count).toBeLessThanOrEqual(0.1)
    expect((statuses.get(503) ?? 0) / count, 'share of calls that the gateway does not answer').toBeLessThan(0.001)
    const good = [...statuses].filter(([status]) => status < 400).reduce((sum, [, times]) => sum + times, 0)
    expect(good / count, 'share of requests that are accepted').toBeGreaterThan(0.15)
  },
)

function keepSlowest(sent: Sent[]): void {
  sent.sort((a, b) => b.ms - a.ms).splice(10)
}

/** Ids of what there is in a world, by the part of a path that they follow; those of responses join them. */
type Ids = Map<string, string[]>

const idPattern = /\b[0-9A-HJKMNP-TV-Z]{26}\b/g

async function idsOf(world: World): Promise<Ids> {
  const { people, feast } = world
  const order = await anUnpaidOrder(world)
  const offered = JSON.stringify(feast).match(idPattern) ?? []
  return new Map([
    ['orders', [order.id]],
    ['caterer', [feast.caterer.id]],
    ['users', Object.values(people).map(({ id }) => id)],
    ['menu', offered],
  ])
}

/** An id of the kind that follows this part of a path, or in one of four any. */
function idAt(ids: Ids, kind: string | undefined, n: number): string {
  const ofKind = n % 4 > 0 && kind !== undefined ? ids.get(kind) : undefined
  const some = ofKind ?? [...ids.values()].flat()
  return some[n % some.length] ?? ''
}

function keepIds(ids: Ids, kind: string, text: string): void {
  const known = ids.get(kind) ?? []
  ids.set(kind, [...new Set([...(text.match(idPattern) ?? []).slice(0, 5), ...known])].slice(0, 40))
}

function shuffled<T>(items: T[], from: number): T[] {
  const keys = fc.sample(fc.double({ noNaN: true }), { seed: from, numRuns: items.length })
  return items
    .map((item, i) => ({ item, key: keys[i] ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

async function send(
  endpoint: Endpoint,
  request: FuzzRequest,
  { number, ids, session }: { number: number; ids: Ids; session: Record<string, string> },
): Promise<{ status: number; ms: number; fault?: string; request: string }> {
  const known = (text: string, kind?: string) => text.replace(/#(\d+)/g, (_, n: string) => idAt(ids, kind, Number(n)))
  const parts = endpoint.path.split('/')
  const path = parts
    .map((part, i) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      return name === undefined
        ? part
        : encodeURIComponent(known(request.params[name] ?? 'x', parts[i - 1]).toWellFormed())
    })
    .join('/')
  const query = known(request.query.replaceAll('%23', '#'))
  const body = request.body === undefined ? undefined : known(request.body)
  const type = endpoint.upload ? 'multipart/form-data; boundary=x' : 'application/json'
  const what = `${endpoint.method} ${path}${query && `?${query}`} ${body ?? ''}`
  const started = performance.now()
  try {
    const response = await server.request(`${path}${query && `?${query}`}`, {
      method: endpoint.method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': type }),
        'x-forwarded-for': addressNumber(number),
        ...request.headers,
        ...session,
      },
      ...(body === undefined ? {} : { body }),
    })
    const { status } = response
    const ms = performance.now() - started
    if (endpoint.stream) await response.body?.cancel()
    else if (status < 300) keepIds(ids, parts[2] ?? '', await response.text())
    if (status < 500) return { status, ms, request: what }
    const { code } = (await response.json()) as ErrorResponse
    // The gateway is another server: on a machine that is busy enough a call to it takes longer than we wait.
    return code === 'gateway_unreachable'
      ? { status, ms, request: what }
      : { status, ms, request: what, fault: `answered ${status} ${code}` }
  } catch (error) {
    const fault = error instanceof Error ? error.message.slice(0, 600) : 'failed'
    return { status: 0, ms: performance.now() - started, fault, request: what }
  }
}
