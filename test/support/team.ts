import type { Membership, Team } from '#contract/endpoints/members.ts'
import { hashPassword } from '#server/modules/identity/index.ts'
import { aCaterer, aUser, type ACaterer, type AUser } from '#test/factories/index.ts'
import { call, signedInAs } from './accounts.ts'
import { secretMailedTo } from './mails.ts'
import type { ErrorBody } from './ordering.ts'
import type { TestServer } from './server.ts'

/** An answer of the API. */
export interface TeamAnswer {
  status: number
  body: Team & Membership & ErrorBody
}

/** Somebody who calls the API. */
export interface Caller {
  user: AUser
  send(method: string, path: string, body?: unknown): Promise<TeamAnswer>
}

export const ownerPassword = 'leafplate72'

/** Opens a session of an account and calls the API with it. */
export async function asCaller(server: TestServer, user: AUser): Promise<Caller> {
  const headers = await signedInAs(server, user)
  return {
    user,
    async send(method, path, body) {
      const response = await call(server, method, path, { headers, body })
      return { status: response.status, body: (await response.json()) as TeamAnswer['body'] }
    },
  }
}

/** A caterer with an owner who has a password. */
export async function aTeam(server: TestServer): Promise<{ caterer: ACaterer; owner: Caller; path: string }> {
  const user = await aUser(server, { role: '3', passwordHash: await hashPassword(ownerPassword) })
  const caterer = await aCaterer(server, { ownerId: user.id })
  return { caterer, owner: await asCaller(server, user), path: `/api/caterer/${caterer.id}` }
}

/** Invites an address and returns the secret of the emailed link. */
export async function invited(
  server: TestServer,
  { owner, path }: { owner: Caller; path: string },
  email: string,
  part = 'manager',
): Promise<string> {
  const { status, body } = await owner.send('POST', `${path}/invitations`, { email, part })
  if (status !== 201) throw new Error(`the invitation was answered ${status} ${body.code}`)
  return secretMailedTo(server, email, 'member_invited')
}
