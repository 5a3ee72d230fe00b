import pg from 'pg'
import { createAccounts, signIn, type Account, type Execute, type Person } from '../../bench/orders/people.ts'

/** A customer who has not ordered. */
export interface Buyer extends Person {
  userId: string
}

/** Customers in store, because each is used once: unpaid orders are limited by account. */
export interface Stock {
  /** Makes customers until there are so many. The database must take writes. */
  fill(wanted: number): Promise<void>
  /** Takes one out and signs it in. @throws when there is none */
  take(): Promise<Buyer>
}

/** `issuer`: the public address of the product. */
export function createStock(databaseUrl: string, issuer: string): Stock {
  const accounts: Account[] = []
  return {
    async fill(wanted) {
      if (accounts.length >= wanted) return
      const client = new pg.Client({ connectionString: databaseUrl })
      await client.connect()
      // What the caller reads is what it named in the statement.
      const execute: Execute = async <Row>(statement: string, parameters: unknown[]) =>
        (await client.query(statement, parameters)).rows as Row[]
      try {
        accounts.push(...(await createAccounts(execute, wanted - accounts.length)))
      } finally {
        await client.end()
      }
    },
    async take() {
      const account = accounts.pop()
      if (!account) throw new Error('all prepared customers have ordered: prepare more')
      const [person] = await signIn([account], issuer)
      if (!person) throw new Error('signing in gave no token')
      return { ...person, userId: account.userId }
    },
  }
}
