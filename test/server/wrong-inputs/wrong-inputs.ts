import type { ApiDocument, OperationObject } from '#server/http/document/document-types.ts'
import type { JsonSchema } from '#server/http/document/json-schema.ts'

/** A request that is wrong in one place; `what` says how, for the message of a test. */
export interface WrongRequest {
  what: string
  params: Record<string, string>
  query: string
  headers: Record<string, string>
  /** The body as it is sent; undefined for none. */
  body: string | undefined
}

const long = 'x'.repeat(10_000)
/** Put in the place of every input of every body. */
const wrongValues: unknown[] = [
  undefined,
  null,
  '',
  'x',
  '…',
  '12',
  long,
  '1800-01-01',
  '39AABCC1234D1Z6',
  'Asha\u0000',
  'As\u202eha',
  '\ud83c',
  -1,
  0,
  0.5,
  0.001,
  1.3,
  1e9,
  1e21,
  true,
  {},
  [],
  [null],
  Array.from({ length: 500 }, () => 'x'),
]
/** Put in the place of every parameter of a query, as it is written in an address; a list is given twice. */
const wrongTexts = [
  'x,'.repeat(150),
  '',
  'x',
  '-1',
  '0',
  '0.5',
  '1e9',
  '999999',
  long.slice(0, 2000),
  'As%00ha',
  'As%E2%80%AEha',
  '%ED%A0%BC',
]
/** Ranges of days whose ends are right each for itself. */
const wrongRanges = ['?from=2026-12-12&to=2026-12-11', '?from=2026-12-12&to=2027-12-12']
const someId = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

/** Every wrong request of an operation, made from its example in the document. */
export function wrongRequestsOf(document: ApiDocument, operation: OperationObject): WrongRequest[] {
  const inPlace = (place: string) => (operation.parameters ?? []).filter((parameter) => parameter.in === place)
  const params = Object.fromEntries(inPlace('path').map(({ name }) => [name, someId]))
  const headers: Record<string, string> = Object.fromEntries(
    inPlace('header').map(({ name }) => [name.toLowerCase(), 'key-of-a-wrong-request']),
  )
  const media = operation.requestBody?.content['application/json']
  const example = media && JSON.stringify(exampleOf(document, media))
  const right: WrongRequest = { what: '', params, query: '', headers, body: example }
  return [
    ...inPlace('path').flatMap(({ name }) =>
      wrongTexts
        .filter((text) => text !== '')
        .map((text) => ({ ...right, what: `${name}=${text}`, params: { ...params, [name]: text } })),
    ),
    ...inPlace('query').flatMap(({ name }) =>
      [...wrongTexts, `1&${name}=1`].map((text) => ({ ...right, what: `?${name}=${text}`, query: `?${name}=${text}` })),
    ),
    ...(inPlace('query').some(({ name }) => name === 'from')
      ? wrongRanges.map((query) => ({ ...right, what: query, query: `${query}&guests=40` }))
      : []),
    ...inPlace('header').flatMap(({ name }) =>
      [{}, { [name]: 'short' }, { [name]: long.slice(0, 500) }].map((given) => ({
        ...right,
        what: `header ${name}`,
        headers: { ...without(headers, name.toLowerCase()), ...given },
      })),
    ),
    ...(media && example
      ? wrongBodiesOf(document, media.schema, example).map((wrong) => ({ ...right, ...wrong }))
      : []),
  ]
}

function wrongBodiesOf(document: ApiDocument, schema: JsonSchema, example: string) {
  const instead = wrongValues.flatMap((value) => JSON.stringify(value) ?? [])
  const whole = ['', '{', ...instead].map((body) => ({ what: `body ${shortened(body)}`, body }))
  const parts = pathsOf(document, schema).flatMap((path) =>
    wrongValues.map((value) => ({
      what: `${path.join('.')} = ${shortened(JSON.stringify(value) ?? 'absent')}`,
      body: JSON.stringify(withValue(JSON.parse(example), path, value)),
    })),
  )
  return [...whole, ...parts, { what: 'no body', body: undefined }]
}

/** Paths of all inputs inside a schema; a list has its first item alone. */
function pathsOf(document: ApiDocument, schema: JsonSchema): string[][] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = resolved(document, schema)
  return [
    ...Object.entries(properties).flatMap(([name, part]) => [
      [name],
      ...pathsOf(document, part).map((path) => [name, ...path]),
    ]),
    ...(items ? [['0'], ...pathsOf(document, items).map((path) => ['0', ...path])] : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((part) => pathsOf(document, part)),
  ]
}

export function resolved(document: ApiDocument, schema: JsonSchema): JsonSchema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : resolved(document, document.components.schemas[name] ?? {})
}

/** A copy with a value at the path, or without what is there; what lacks on the way is made. */
function withValue(given: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(given)) return given.map((item, i) => (String(i) === name ? withValue(item, rest, value) : item))
  const parts = typeof given === 'object' && given !== null ? { ...given } : {}
  return { ...parts, [name]: withValue((parts as Record<string, unknown>)[name], rest, value) }
}

function without(given: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(given).filter(([known]) => known !== name))
}

export function exampleOf(
  document: ApiDocument,
  { example, examples = {} }: NonNullable<OperationObject['requestBody']>['content'][string],
): unknown {
  const name = Object.values(examples)[0]?.$ref.split('/').at(-1)
  return name === undefined ? example : document.components.examples[name]?.value
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
