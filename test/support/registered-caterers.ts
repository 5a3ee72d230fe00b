import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import { aCatererProfile } from '#test/factories/caterer-profile.ts'
import { aUser } from '#test/factories/index.ts'
import { call, signedInAs } from './accounts.ts'
import type { TestServer } from './server.ts'

/** What the API answered to something an owner did. */
export interface Answer {
  status: number
  body: OwnCaterer & Partial<ErrorResponse>
}

/** Returns an account with role 3 and no caterer. */
export async function anOwner(server: TestServer) {
  const user = await aUser(server, { role: '3' })
  const headers = await signedInAs(server, user)
  const send = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await call(server, method, path, { headers, ...(body === undefined ? {} : { body }) })
    return { status: response.status, body: (await response.json()) as Answer['body'] }
  }
  return {
    user,
    headers,
    send,
    make: (given: object = {}) =>
      send('POST', '/api/caterer', {
        ...aCatererProfile(),
        ...given,
      }),
    change: (id: string, changes: object) => send('PATCH', `/api/caterer/${id}`, changes),
    see: (id: string) => send('GET', `/api/caterer/${id}`),
  }
}

/** An owner with a caterer of these values. */
export async function aRegisteredCaterer(server: TestServer, given: object = {}) {
  const owner = await anOwner(server)
  const { status, body } = await owner.make(given)
  if (status !== 201) throw new Error(`making a caterer answered ${status}: ${JSON.stringify(body)}`)
  return { ...owner, caterer: body, change: (changes: object) => owner.change(body.id, changes) }
}
