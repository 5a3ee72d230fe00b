import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import { endpoints } from '#contract/endpoints/index.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ApiDocument, OperationObject, ResponseObject } from '#server/http/document/document-types.ts'
import { describeApi } from '#server/http/document/describe-api.ts'
import { eachSchema, type JsonSchema } from '#server/http/document/json-schema.ts'

/** An operation of the document, found by method and path of a request. */
interface Route {
  operation: OperationObject
  pattern: RegExp
  method: string
  path: string
}

/** Checks responses against the API document as its clients see it, with a standard validator. */
export interface ApiValidator {
  document: ApiDocument
  /** Returns the id of the operation that answers a request; undefined for what is no operation. */
  operationOf(method: string, path: string): string | undefined
  /** Returns what is wrong with a response of an operation; undefined when the document describes it. */
  problemOf(operationId: string, response: Response): Promise<string | undefined>
}

let shared: ApiValidator | undefined

/** The validator of a worker; its schemas are compiled when a response needs them. */
export function apiValidator(): ApiValidator {
  return (shared ??= createApiValidator(describeApi('http://localhost:3000')))
}

export function createApiValidator(document: ApiDocument): ApiValidator {
  // Strict mode would ask for a type beside every list of alternatives.
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajvFormats.default(ajv)
  ajv.addSchema(closed(document), 'api')
  const routes = routesOf(document)
  const operations = new Map(
    routes.map(({ operation, method, path }) => [operation.operationId, { operation, method, path }]),
  )
  const compiled = new Map<string, ValidateFunction>()

  const validatorAt = (pointer: string) => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` })
    compiled.set(pointer, known)
    return known
  }
  return {
    document,
    operationOf: (method, path) =>
      routes.find((route) => route.method === method.toLowerCase() && route.pattern.test(path))?.operation.operationId,
    async problemOf(operationId, response) {
      const found = operations.get(operationId)
      if (!found) return `${operationId} is no operation`
      const status = String(response.status)
      const described = found.operation.responses[status]
      if (!described) return `${operationId} answered ${status}, which is not documented`
      const refers = '$ref' in described
      const { content } = refers ? componentAt(document, described.$ref) : described
      const type = mediaTypeOf(response, content)
      if (!content) return undefined
      if (type === undefined) return `${operationId} answered ${status} as ${response.headers.get('content-type')}`
      if (!type.includes('json')) return undefined
      const start = refers ? described.$ref.slice(1) : pointer('paths', found.path, found.method, 'responses', status)
      const validate = validatorAt(`${start}${pointer('content', type, 'schema')}`)
      const body: unknown = JSON.parse(await decoded(response))
      if (validate(body)) return undefined
      return `${operationId} answered ${status} otherwise than documented: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body)}`
    },
  }
}

/** The text of a response, which is still there to be read. */
async function decoded(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.clone().arrayBuffer())
  const encoding = response.headers.get('content-encoding')
  if (encoding === 'br') return String(brotliDecompressSync(bytes))
  return String(encoding === 'gzip' ? gunzipSync(bytes) : bytes)
}

/** JSON Pointer with its parts escaped, as part of a reference. */
function pointer(...parts: string[]): string {
  return parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')
}

function componentAt(document: ApiDocument, reference: string): ResponseObject {
  const name = reference.split('/').at(-1) ?? ''
  const component = document.components.responses[name]
  if (!component) throw new Error(`${reference} leads nowhere`)
  return component
}

function mediaTypeOf(response: Response, content: ResponseObject['content'] = {}): string | undefined {
  const given = (response.headers.get('content-type') ?? '').split(';')[0]
  return Object.keys(content).find((type) => type.split(';')[0] === given)
}

/**
 * A copy of the document in which responses have no other properties than those it names. Clients are told to accept more, but
 * what a test sees is known.
 */
function closed(document: ApiDocument): object {
  const copy = structuredClone(document)
  const close = (schema: JsonSchema) => {
    if (schema.properties && schema.additionalProperties === undefined) schema.additionalProperties = false
  }
  for (const schema of Object.values(copy.components.schemas)) eachSchema(schema, close)
  for (const methods of Object.values(copy.paths))
    for (const { responses } of Object.values(methods))
      for (const [status, response] of Object.entries(responses))
        // The codes of an error stand beside its shape, which is a component.
        if (Number(status) < 300 && 'content' in response)
          for (const { schema } of Object.values(response.content ?? {})) eachSchema(schema, close)
  return copy
}

function routesOf(document: ApiDocument): Route[] {
  const aliases = new Map(Object.entries<Endpoint>(endpoints).map(([id, endpoint]) => [id, endpoint.aliases ?? []]))
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      [path, ...(aliases.get(operation.operationId) ?? [])].map((at) => ({
        operation,
        method,
        path,
        pattern: new RegExp(`^${at.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`),
        names: at.split('{').length,
      })),
    ),
  )
  // A path without parameters comes before one that would take it for a value.
  return routes.toSorted((a, b) => a.names - b.names)
}
