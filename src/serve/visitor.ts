import { AsyncLocalStorage } from 'node:async_hooks'

/** The request for which a page is rendered: the bindings of its connection, and what proxies said of it. */
interface Visitor {
  env: object
  forwarded: Record<string, string>
}

const visitors = new AsyncLocalStorage<Visitor>()

/** Headers that go on from a page to what it asks the API: the address of the visitor, the request and its trace. */
const forwardedHeaders = ['x-forwarded-for', 'x-request-id', 'traceparent']

/** Returns the visitor of a request. */
export function visitorOf(env: object, header: (name: string) => string | undefined): Visitor {
  const forwarded: Record<string, string> = {}
  for (const name of forwardedHeaders) {
    const value = header(name)
    if (value !== undefined) forwarded[name] = value
  }
  return { env, forwarded }
}

/** Runs `render`, within which the API is called on behalf of that visitor. */
export function forVisitor<T>(visitor: Visitor, render: () => T): T {
  return visitors.run(visitor, render)
}

/** Calls the API in process from where the present visitor is, so that it counts tries by their network. */
export function callForVisitor(
  api: { request(path: string, init: RequestInit, env?: object): Response | Promise<Response> },
  path: string,
  init: RequestInit,
): Response | Promise<Response> {
  const visitor = visitors.getStore()
  if (!visitor) return api.request(path, init)
  const headers = new Headers(init.headers)
  for (const [name, value] of Object.entries(visitor.forwarded)) headers.set(name, value)
  return api.request(path, { ...init, headers }, visitor.env)
}
