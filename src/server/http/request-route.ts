/** Kept with the request itself: a table of requests costs each of them ten times as much. */
const route = Symbol('route')

interface Noted {
  [route]?: string
}

/** Notes which route answers a request, by the bindings of its connection. The latest note holds. */
export function noteRoute(env: { incoming?: object } | undefined, pattern: string): void {
  if (env?.incoming) (env.incoming as Noted)[route] = pattern // nothing else has this name
}

/** Returns the pattern of the route that answered a request, such as `/api/orders/:id`; undefined when none was noted. */
export function routeOf(incoming: object): string | undefined {
  return (incoming as Noted)[route] // as above
}
