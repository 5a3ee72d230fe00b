import { z, type ZodType } from 'zod'

/** A JSON Schema of draft 2020-12, which OpenAPI 3.1 uses, as far as this document needs it. */
export interface JsonSchema {
  type?: string | string[]
  $ref?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  enum?: unknown[]
  const?: unknown
  default?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  minItems?: number
  description?: string
  deprecated?: boolean
  examples?: unknown[]
  /** Marks a header as required although its schema lets it be absent: the operation rejects its absence with a code of its own. */
  'x-required'?: boolean
  /** Marks a property that is known only to be rejected. The document leaves it out. */
  'x-rejected'?: boolean
}

export const componentPrefix = '#/components/schemas/'

/**
 * Turns Zod schemas into JSON Schemas whose named parts are shared components. A part that requests and responses see alike is
 * one component; one with defaults is `<name>` in responses and `<name>Input` in requests.
 */
export class Schemas {
  readonly #outputs: Record<string, JsonSchema> = {}
  readonly #inputs: Record<string, JsonSchema> = {}

  /** Schema of what the server sends. */
  output(schema: ZodType): JsonSchema {
    return convert(schema, 'output', this.#outputs)
  }

  /** Schema of what the server accepts. References to components are final only after {@link settle}. */
  input(schema: ZodType): JsonSchema {
    return convert(schema, 'input', this.#inputs)
  }

  /** Returns the components of everything converted so far, sorted by name, and points the references of `inputs` to them. */
  settle(inputs: readonly JsonSchema[]): Record<string, JsonSchema> {
    const own = this.#namesOfInputsOnly()
    const renamed = (name: string) => (own.has(name) ? `${name}Input` : name)
    for (const schema of [...inputs, ...Object.values(this.#inputs)])
      eachSchema(schema, (part) => {
        if (part.$ref) part.$ref = componentPrefix + renamed(part.$ref.slice(componentPrefix.length))
      })
    const components = { ...this.#outputs }
    for (const [name, schema] of Object.entries(this.#inputs)) components[renamed(name)] = schema
    return Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }

  /** Names whose schema differs between requests and responses, directly or by a part. */
  #namesOfInputsOnly(): Set<string> {
    const shared = Object.keys(this.#inputs).filter((name) => name in this.#outputs)
    const own = new Set(shared.filter((name) => !isSame(this.#inputs[name], this.#outputs[name])))
    for (let known = -1; known !== own.size;) {
      known = own.size
      for (const name of shared)
        eachSchema(this.#inputs[name] ?? {}, ({ $ref }) => {
          if ($ref && own.has($ref.slice(componentPrefix.length))) own.add(name)
        })
    }
    return own
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function convert(schema: ZodType, io: 'input' | 'output', components: Record<string, JsonSchema>): JsonSchema {
  // Zod inlines the schema that it is given and names only what is inside, so it is given a list of it.
  const list = z.toJSONSchema(z.array(schema), { io, override: ({ jsonSchema }) => tidy(jsonSchema as JsonSchema) })
  const { items = {}, $defs = {} } = JSON.parse(JSON.stringify(list)) as {
    items?: JsonSchema
    $defs?: Record<string, JsonSchema>
  }
  for (const [name, component] of Object.entries($defs)) components[name] ??= component
  for (const part of [items, ...Object.values(components)])
    eachSchema(part, (inner) => {
      if (inner.$ref) inner.$ref = inner.$ref.replace('#/$defs/', componentPrefix)
      for (const [name, property] of Object.entries(inner.properties ?? {}))
        if (property['x-rejected']) delete inner.properties?.[name]
    })
  return items
}

/**
 * Leaves out what says the same twice or forbids what may come: patterns beside a format, length and pattern of what is
 * documented as a number, the limits of exact integers, and the ban of properties that later versions add.
 */
function tidy(schema: JsonSchema): void {
  if (schema.format !== undefined || (schema.type !== undefined && schema.type !== 'string')) delete schema.pattern
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.additionalProperties === false) delete schema.additionalProperties
}

/** Calls `visit` for a schema and for every schema inside it. */
export function eachSchema(schema: JsonSchema, visit: (schema: JsonSchema) => void): void {
  visit(schema)
  const { properties, items, anyOf = [], oneOf = [], allOf = [], additionalProperties, propertyNames } = schema
  for (const part of Object.values(properties ?? {})) eachSchema(part, visit)
  for (const part of [...anyOf, ...oneOf, ...allOf]) eachSchema(part, visit)
  if (items) eachSchema(items, visit)
  if (typeof additionalProperties === 'object') eachSchema(additionalProperties, visit)
  if (propertyNames) eachSchema(propertyNames, visit)
}
