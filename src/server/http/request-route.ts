const routes = new WeakMap<object, string>()

/** Notes which route answers a request, by the bindings of its connection. The latest note holds. */
export function noteRoute(env: { incoming?: object } | undefined, route: string): void {
  if (env?.incoming) routes.set(env.incoming, route)
}

/** Returns the pattern of the route that answered a request, such as `/api/orders/:id`; undefined when none was noted. */
export function routeOf(incoming: object): string | undefined {
  return routes.get(incoming)
}
