import fc from 'fast-check'
import type { ApiDocument, OperationObject, Parameter } from '#server/http/document/document-types.ts'
import type { JsonSchema } from '#server/http/document/json-schema.ts'
import { exampleOf, resolved } from '../wrong-inputs/wrong-inputs.ts'

/** A request as it is sent; an id that starts with `#` stands for one that exists, by its number. */
export interface FuzzRequest {
  /** A caller of another role than the operation asks for, in one of eight. */
  isStranger: boolean
  params: Record<string, string>
  query: string
  headers: Record<string, string>
  body: string | undefined
}

const hostile = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'true',
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '__proto__',
  "' or 1=1 --",
  '"; drop table orders; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${jndi:ldap://x}',
  '\u0000',
  '\u202e',
  '\ud800',
  '\u200b',
  '👩‍👩‍👧',
  '𝕏'.repeat(300),
  'a'.repeat(5_000),
  '\r\nBcc: x@evil.example',
  '9999-12-31',
  '2026-02-30',
  '25:61',
  '1970-01-01T00:00:00Z',
  '=cmd|x',
  'javascript:alert(1)',
  'http://[::1]/',
]
const hostileValue = fc.oneof(
  fc.constantFrom(...hostile),
  fc.constantFrom(null, -1, 0, 0.1, 1e21, Number.MAX_SAFE_INTEGER, -0, true, [], {}, [[[[[]]]]], [null]),
  fc.jsonValue({ maxDepth: 3 }),
)
/** One that exists where there is one, else of the right form. */
const anId = fc.oneof(
  { weight: 6, arbitrary: fc.nat({ max: 999 }).map((n) => `#${n}`) },
  fc.constant('01ARZ3NDEKTSV4RRFFQ69G5FAV'),
)

/** Requests of an operation: valid by its schema, valid but for one place, and hostile. */
export function requestsOf(document: ApiDocument, operation: OperationObject): fc.Arbitrary<FuzzRequest> {
  const parameters = operation.parameters ?? []
  const inPlace = (place: string) => parameters.filter((parameter) => parameter.in === place)
  const [media] = Object.values(operation.requestBody?.content ?? {})
  return fc.record({
    isStranger: fc.nat({ max: 7 }).map((n) => n === 0),
    params: textsOf(document, inPlace('path'), true).map((texts) =>
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text || 'x'])),
    ),
    query: textsOf(document, inPlace('query'), false).map((texts) => new URLSearchParams(wellFormed(texts)).toString()),
    headers: fc.record(
      Object.fromEntries(
        inPlace('header').map(({ name }) => [name, fc.oneof(fc.uuid(), fc.constantFrom('', 'short', 'x'.repeat(300)))]),
      ),
    ),
    body: media ? bodyOf(document, media.schema, exampleOf(document, media)) : fc.constant(undefined),
  })
}

function textsOf(
  document: ApiDocument,
  parameters: Parameter[],
  isPath: boolean,
): fc.Arbitrary<Record<string, string>> {
  const texts = Object.fromEntries(
    parameters.map(({ name, schema, example }) => {
      const usual = isPath && example === undefined ? anId : valueOf(document, schema, name)
      const given = example === undefined ? [] : [{ weight: 2, arbitrary: fc.constant(example) }]
      const value = fc.oneof({ weight: 7, arbitrary: usual as fc.Arbitrary<unknown> }, ...given, hostileValue)
      return [name, value.map((one) => (typeof one === 'string' ? one : (JSON.stringify(one) ?? '')))]
    }),
  )
  return fc.record(texts, isPath ? {} : { requiredKeys: parameters.filter((p) => p.required).map((p) => p.name) })
}

const wellFormed = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.toWellFormed()]))

function bodyOf(document: ApiDocument, schema: JsonSchema, example: unknown): fc.Arbitrary<string> {
  const generated = valueOf(document, schema, '')
  const fromExample = fc.tuple(fc.constant(example), generated).map(([whole, part]) => mixed(whole, part))
  const valid = fc.oneof({ weight: 3, arbitrary: fromExample }, { weight: 2, arbitrary: generated })
  const nearlyValid = fc.tuple(valid, fc.nat(), hostileValue).map(([body, at, value]) => withOneOf(body, at, value))
  return fc.oneof(
    { weight: 5, arbitrary: valid.map(text) },
    { weight: 4, arbitrary: nearlyValid.map(text) },
    { weight: 1, arbitrary: fc.oneof(hostileValue.map(text), fc.string(), fc.constantFrom('', '{', '[]', 'null')) },
  )
}

const text = (value: unknown) => JSON.stringify(value) ?? ''

/** The example with some of its parts replaced: every other one of those that were generated. */
function mixed(example: unknown, part: unknown): unknown {
  if (!isObject(example) || !isObject(part)) return example ?? part
  const chosen = Object.entries(part).filter((_, i) => (Object.keys(part).length + i) % 2 === 0)
  return { ...example, ...Object.fromEntries(chosen) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function withOneOf(body: unknown, at: number, value: unknown): unknown {
  if (!isObject(body) || Object.keys(body).length === 0) return value
  const keys = Object.keys(body)
  const key = keys[at % keys.length] ?? ''
  const inside = body[key]
  if (isObject(inside) && at % 3 > 0) return { ...body, [key]: withOneOf(inside, Math.floor(at / 3), value) }
  return { ...body, [key]: value }
}

/** Values of a schema. Where it says less than the operation needs, such as which ids exist, its name helps. */
function valueOf(document: ApiDocument, given: JsonSchema, name: string, depth = 0): fc.Arbitrary<unknown> {
  const schema = resolved(document, given)
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (depth > 5) return fc.constant(null)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (parts.length > 0) return fc.oneof(...parts.map((part) => valueOf(document, part, name, depth + 1)))
  if (schema.allOf?.[0]) return valueOf(document, schema.allOf[0], name, depth + 1)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object' || schema.properties) return objectOf(document, schema, depth)
  if (type === 'array') {
    const { items = {}, minItems = 0 } = schema
    return fc.array(valueOf(document, items, name, depth + 1), { minLength: Math.min(minItems, 5), maxLength: 5 })
  }
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer' || type === 'number') return numberOf(schema, type)
  return type === 'string' ? stringOf(schema, name) : hostileValue
}

function objectOf(document: ApiDocument, schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema
  const parts = Object.entries(properties).map(([key, part]) => [key, valueOf(document, part, key, depth + 1)])
  return fc.record(Object.fromEntries(parts) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [...required] })
}

function numberOf({ minimum = 0, maximum = 100_000 }: JsonSchema, type: string): fc.Arbitrary<number> {
  const [min, max] = [Math.ceil(minimum), Math.floor(Math.min(maximum, 1e12))]
  const whole = fc.oneof(fc.integer({ min, max: Math.max(min, Math.min(max, min + 500)) }), fc.constantFrom(min, max))
  return type === 'integer'
    ? whole
    : fc.oneof(
        whole,
        fc.integer({ min, max: min + 1_000 }).map((n) => n / 2),
      )
}

function stringOf({ format, pattern, minLength = 0, examples = [] }: JsonSchema, name: string): fc.Arbitrary<unknown> {
  if (/(^|\W|[a-z])(id|Id|ids|Ids)$|^(package|dish|category)$/.test(name)) return anId
  if (format === 'email') return fc.nat({ max: 9_999 }).map((n) => `fuzz-${n}@pangat.example`)
  if (format === 'date' || /day|date/i.test(name))
    return fc.integer({ min: 1, max: 28 }).map((n) => `2026-12-${pad(n)}`)
  if (/time$/i.test(name)) return fc.integer({ min: 0, max: 23 }).map((n) => `${pad(n)}:30`)
  if (/phone|contact/i.test(name))
    return fc.integer({ min: 0, max: 9_999_999 }).map((n) => `982${String(n).padStart(7, '0')}`)
  const free = fc.string({ minLength, maxLength: 60, unit: 'grapheme' })
  const known = examples.length > 0 ? [fc.constantFrom(...examples)] : []
  return fc.oneof(free, ...known, ...(pattern === undefined ? [] : matching(pattern)))
}

const pad = (n: number) => String(n).padStart(2, '0')

/** Texts of a pattern; none for one that the generator does not understand. */
function matching(pattern: string): fc.Arbitrary<string>[] {
  if (pattern.length > 200) return []
  try {
    const texts = fc.stringMatching(new RegExp(pattern, 'u'))
    fc.sample(texts, 1)
    return [texts]
  } catch {
    return []
  }
}
