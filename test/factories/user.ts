import { newId } from '#server/kernel/ids.ts'
import { at, rows, sql } from '#server/kernel/sql.ts'
import { testStart, type TestServer } from '#test/support/server.ts'
import { nextNumber } from './next-number.ts'

/** What the factories need of a server: where rows go. */
export type Home = Pick<TestServer, 'database'>

export interface AUser {
  id: string
  role: '1' | '2' | '3'
  email: string
  phone: string
  firstName: string
  lastName: string
  passwordHash: string | null
  emailConfirmed: boolean
}

/** Creates a customer with a confirmed email by default, and without a password. */
export async function aUser(home: Home, given: Partial<AUser> = {}): Promise<AUser> {
  const number = nextNumber()
  const user: AUser = {
    id: newId(),
    role: '2',
    email: `person-${number}@pangat.example`,
    phone: `+91${9_000_000_000 + number}`,
    firstName: 'Asha',
    lastName: 'Kulkarni',
    passwordHash: null,
    emailConfirmed: true,
    ...given,
  }
  await rows(
    home.database.db,
    sql`
    insert into users (id, role, email, email_verified_at, phone, first_name, last_name, password_hash)
    values (${user.id}, ${user.role}, ${user.email}, ${user.emailConfirmed ? at(testStart) : null}, ${user.phone}, ${user.firstName}, ${user.lastName}, ${user.passwordHash})`,
  )
  return user
}
