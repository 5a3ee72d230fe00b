import { STATUS_CODES } from 'node:http'
import type { ErrorCode } from '#contract/errors.ts'
import { statusOf } from '../status.ts'
import type { Reference, ResponseObject } from './document-types.ts'
import type { JsonSchema } from './json-schema.ts'

const retryAfter = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } }

/** Describes errors as one response per status, which names its codes; responses that several operations share are components. */
export class ErrorResponses {
  readonly #shape: JsonSchema
  readonly #uses = new Map<string, { name: string; response: ResponseObject; places: (() => void)[] }>()

  constructor(shape: JsonSchema) {
    this.#shape = shape
  }

  /** Adds the responses of these codes to those of an operation. */
  describe(
    operationId: string,
    codes: readonly ErrorCode[],
    responses: Record<string, ResponseObject | Reference>,
  ): void {
    for (const [status, ofStatus] of Map.groupBy(codes, (code) => statusOf[code])) {
      const sorted = ofStatus.toSorted()
      const response = this.#responseOf(status, sorted)
      const name = sorted.length > 2 ? pascalCase(`${operationId}_${status}`) : sorted.map(pascalCase).join('Or')
      const use = this.#uses.get(sorted.join()) ?? { name, response, places: [] }
      this.#uses.set(sorted.join(), use)
      use.places.push(() => (responses[status] = { $ref: `#/components/responses/${use.name}` }))
      responses[status] = response
    }
  }

  /** Replaces what is used more than once by references, and returns the components that they lead to. */
  settle(): Record<string, ResponseObject> {
    const shared = [...this.#uses.values()].filter(({ places }) => places.length > 1)
    for (const { places } of shared) for (const refer of places) refer()
    return Object.fromEntries(shared.map(({ name, response }) => [name, response]))
  }

  #responseOf(status: number, codes: readonly ErrorCode[]): ResponseObject {
    const schema = { allOf: [this.#shape, { type: 'object', properties: { code: { enum: [...codes] } } }] }
    return {
      description: `${STATUS_CODES[status] ?? 'Error'}: ${codes.map((code) => `\`${code}\``).join(', ')}`,
      ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
      content: { 'application/json': { schema } },
    }
  }
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
