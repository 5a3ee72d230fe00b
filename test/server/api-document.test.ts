import ajvFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints/index.ts'
import type { ApiDocument, MediaType, OperationObject } from '#server/http/document/document-types.ts'
import { describeApi } from '#server/http/document/describe-api.ts'
import { eachSchema, type JsonSchema } from '#server/http/document/json-schema.ts'
import { otherOperations } from '#server/http/document/other-operations.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const document = describeApi('http://localhost:3000')
const byId = Object.entries<Endpoint>(endpoints)
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
const ajv = new Ajv2020({ strict: false, allErrors: true })
ajvFormats.default(ajv)
ajv.addSchema(document, 'api')

test('the served document is the described one, for the address of the service', async () => {
  const served = (await (await server.request('/api/openapi.json')).json()) as ApiDocument
  expect(served).toEqual(JSON.parse(JSON.stringify(document)))
})

test('the document holds every endpoint by its key at its path, and no alias', () => {
  const found = byId.map(([id, { method, path }]) => [id, document.paths[path]?.[method.toLowerCase()]?.operationId])
  expect(found).toEqual(byId.map(([id]) => [id, id]))
  const paths = [...byId.map(([, { path }]) => path), ...Object.keys(otherOperations)]
  expect(Object.keys(document.paths).sort()).toEqual([...new Set(paths)].sort())
})

test('the ids of operations are unique', () => {
  const ids = operations.map(({ operationId }) => operationId)
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
})

test('every operation has a summary of at most 50 characters', () => {
  const wrong = operations.filter(({ summary }) => !/^[A-Z][^;]{2,49}$/.test(summary) || /\.$|\([A-Z]\d/.test(summary))
  expect(wrong.map(({ operationId, summary }) => [operationId, summary])).toEqual([])
})

test('every operation has a description of one to four sentences', () => {
  const wrong = operations.filter(({ description }) => {
    const sentences = description.split(/(?<=[.!?]) (?=[A-Z`])/).length
    return !description.endsWith('.') || sentences > 4 || /\([A-Z]\d/.test(description)
  })
  expect(wrong.map(({ operationId, description }) => [operationId, description])).toEqual([])
})

test('every response is described, and every operation names its error codes', () => {
  const wrong = operations.flatMap(({ operationId, responses }) => {
    const described = Object.values(responses).filter((response) => 'description' in response)
    const isVague = described.some(({ description }) => /^(Done|OK|Refused|Error|)$/.test(description))
    const named = Object.keys(responses).filter((status) => Number(status) >= 400)
    return isVague || 'default' in responses || named.length === 0 ? [operationId] : []
  })
  // A browser comes back from the gateway, and a supervisor asks: no error is told to either.
  expect(wrong.sort()).toEqual(['getLiveness', 'returnFromPayment', 'returnFromPaymentByGet'])
})

test('every request and success has an example that its schema accepts', () => {
  const wrong = operations.flatMap((operation) =>
    mediaOf(operation).flatMap(([where, media]) => {
      const validate = ajv.compile(absolute(media.schema))
      return validate(exampleOf(media)) ? [] : [[operation.operationId, where, ajv.errorsText(validate.errors)]]
    }),
  )
  expect(wrong).toEqual([])
})

test('the server accepts every example request', () => {
  const wrong = byId.flatMap(([id, { body }]) => {
    const media = operations.find(({ operationId }) => operationId === id)?.requestBody?.content['application/json']
    const issues = body && media && body.safeParse(exampleOf(media)).error?.issues
    return issues ? [[id, issues]] : []
  })
  expect(wrong).toEqual([])
})

test('patterns are valid, and defaults and parameters fit their schemas', () => {
  const wrong: unknown[] = []
  const check = (schema: JsonSchema, where: string) =>
    eachSchema(schema, (part) => {
      if (part.pattern !== undefined && !isPattern(part.pattern)) wrong.push([where, part.pattern])
      if (part.default !== undefined && !ajv.compile(absolute(part))(part.default)) wrong.push([where, part.default])
      if ('multipleOf' in part && part.multipleOf !== 0.5) wrong.push([where, part.multipleOf])
    })
  for (const [name, schema] of Object.entries(document.components.schemas)) check(schema, name)
  for (const operation of operations) {
    for (const { schema, name } of operation.parameters ?? []) check(schema, `${operation.operationId} ${name}`)
    for (const [where, { schema }] of mediaOf(operation)) check(schema, `${operation.operationId} ${where}`)
  }
  expect(wrong).toEqual([])
})

test('an operation that needs a key says so', () => {
  const needing = operations.filter(({ parameters = [] }) =>
    parameters.some(({ name, required }) => name === 'Idempotency-Key' && required),
  )
  expect(needing.map(({ operationId }) => operationId).sort()).toEqual(['payAgain', 'placeOrder', 'refundDelivered'])
})

test('an amount with two decimals is valid, whatever it is in binary', () => {
  const validate = ajv.compile({ $ref: 'api#/components/schemas/Rupees' })
  expect([0.29, 1.13, 2.11, 18_900].filter((amount) => !validate(amount))).toEqual([])
})

test('an endpoint for signed-in people rejects a visitor', async () => {
  for (const endpoint of Object.values(endpoints).filter(({ access }) => access !== 'public')) {
    const path = endpoint.path.replace(/\{\w+\}/g, '01ARZ3NDEKTSV4RRFFQ69G5FAV')
    const answer = await server.request(path, { method: endpoint.method })
    expect([path, answer.status]).toEqual([path, 401])
  }
})

test('a write without a body is answered below 500', async () => {
  for (const [id, { method, path }] of byId.filter(([, { access }]) => access === 'public')) {
    if (method === 'GET') continue
    const { status } = await server.request(path, { method })
    expect([id, status < 500]).toEqual([id, true])
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

/** Bodies of an operation in JSON, each with the part that it belongs to. */
function mediaOf({ requestBody, responses }: OperationObject): [string, MediaType][] {
  const bodies = Object.entries(responses).flatMap(([status, response]) =>
    Number(status) < 300 && 'content' in response ? [[status, response.content] as const] : [],
  )
  return [['request', requestBody?.content] as const, ...bodies].flatMap(([where, content]) => {
    const media = content?.['application/json']
    return media ? [[where, media] as [string, MediaType]] : []
  })
}

function exampleOf({ example, examples = {} }: MediaType): unknown {
  const name = Object.values(examples)[0]?.$ref.split('/').at(-1)
  return name === undefined ? example : document.components.examples[name]?.value
}

/** The schema with references that lead into the document. */
function absolute(schema: JsonSchema): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')) as object
}

function isPattern(pattern: string): boolean {
  if (pattern.startsWith('/') || pattern.endsWith('/u')) return false
  try {
    return new RegExp(pattern, 'u').unicode
  } catch {
    return false
  }
}
