import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints/index.ts'
import { aUser, type AUser } from '#test/factories/index.ts'
import { signedInAs } from '#test/support/accounts.ts'
import { nextAddress } from '#test/support/forwarded-address.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const bodies = [
  '{"__proto__":{"isAdmin":true,"role":"1"}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"venue":{"__proto__":{"isAdmin":true}},"contact":{"constructor":{"prototype":{"isAdmin":true}}}}',
  '[{"__proto__":{"isAdmin":true}}]',
]

test('keys of the prototype in any body change no prototype and no answer', { timeout: 60_000 }, async () => {
  const people: AUser[] = []
  for (const role of ['1', '2', '3'] as const) people.push(await aUser(server, { role }))
  for (const person of people) {
    for (const { method, path, body, bearer } of Object.values<Endpoint>(endpoints)) {
      // No provider runs here that could judge its token.
      if (!body || bearer) continue
      const session = await signedInAs(server, person)
      for (const given of bodies) {
        const { status } = await server.request(path.replace(/\{\w+\}/g, '__proto__'), {
          method,
          headers: { ...session, 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
          body: given,
        })
        expect.soft(status, `${method} ${path} ${given}`).toBeLessThan(500)
      }
    }
  }
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
  expect(([] as unknown as Record<string, unknown>)['role']).toBeUndefined()
})
