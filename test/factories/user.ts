import { newId } from '#server/kernel/ids.ts'
import { testStart, type TestServer } from '#test/support/server.ts'
import { insertRow } from './insert-row.ts'
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
  await insertRow(home, 'users', {
    id: user.id,
    role: user.role,
    email: user.email,
    email_verified_at: user.emailConfirmed ? testStart : null,
    phone: user.phone,
    first_name: user.firstName,
    last_name: user.lastName,
    password_hash: user.passwordHash,
  })
  return user
}
