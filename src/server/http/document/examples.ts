import type { ApiDocument, MediaType, OperationObject, ResponseObject } from './document-types.ts'
import { componentPrefix, type JsonSchema } from './json-schema.ts'
import { samples } from './samples.ts'

/** Builds examples of schemas from the sample values of their fields. */
export class Examples {
  readonly #components: Record<string, JsonSchema>
  /** Examples that the contract gives to fields, by name: they hold wherever a field of the name is. */
  readonly #given: Record<string, unknown>

  constructor(components: Record<string, JsonSchema>) {
    this.#components = components
    const fields = Object.values(components).flatMap(({ properties = {} }) => Object.entries(properties))
    this.#given = Object.fromEntries(fields.flatMap(([name, { examples }]) => (examples ? [[name, examples[0]]] : [])))
  }

  /** Gives every request and every success an example, and returns those of components, which are shared. */
  addTo(paths: ApiDocument['paths']): Record<string, { value: unknown }> {
    const shared: Record<string, { value: unknown }> = {}
    const add = (media: MediaType, owner: string) => {
      const name = media.schema.$ref?.slice(componentPrefix.length)
      if (name === undefined) media.example ??= this.of(media.schema, [owner])
      else {
        shared[name] ??= { value: this.of(media.schema, [owner]) }
        media.examples = { [name]: { $ref: `#/components/examples/${name}` } }
      }
    }
    for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods)))
      for (const [owner, media] of jsonOf(operation)) add(media, owner)
    return Object.fromEntries(Object.entries(shared).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }

  /** Example of a schema. `path` begins with the component or operation that it belongs to, and goes on with names of fields. */
  of(schema: JsonSchema, path: readonly string[]): unknown {
    const { $ref, properties, items, anyOf, oneOf, allOf } = schema
    const component = $ref?.slice(componentPrefix.length)
    const field = path.length > 1 ? path.at(-1) : undefined
    const keys = [path.join('.'), path.slice(-2).join('.'), component, field]
    const known = keys.find((key) => key !== undefined && key in samples)
    if (known !== undefined) return samples[known]
    if (field !== undefined && field in this.#given) return this.#given[field]
    if (component !== undefined) return this.of(this.#components[component] ?? {}, [component])
    if (properties) return this.#ofObject(properties, path)
    if (items) return [this.of(items, path)]
    const first = anyOf?.[0] ?? oneOf?.[0] ?? allOf?.[0]
    return first ? this.of(first, path) : valueOf(schema, path)
  }

  #ofObject(properties: Record<string, JsonSchema>, path: readonly string[]): Record<string, unknown> {
    const documented = Object.entries(properties).filter(([, { deprecated }]) => deprecated !== true)
    const values = documented.map(([name, property]) => [name, this.of(property, [...path, name])] as const)
    return Object.fromEntries(values.filter(([, value]) => value !== undefined))
  }
}

/** @throws an error for a text without a sample: nothing could be said about it */
function valueOf(
  { type, default: usual, const: only, enum: choices, minimum }: JsonSchema,
  path: readonly string[],
): unknown {
  if (only !== undefined || choices) return only ?? choices?.[0]
  if (usual !== undefined) return usual
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return Math.max(minimum ?? 1, 1)
  if (type === 'object') return {}
  if (type === 'string') throw new Error(`${path.join('.')} has no sample`)
  return undefined
}

/** Bodies in JSON of an operation: what it takes and what success answers. */
function jsonOf(operation: OperationObject): [string, MediaType][] {
  const successes = Object.entries(operation.responses).flatMap(([status, response]) =>
    Number(status) < 300 ? [response as ResponseObject] : [],
  )
  const bodies: [string, Record<string, MediaType> | undefined][] = [
    [`${operation.operationId}Request`, operation.requestBody?.content],
    ...successes.map(({ content }): [string, typeof content] => [operation.operationId, content]),
  ]
  return bodies.flatMap(([owner, content]) => {
    const media = content?.['application/json']
    return media ? [[owner, media] as [string, MediaType]] : []
  })
}
