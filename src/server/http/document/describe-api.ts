import { brand } from '#contract/brand.ts'
import { tags, type Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints/index.ts'
import { ErrorResponse } from '#contract/endpoints/shared.ts'
import type { ApiDocument, OperationObject } from './document-types.ts'
import { ErrorResponses } from './error-responses.ts'
import { Examples } from './examples.ts'
import { Schemas, type JsonSchema } from './json-schema.ts'
import { describeOperation } from './operations.ts'
import { otherOperations } from './other-operations.ts'

const description = [
  `The API that the site of ${brand.name} itself uses.`,
  'Amounts are rupees with at most two decimals. `eventDate`, `eventTime`, `date` and `day` are Indian Standard Time; fields that end in `At`, `at` or `Until`, and `answerBy`, are RFC 3339 timestamps in UTC.',
  'Operations with the security scheme `session` take an access token of 15 minutes as a bearer: `login`, `register` and `refresh` return one with a refresh token. A page of the site sends `X-Pangat-Site: 1` instead and gets the refresh token as an HttpOnly cookie.',
  'Every error has the shape `ErrorResponse`: programs read `code` and `values`, or those of each problem in `problems`; people read `message`, which is English. Responses carry `X-Request-Id`. Clients should accept properties that later versions add. Of a property that a JSON object names twice the last one counts, for what checks it as for what uses it. A method that a path does not support answers 404.',
].join('\n\n')

/** Returns the OpenAPI document of every endpoint of the contract and of the operations beside it. `origin` is where the service is reached. */
export function describeApi(origin: string): ApiDocument {
  const schemas = new Schemas()
  const inputs: JsonSchema[] = []
  const errors = new ErrorResponses(schemas.output(ErrorResponse))
  const paths: ApiDocument['paths'] = {}
  for (const [operationId, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const methods = (paths[endpoint.path] ??= {})
    methods[endpoint.method.toLowerCase()] = describeOperation(operationId, endpoint, { schemas, errors, inputs })
  }
  for (const [path, methods] of Object.entries(otherOperations)) paths[path] = withErrors(methods, errors)
  const components = schemas.settle(inputs)
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1', description },
    servers: [{ url: origin, description: 'This service' }],
    tags: Object.entries(tags).map(([name, about]) => ({ name, description: about })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Access token of a session' },
        provider: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'id_token of the identity provider',
        },
      },
      schemas: components,
      responses: errors.settle(),
      examples: new Examples(components).addTo(paths),
    },
  }
}

/** Copies operations with the errors that each of them can have. */
function withErrors(methods: Record<string, OperationObject>, errors: ErrorResponses): Record<string, OperationObject> {
  return Object.fromEntries(
    Object.entries(methods).map(([method, operation]) => {
      const responses = { ...operation.responses }
      const { operationId } = operation
      if (operationId === 'receivePaymentWebhook')
        errors.describe(operationId, ['signature_invalid', 'busy'], responses)
      return [method, { ...operation, responses }]
    }),
  )
}
