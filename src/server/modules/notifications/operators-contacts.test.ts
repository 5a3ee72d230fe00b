import { afterAll, expect, test } from 'vitest'
import type { PromotionView } from '#contract/endpoints/coupons.ts'
import { demoContacts, settleContacts } from '#contract/contacts.ts'
import { insertRow } from '#test/factories/insert-row.ts'
import { aRegistration, signUp } from '#test/support/accounts.ts'
import { mailsTo } from '#test/support/mails.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer({
  SUPPORT_PHONE: '+919811100099',
  SUPPORT_EMAIL: 'help@pangat.in',
  BUSINESS_ADDRESS: '7 Linking Road, Bandra West, Mumbai, Maharashtra 400050',
})
afterAll(() => settleContacts(demoContacts))

test('emails and promotions name the operator’s phone', async () => {
  const person = aRegistration()
  await signUp(server, person)
  const [welcome] = await mailsTo(server, person.email)
  expect(welcome?.text).toContain('Pangat, +91 98111 00099')

  await insertRow(server, 'promotions', { id: 'tasting', title: 'Free Tasting', by_phone: true })
  const promotions = (await (await server.request('/api/promotions')).json()) as PromotionView[]
  expect(promotions.map(({ phone }) => phone)).toEqual(['+919811100099'])
})
