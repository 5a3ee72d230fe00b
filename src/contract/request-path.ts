/** Params and query of a request, as a client is given them. */
export interface RequestParts {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
}

/** Reads an endpoint such as `GET /api/search` without a request; undefined where that offers none. */
export type PublicRead = (route: string, given: RequestParts) => Promise<unknown> | undefined

/** The values of a query as they are sent: a value that is empty or undefined is left out. */
export function sentValues(query: NonNullable<RequestParts['query']>): [string, string][] {
  return Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
}

/** Returns the path of a request for an endpoint such as `/api/orders/{id}`, with its query. */
export function requestPath(template: string, { params = {}, query = {} }: RequestParts): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const sent = sentValues(query)
  return sent.length > 0 ? `${path}?${new URLSearchParams(sent).toString()}` : path
}
