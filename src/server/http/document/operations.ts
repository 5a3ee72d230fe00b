import type { ZodType } from 'zod'
import { errorCodesOf, type Endpoint } from '#contract/endpoint.ts'
import { ignored } from '#contract/endpoints/shared.ts'
import type { OperationObject, Parameter, ResponseObject } from './document-types.ts'
import { needsFields } from '../input.ts'
import type { ErrorResponses } from './error-responses.ts'
import type { JsonSchema, Schemas } from './json-schema.ts'

function securityOf({ access, bearer }: Endpoint): Pick<OperationObject, 'security'> {
  if (bearer) return { security: [{ [bearer]: [] }] }
  return access === 'public' ? {} : { security: [{ session: [] }] }
}

/** Converts the endpoints of the contract to operations; `inputs` collects the schemas whose references {@link Schemas.settle} corrects. */
export function describeOperation(
  operationId: string,
  endpoint: Endpoint,
  { schemas, errors, inputs }: { schemas: Schemas; errors: ErrorResponses; inputs: JsonSchema[] },
): OperationObject {
  const inputOf = (schema: ZodType) => {
    const converted = schemas.input(schema)
    inputs.push(converted)
    return converted
  }
  const parameters = [
    ...parametersOf('path', endpoint.params, inputOf),
    ...parametersOf('query', endpoint.query, inputOf),
    ...parametersOf('header', endpoint.headers, inputOf),
  ]
  const responses: OperationObject['responses'] = {}
  const types = [endpoint.stream ?? endpoint.file ?? 'application/json'].flat()
  const content = Object.fromEntries(types.map((type) => [type, { schema: outputOf(endpoint, schemas) }]))
  const success = (description: string): ResponseObject => ({ description, content })
  responses[endpoint.status ?? 200] = success(endpoint.success)
  for (const [status, description] of Object.entries(endpoint.alsoStatus ?? {}))
    responses[status] = success(description)
  if (endpoint.tagged) responses[304] = { description: 'Not Modified: the ETag in If-None-Match is current' }
  errors.describe(operationId, errorCodesOf(endpoint), responses)
  return {
    operationId,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: endpoint.description,
    ...securityOf(endpoint),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body ? { requestBody: bodyOf(endpoint.body, inputOf) } : {}),
    ...(endpoint.upload ? { requestBody: formOf(endpoint.upload) } : {}),
    responses,
  }
}

function outputOf({ file, stream, response }: Endpoint, schemas: Schemas): JsonSchema {
  if (stream !== undefined) return { type: 'string' }
  if (file === undefined) return schemas.output(response)
  const isText = typeof file === 'string' && file.startsWith('text/')
  return isText ? { type: 'string' } : { type: 'string', format: 'binary' }
}

/** A body may be left out when it needs no field. */
function bodyOf(body: ZodType, inputOf: (schema: ZodType) => JsonSchema): NonNullable<OperationObject['requestBody']> {
  const schema = inputOf(body)
  delete schema.default
  return { required: needsFields(body), content: { 'application/json': { schema } } }
}

/** A form with one file. `upload_preset` is what clients of image hosts send along. */
function formOf({ maxBytes }: { maxBytes: number }): NonNullable<OperationObject['requestBody']> {
  const file = { type: 'string', format: 'binary', description: `File of at most ${maxBytes} bytes` }
  const schema: JsonSchema = {
    type: 'object',
    properties: { file, upload_preset: { type: 'string', ...ignored } },
    required: ['file'],
  }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

function parametersOf(
  place: Parameter['in'],
  schema: ZodType | undefined,
  inputOf: (schema: ZodType) => JsonSchema,
): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = inputOf(schema)
  return Object.entries(properties).map(([name, property]) => {
    const { description, 'x-required': needed } = property
    delete property.description
    delete property['x-required']
    return {
      name: place === 'header' ? name.replace(/(^|-)[a-z]/g, (letters) => letters.toUpperCase()) : name,
      in: place,
      required: place === 'path' || needed === true || required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema: property,
    }
  })
}
