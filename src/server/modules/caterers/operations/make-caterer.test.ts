import { expect, test } from 'vitest'
import type { CatererView, OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { User } from '#contract/endpoints/identity.ts'
import type { Refused } from '#contract/endpoints/shared.ts'
import { aCatererProfile } from '#test/factories/caterer-profile.ts'
import { aUser } from '#test/factories/index.ts'
import { call, signedInAs } from '#test/support/accounts.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

async function anOwner() {
  return signedInAs(server, await aUser(server, { role: '3' }))
}

test('a kitchen is made, linked to its owner and on the site at once', async () => {
  const headers = await anOwner()
  expect((await call(server, 'GET', '/auth/me', { headers })).status).toBe(200)
  const body = aCatererProfile({
    name: 'Aai’s Kitchen',
    contact: '9820011111',
    minPrice: 250.5,
    cateringType: ['Non Veg', 'Veg'],
  })
  const response = await call(server, 'POST', '/api/caterer', { headers, body })
  const made = (await response.json()) as OwnCaterer
  expect([response.status, made]).toMatchObject([
    201,
    {
      name: 'Aai’s Kitchen',
      slug: 'aais-kitchen',
      gstNo: '27AABCC1234D1ZB',
      gstScheme: 'REGULAR_5',
      mobileNo: body.mobileNo,
      contact: '+919820011111',
      approval: 'approved',
      version: 1,
      minPrice: 250.5,
      maxPrice: null,
      cateringType: ['nonVeg', 'veg'],
      inServiceFrom: '2026-11-20',
      serviceLocation: { location: 'Andheri, Mumbai', PinCode: '400058' },
    },
  ])
  const me = (await (await call(server, 'GET', '/auth/me', { headers })).json()) as User
  expect(me.catererId).toBe(made.id)
  const shown = (await (await call(server, 'GET', '/api/caterer/slug/aais-kitchen')).json()) as CatererView
  expect(shown.id).toBe(made.id)
})

test('one account has one kitchen, also when it asks for two at once', async () => {
  const headers = await anOwner()
  const make = () => call(server, 'POST', '/api/caterer', { headers, body: aCatererProfile() })
  const answers = await Promise.all([make(), make(), make()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  const refused = (await (await make()).json()) as Refused
  expect(refused).toMatchObject({ code: 'caterer_exists', message: ['You have a kitchen already.'] })
})
