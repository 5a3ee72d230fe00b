import type { Session } from '#contract/endpoints/identity.ts'
import { newId } from '#server/kernel/ids.ts'
import { at, rows, sql } from '#server/kernel/sql.ts'
import { createAccessTokens } from '#server/modules/identity/sessions/access-tokens.ts'
import type { AUser } from '#test/factories/index.ts'
import type { TestServer } from './server.ts'

let people = 0

/** Returns the fields of a registration; each call returns another person. */
export function aRegistration() {
  const number = ++people
  return {
    email: `guest-${number}@pangat.example`,
    password: 'leafplate72',
    phone: `98${String(number).padStart(8, '0')}`,
    firstName: 'Meera',
    lastName: 'Joshi',
    role: '2',
  }
}

export async function post(
  server: TestServer,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return server.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

/** Registers through the API, as a client that is not the site. At most 30 an hour on one server. */
export async function signUp(
  server: TestServer,
  given: Partial<ReturnType<typeof aRegistration>> = {},
): Promise<Session & { refreshToken: string }> {
  const response = await post(server, '/auth/email/register', { ...aRegistration(), ...given })
  if (response.status !== 201) throw new Error(`registration answered ${response.status}: ${await response.text()}`)
  // A client that is not the site always gets the refresh token.
  return (await response.json()) as Session & { refreshToken: string }
}

/** Confirms the address of an account without an email, for orders that take much of a day. */
export async function confirmEmailOf({ database }: Pick<TestServer, 'database'>, userId: string): Promise<void> {
  await rows(
    database.db,
    sql`update users set email_verified_at = coalesce(email_verified_at, now()) where id = ${userId}`,
  )
}

/** Headers with which requests come from this user: a session of the database and a token for it, without hashing a password. */
export async function signedInAs(
  server: TestServer,
  { id, role }: Pick<AUser, 'id' | 'role'>,
): Promise<{ authorization: string }> {
  const { config } = server.services
  const sessionId = newId()
  await rows(
    server.database.db,
    sql`insert into sessions (id, user_id, created_at) values (${sessionId}, ${id}, ${at(server.clock.now())})`,
  )
  const tokens = createAccessTokens(config.sessionSecret ?? '', config.publicUrl.origin, server.clock)
  return { authorization: `Bearer ${await tokens.sign({ userId: id, sessionId, role, catererId: undefined })}` }
}

/** Calls the API with a JSON body, or without one. */
export async function call(
  server: TestServer,
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  return server.request(path, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
