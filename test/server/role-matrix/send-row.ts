import { matrix } from './rows.ts'
import { headersOf, type Caller, type World } from './world.ts'

/** What differs from what a row of the matrix sends. */
interface Other {
  /** In place of every id of the path. */
  id?: string | undefined
  /** Returns the body to send for that of the row. */
  rewrite?: (body: unknown) => unknown
}

/** Sends to a path with a method what a row of the matrix sends for a caller. Returns the body with the response. */
export async function sendRow(
  world: World,
  { row, method, path, caller }: { row: string; method: string; path: string; caller: Caller },
  { id, rewrite = (body) => body }: Other = {},
): Promise<{ response: Response; body: unknown }> {
  const { params = {}, query = '', body: given, form, headers = {} } = (await matrix[row]?.send?.(world, caller)) ?? {}
  const body = given === undefined ? undefined : rewrite(given)
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) => id ?? params[name] ?? whole)
  const response = await world.server.request(filled + query, {
    method,
    headers: {
      ...(await headersOf(world, caller)),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { response, body }
}
