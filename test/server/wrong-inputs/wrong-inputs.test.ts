/** @alike-on-postgres inputs are rejected before anything is read. */
import { pushKeys } from '#test/support/push-service.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints/index.ts'
import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import { errorText } from '#contract/error-text.ts'
import { errorCodes } from '#contract/errors.ts'
import { fieldCodes } from '#contract/field-errors.ts'
import { describeApi } from '#server/http/document/describe-api.ts'
import { aCaterer, aMember, aUser, type AUser } from '#test/factories/index.ts'
import { signedInAs } from '#test/support/accounts.ts'
import { nextAddress } from '#test/support/forwarded-address.ts'
import { useGateway } from '#test/support/gateway.ts'
import { useServer } from '#test/support/server.ts'
import { wrongRequestsOf, type WrongRequest } from './wrong-inputs.ts'

const gateway = useGateway()
const server = useServer(Object.assign(gateway.settings, pushKeys))
const document = describeApi('http://localhost:3000')

/** Sentences of the validator, and texts whose values are missing. */
const notForPeople = /Invalid input|\bexpected\b|\breceived\b|Too (small|big)|[{}]|undefined|NaN|error_/

/** What is wrong with a text as one for people; undefined when nothing is. */
function faultOf(text: string | undefined): string | undefined {
  if (text === undefined) return 'is missing'
  if (notForPeople.test(text)) return `reads “${text}”`
  return /^\p{Lu}.* \S/u.test(text) ? undefined : `is no sentence: “${text}”`
}

/** Operations that any text in their path reaches: what is no id is as missing as what is not there. */
const withoutRules = ['getDocumentFile', 'getEventFile', 'readFeed']
/** Codes of rules that a schema can have and none has today. */
const unused = ['fields_unknown', 'multiple_needed', 'number_not_below', 'too_few']

let people: Record<Exclude<Endpoint['access'], 'public'>, AUser>
beforeAll(async () => {
  const customer = await aUser(server)
  const [caterer, admin] = [await aUser(server, { role: '3' }), await aUser(server, { role: '1' })]
  // Of another caterer than those in the requests: their inputs are rejected before anybody asks whose they are.
  const owner = await aUser(server, { role: '3' })
  const { id } = await aCaterer(server, { ownerId: owner.id })
  const [manager, cook] = [await aMember(server, id), await aMember(server, id, { part: 'cook' })]
  people = { signed_in: customer, customer, caterer, admin, manager, cook, owner }
})

const withInput = Object.entries<Endpoint>(endpoints).flatMap(([id, endpoint]) => {
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
  const wrong = operation ? wrongRequestsOf(document, operation) : []
  const needsBody = operation?.requestBody?.required ?? false
  return wrong.length > 0 ? [{ id, endpoint, wrong, needsBody }] : []
})
const met = new Set<string>()

describe('wrong inputs of an operation are rejected in sentences for people:', () => {
  test.each(withInput)('$id', { timeout: 60_000 }, async ({ id, endpoint, wrong, needsBody }) => {
    const session = endpoint.access === 'public' ? {} : await signedInAs(server, people[endpoint.access])
    const faults: string[] = []
    let rejected = 0
    for (const request of wrong) {
      const { status, body } = await send(endpoint, request, session)
      if (status === 400 || [endpoint.queryError, endpoint.bodyError].some((code) => code && code === body?.code))
        rejected++
      // What is optional as a whole is taken as an empty object.
      if (request.what === 'no body') expect([id, status === 400]).toEqual([id, needsBody])
      faults.push(...faultsOf(status, body).map((fault) => `${request.what}: ${fault}`))
    }
    expect(faults).toEqual([])
    expect(rejected > 0).toBe(!withoutRules.includes(id))
  })

  test('every code of a field was met', () => {
    expect(fieldCodes.filter((code) => !met.has(code)).sort()).toEqual(unused)
  })
})

/** Values for every text that has some. */
const values = {
  ...Object.fromEntries(
    ['amount', 'minimum', 'total', 'min', 'max', 'count', 'days', 'left', 'tries', 'guests', 'capacity'].map((name) => [
      name,
      2,
    ]),
  ),
  wait: 90,
  radius: 15,
  distance: 20.5,
  step: 0.5,
  year: 1900,
  day: '2026-12-12',
  state: 'Maharashtra',
  diet: 'veg',
  category: 'Starters',
  name: 'thali.jpg',
  caterer: 'Annapurna Rasoi',
  package: 'Roka Special Veg',
  packages: 'Roka Special Veg, Gold',
  needed: 4,
  available: 2,
  options: 'newest, highest',
  fields: 'x',
  orders: 'PGT-7K3QX, PGT-2M4QC',
  lines: '2, 5',
  member: 'Meera',
  move: 'accepted',
  moment: '2026-12-10T14:00:00Z',
  code: 'PANGAT10',
}

test.each([...errorCodes, ...fieldCodes])('%s has a text for people', (code) => {
  expect(faultOf(errorText(code, values))).toBeUndefined()
})

async function send(endpoint: Endpoint, request: WrongRequest, session: Record<string, string>) {
  const { method } = endpoint
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => request.params[name] ?? '')
  const { body } = request
  const response = await server.request(path + request.query, {
    method,
    headers: {
      ...session,
      'x-forwarded-for': nextAddress(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    },
    ...(body === undefined ? {} : { body }),
  })
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: isJson ? ((await response.json()) as ErrorResponse) : undefined }
}

/** What no answer may be: a failure, a session that ended on the way, or an error that is not worded for people. */
function faultsOf(status: number, body: ErrorResponse | undefined): string[] {
  if (status < 400) return []
  if (!body) return [`${status} without a body`]
  if (status >= 500 || body.code === 'not_signed_in') return [`${status} ${body.code}`]
  const messages = body.message.map((text) => faultOf(text) ?? [])
  const problems = (body.problems ?? []).flatMap(({ field, code, values, message }) => {
    met.add(code)
    return errorText(code, values) === message && body.fields?.[field] === message
      ? []
      : [`${field}: ${code}: ${message}`]
  })
  return [...messages.flat(), ...problems]
}
