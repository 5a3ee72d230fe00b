import { createAccessTokens } from '#server/modules/identity/sessions/access-tokens.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { nextAddress } from '#test/support/forwarded-address.ts'
import { sessionSecret } from '../shared/service.ts'

/** A customer with an access token and a unique forwarded address. */
export interface Person {
  token: string
  address: string
}

/** Runs a statement with parameters on the database of a service, of either engine. */
export type Execute = <Row>(statement: string, parameters: unknown[]) => Promise<Row[]>

/** An account with a session. */
export interface Account {
  userId: string
  sessionId: string
}

let made = 0

/**
 * Creates customers with a confirmed email address and a session directly in the database. Registering so many would hash a password
 * for each, and orders of few people would meet the limits that every account and network has.
 */
export async function createAccounts(execute: Execute, count: number): Promise<Account[]> {
  const accounts = Array.from({ length: count }, () => ({ userId: newId(), sessionId: newId(), number: ++made }))
  await execute(
    `insert into users (id, role, email, email_verified_at, phone, first_name, last_name)
     select id, '2', 'bench-' || number || '@pangat.example', now(), '+91' || (6000000000 + number), 'Asha', 'Kulkarni'
     from unnest($1::text[], $2::bigint[]) as given (id, number)`,
    [accounts.map(({ userId }) => userId), accounts.map(({ number }) => number)],
  )
  // So many in a moment are known to the planner a minute later: until then each foreign key to them would be looked for row by row.
  await execute('analyze users', [])
  await createSessions(execute, accounts)
  await execute('analyze sessions', [])
  return accounts
}

export async function createSessions(execute: Execute, accounts: readonly Account[]): Promise<void> {
  await execute('insert into sessions (id, user_id) select * from unnest($1::text[], $2::text[])', [
    accounts.map(({ sessionId }) => sessionId),
    accounts.map(({ userId }) => userId),
  ])
}

/** Signs access tokens for the sessions of accounts. `issuer`: origin of the PUBLIC_URL of their service. */
export async function signIn(accounts: readonly Account[], issuer: string): Promise<Person[]> {
  const tokens = createAccessTokens(sessionSecret, issuer, systemClock)
  return Promise.all(
    accounts.map(async ({ userId, sessionId }) => ({
      token: await tokens.sign({ userId, sessionId, role: '2', catererId: undefined }),
      address: nextAddress(),
    })),
  )
}
