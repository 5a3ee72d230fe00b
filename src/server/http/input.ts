import type { Context as HonoContext } from 'hono'
import type { z, ZodType } from 'zod'
import type { Endpoint, Parsed } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Http } from './request.ts'
import { parseUniqueJson } from './unique-json.ts'
import { parseInput } from './validation.ts'

/**
 * Parses the input of an endpoint.
 * @throws `malformed`, or the code that the endpoint gives its query or body, for the first part that does not fit; `malformed` for a
 * body that is missing, is no JSON or names a field twice
 */
export async function inputOf<E extends Endpoint>(
  { query, queryError, params, headers, body, bodyError }: E,
  c: HonoContext<Http>,
): Promise<Parsed<E>> {
  return {
    query: query && parseInput(query, queryOf(c), queryError),
    params: params && parseInput(params, c.req.param()),
    headers: headers && parseInput(headers, c.req.header()),
    body: body && parseBody(body, await bodyOf(c), bodyError),
    // Each part has the type that its schema gives it.
  } as Parsed<E>
}

/** A missing body is an empty object where no field is needed, and has no field to be said anything of elsewhere. */
function parseBody<Body extends ZodType>(schema: Body, given: unknown, code: ErrorCode | undefined): z.output<Body> {
  if (given !== undefined) return parseInput(schema, given, code)
  return parseInput(schema, needsFields(schema) ? undefined : {})
}

/** Reports whether a body of this schema must have a field, so that it cannot be left out. */
export function needsFields(schema: ZodType): boolean {
  return !schema.safeParse({}).success
}

/** Values of the query; what is given several times is a list, which no schema takes for a text. */
function queryOf(c: HonoContext<Http>): Record<string, string | string[]> {
  const given = Object.entries(c.req.queries())
  return Object.fromEntries(given.map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]))
}

/** The body as JSON that names each field once; undefined when there is none, which some endpoints accept. */
async function bodyOf(c: HonoContext<Http>): Promise<unknown> {
  const text = await c.req.text()
  if (c.req.header('content-type') === undefined) {
    if (text !== '') throw fail('unsupported_media_type')
    return undefined
  }
  try {
    return parseUniqueJson(text)
  } catch {
    throw fail('malformed')
  }
}
