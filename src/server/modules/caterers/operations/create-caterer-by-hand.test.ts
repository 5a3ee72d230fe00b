import { expect, test } from 'vitest'
import { call } from '#test/support/accounts.ts'
import { aRegisteredCaterer } from '#test/support/registered-caterers.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer({ CATERER_APPROVAL: 'manual' })

test('where admins approve, a new caterer stays pending whatever its owner changes', async () => {
  const { caterer, change } = await aRegisteredCaterer(server)
  expect(caterer.approval).toBe('pending')
  expect((await call(server, 'GET', `/api/caterer/${caterer.id}`)).status).toBe(404)
  const changed = await change({ gstNo: '27AAPFU0939F1ZV', complimentary: 'Paan' })
  expect(changed.body).toMatchObject({ approval: 'pending', gstNo: '27AAPFU0939F1ZV' })
})
