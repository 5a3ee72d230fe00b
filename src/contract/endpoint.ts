import type { ZodType, z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { MemberPart } from './rules/member-part.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/**
 * Who may call: anyone, anyone signed in, one role, or the members of a caterer who have a part or one that includes it: `cook`
 * is every member, `owner` the owner alone. Ownership is checked by the operation.
 */
export type Access = 'public' | 'signed_in' | 'customer' | 'caterer' | 'admin' | MemberPart

/** One route of the API: validation, types and documentation from the same schemas. */
export interface Endpoint {
  method: Method
  /** With `{name}` for path parameters, as OpenAPI writes them. */
  path: string
  /** Further paths that answer the same, kept for older clients. The API document leaves them out. */
  aliases?: readonly string[]
  access: Access
  /** What the bearer is where it is no access token of ours. */
  bearer?: 'provider'
  /** Imperative phrase of at most 50 characters. */
  summary: string
  /** Behaviour, callers, idempotency, side effects and limits in one to four sentences. */
  description: string
  tag: Tag
  /** Error codes of the operation itself; {@link errorCodesOf} adds those that every operation of its kind has. */
  errors: readonly ErrorCode[]
  params?: ZodType
  query?: ZodType
  /** Code of a query that its schema rejects, where it is not `malformed`. */
  queryError?: ErrorCode
  body?: ZodType
  /** Code of a body that its schema rejects, where it is not `malformed`. */
  bodyError?: ErrorCode
  /** A body of more bytes is rejected unread. The limit of all bodies, where none is named. */
  maxBytes?: number
  /** The body is a form (multipart/form-data) with one file, in the field `file`, of at most so many bytes. */
  upload?: { maxBytes: number }
  headers?: ZodType
  /** What success answers; the status is 200 unless `status` says otherwise. */
  response: ZodType
  /** Noun phrase for what success answers. */
  success: string
  /** Media type of an answer that is a file to keep instead of JSON; several where the file says which. */
  file?: string | readonly string[]
  /** Media type of an answer that goes on until one side ends it. */
  stream?: string
  status?: 200 | 201 | 202
  /** A further success status with the same shape, described by a noun phrase. */
  alsoStatus?: { 202: string }
  /** Sent with an ETag; a request whose If-None-Match has it is answered 304. */
  tagged?: true
}

/** Groups of operations in the API document, in its order. */
export const tags = {
  Accounts: 'Sign-in, registration, profile, sessions and passwords.',
  Caterers: 'Search, public profiles, comparison, and the profile that a caterer edits.',
  Calendar: 'Days of a caterer with its orders, closures, and terms of bookings.',
  Members: 'People who act for a caterer, and invitations.',
  Menus: 'Menu categories, dishes and packages of a caterer.',
  Pictures: 'Pictures that caterers upload.',
  Places: 'Places of the Mumbai region.',
  Shortlist: 'Caterers that a customer saved.',
  Orders: 'Quotes, orders, changes, cancellations, documents and messages.',
  Payments: 'Payments by the gateway.',
  Money: 'What a caterer receives: bank details, payouts and statements.',
  Coupons: 'Coupons and promotions.',
  Reviews: 'Reviews of completed orders, testimonials and figures.',
  Enquiries: 'Questions to caterers and to the operator.',
  Complaints: 'Complaints, their tickets and their answers.',
  Assistant: 'Answers to questions of visitors.',
  Live: 'What happens, as it happens.',
  Admin: 'Approval of caterers and the audit, for admins.',
  Service: 'Health of the service.',
} as const
export type Tag = keyof typeof tags

/** Keeps the literal types of method and path, from which the client's types are made. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

/**
 * Returns every error code that an operation can answer with. Besides its own there are those of its input, of its access, of
 * writes, and of a service that fails or is overloaded.
 */
export function errorCodesOf({ method, access, params, query, body, headers, errors }: Endpoint): ErrorCode[] {
  const writes = method !== 'GET'
  const codes: (ErrorCode | false)[] = [
    (params ?? query ?? body ?? headers) !== undefined && 'malformed',
    access !== 'public' && 'not_signed_in',
    // A bearer token that is no longer valid is rejected by public operations too.
    'session_ended',
    access !== 'public' && access !== 'signed_in' && 'not_allowed',
    writes && 'foreign_origin',
    writes && 'too_large',
    writes && 'unsupported_media_type',
    ...errors,
    'unexpected',
    'busy',
  ]
  return [...new Set(codes.filter((code) => code !== false))]
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
