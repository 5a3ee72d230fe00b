import pg from 'pg'
import { systemClock } from '../src/server/kernel/clock.ts'
import { newId } from '../src/server/kernel/ids.ts'
import { createAccessTokens } from '#server/modules/identity/sessions/access-tokens.ts'
import { nextAddress } from '../test/support/forwarded-address.ts'

/** A customer with an account, an access token and a unique forwarded address. */
export interface Person {
  token: string
  address: string
}

/** Customers for one run each, made ahead of it. */
export interface People {
  /** Makes customers until so many are unused. */
  prepare(unused: number): Promise<void>
  /** @throws when all prepared customers were used */
  next(): Person
}

export interface PeopleOptions {
  databaseUrl: string
  sessionSecret: string
  /** Origin of the product's PUBLIC_URL, the issuer of its tokens. */
  issuer: string
}

/**
 * Makes customers directly in the database. Registering so many would hash a password for each, and orders of few people would meet
 * the limits that every account and network has.
 */
export function peopleOf({ databaseUrl, sessionSecret, issuer }: PeopleOptions): People {
  const tokens = createAccessTokens(sessionSecret, issuer, systemClock)
  const unused: Person[] = []
  let made = 0
  return {
    async prepare(wanted) {
      const missing = wanted - unused.length
      if (missing <= 0) return
      const accounts = Array.from({ length: missing }, () => ({ number: ++made, userId: newId(), sessionId: newId() }))
      await insert(databaseUrl, accounts)
      for (const { userId, sessionId } of accounts) {
        const token = await tokens.sign({ userId, sessionId, role: '2', catererId: undefined })
        unused.push({ token, address: nextAddress() })
      }
    },
    next() {
      const person = unused.shift()
      if (!person) throw new Error('all prepared customers have ordered: prepare more')
      return person
    },
  }
}

interface Account {
  number: number
  userId: string
  sessionId: string
}

/** Inserts accounts with a confirmed email address and a session each. */
async function insert(databaseUrl: string, accounts: readonly Account[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `insert into users (id, role, email, email_verified_at, phone, first_name, last_name)
       select id, '2', 'bench-' || number || '@pangat.example', now(), '+91' || (6000000000 + number), 'Asha', 'Kulkarni'
       from unnest($1::text[], $2::bigint[]) as given (id, number)`,
      [accounts.map(({ userId }) => userId), accounts.map(({ number }) => number)],
    )
    await client.query('insert into sessions (id, user_id) select * from unnest($1::text[], $2::text[])', [
      accounts.map(({ sessionId }) => sessionId),
      accounts.map(({ userId }) => userId),
    ])
  } finally {
    await client.end()
  }
}
