import { AsyncLocalStorage } from 'node:async_hooks'

/** The request for which a page is rendered: the bindings of its connection, and the header by which proxies name its address. */
interface Visitor {
  env: object
  forwardedFor: string | undefined
}

const visitors = new AsyncLocalStorage<Visitor>()

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
  if (visitor.forwardedFor !== undefined) headers.set('X-Forwarded-For', visitor.forwardedFor)
  return api.request(path, { ...init, headers }, visitor.env)
}
