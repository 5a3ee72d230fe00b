import type { ZodType, z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** Who may call: anyone, anyone signed in, or one role. Ownership is checked by the operation. */
export type Access = 'public' | 'signed_in' | 'customer' | 'caterer' | 'admin'

/** One route of the API: validation, types and documentation from the same schemas. */
export interface Endpoint {
  method: Method
  /** With `{name}` for path parameters, as OpenAPI writes them. */
  path: string
  /** Further paths that answer the same (C21). */
  aliases?: readonly string[]
  access: Access
  summary: string
  tag: string
  params?: ZodType
  query?: ZodType
  body?: ZodType
  headers?: ZodType
  /** What success answers; the status is 200 unless `status` says otherwise. */
  response: ZodType
  /** Media type of an answer that is a file to keep instead of JSON. */
  file?: string
  status?: 200 | 201 | 202
  /** Further success statuses with the same shape, such as 202 while a payment is pending. */
  alsoStatus?: readonly (200 | 202)[]
}

/** Keeps the literal types of method and path, from which the client's types are made. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

type In<T> = T extends ZodType ? z.input<T> : undefined
type Out<T> = T extends ZodType ? z.output<T> : undefined

/** Parsed input of an endpoint as a handler sees it. */
export interface Parsed<E extends Endpoint> {
  params: Out<E['params']>
  query: Out<E['query']>
  body: Out<E['body']>
  headers: Out<E['headers']>
}

/** Input of an endpoint as a client gives it; parts that the endpoint does not have are left out. */
export type Given<E extends Endpoint> = {
  [Part in 'params' | 'body' as E[Part] extends ZodType ? Part : never]: In<E[Part]>
} & (E['query'] extends ZodType ? { query?: QueryGiven<In<E['query']>> } : unknown)

/** A query may be given as the values it stands for; the client writes them as text. */
type QueryGiven<Q> = { [Key in keyof Q]?: Q[Key] | number | boolean | undefined }

export type Answer<E extends Endpoint> = Out<E['response']>
