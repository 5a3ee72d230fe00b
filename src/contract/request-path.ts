/** Params and query of a request, as a client is given them. */
export interface RequestParts {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
}

/** Returns the path of a request for an endpoint such as `/api/orders/{id}`, with its query. A value that is empty or undefined is left out. */
export function requestPath(template: string, { params = {}, query = {} }: RequestParts): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const sent = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return sent.length > 0 ? `${path}?${new URLSearchParams(sent).toString()}` : path
}
