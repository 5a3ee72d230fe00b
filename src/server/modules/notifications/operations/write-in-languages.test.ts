import { expect, test } from 'vitest'
import type { Language } from '#contract/values/language.ts'
import { publish } from '#server/kernel/events.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCaterer, anOrder, aPackage, aUser } from '#test/factories/index.ts'
import { call, signedInAs, signUp } from '#test/support/accounts.ts'
import { mailsTo } from '#test/support/mails.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

/** Chooses a language in the profile. */
async function choose(user: { id: string }, language: Language, headers: Record<string, string>): Promise<void> {
  const response = await call(server, 'PATCH', `/api/users/${user.id}`, { headers, body: { language } })
  expect(response.status).toBe(200)
}

test('whoever chooses a language has the next email in it, and the one after it in the next', async () => {
  const { user, token } = await signUp(server, { firstName: 'Meera' })
  const headers = { authorization: `Bearer ${token}` }
  const subjects = async () => (await mailsTo(server, user.email)).map(({ subject }) => subject)
  await subjects()
  for (const language of ['hi', 'mr', 'en'] as const) {
    await choose(user, language, headers)
    expect((await call(server, 'POST', `/api/users/${user.id}/verification`, { headers })).status).toBe(202)
    await subjects()
  }
  expect(await subjects()).toEqual([
    'Welcome to Pangat',
    'अपने ई-मेल पते की पुष्टि करें',
    'तुमच्या ई-मेल पत्त्याची पुष्टी करा',
    'Confirm your email address',
  ])
  const inHindi = (await mailsTo(server, user.email))[1]
  expect(inHindi?.text).toMatch(/^नमस्ते,/)
  expect(inHindi?.html).toContain('<html lang="hi">')
})

test('what somebody asks for counts in the language they have when the email is written', async () => {
  const { user, token } = await signUp(server)
  await choose(user, 'mr', { authorization: `Bearer ${token}` })
  expect(await mailsTo(server, user.email)).toMatchObject([{ kind: 'welcome', subject: 'Pangat मध्ये तुमचे स्वागत आहे' }])
})

test('the language of the browser says nothing about the emails', async () => {
  const { user, token } = await signUp(server)
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'hi-IN,hi;q=0.9' }
  await call(server, 'POST', `/api/users/${user.id}/verification`, { headers })
  const subjects = (await mailsTo(server, user.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(['Welcome to Pangat', 'Confirm your email address'])
})

test('customer and caterer of one order are each told in their own language', async () => {
  const customer = await aUser(server, { firstName: 'Asha' })
  const owner = await aUser(server, { role: '3', firstName: 'Ramesh' })
  await choose(customer, 'hi', await signedInAs(server, customer))
  await choose(owner, 'mr', await signedInAs(server, owner))
  const caterer = await aCaterer(server, { ownerId: owner.id, name: 'Leaf & Ladle' })
  const offer = await aPackage(server, { catererId: caterer.id })
  const given = { offer, customerId: customer.id, state: 'requested', eventDate: '2026-12-12', guests: 60 } as const
  const order = await anOrder(server, given)
  await server.context().transaction((tx) => publish(tx, { type: 'order.requested', subject: order.id }))

  const [toCustomer] = await mailsTo(server, customer.email)
  expect(toCustomer?.subject).toBe('अनुरोध भेजा गया: Leaf & Ladle, शनिवार, 12 दिसंबर')
  expect(toCustomer?.text).toContain('कब: शनिवार, 12 दिसंबर 2026, शाम 7:30')
  expect(toCustomer?.text).toContain('पेमेंट: ₹18,000')
  expect(toCustomer?.text).toContain(`अपनी बुकिंग देखें: http://localhost:3000/my-orders/${order.id}`)
  const [toOwner] = await mailsTo(server, owner.email)
  expect(toOwner?.subject).toBe('नवीन ऑर्डर: 60 पाहुणे')
  expect(toOwner?.text).toContain('कधी: शनिवार, 12 डिसेंबर 2026, संध्याकाळी 7:30')
})

test('the farewell is in the language of whom it is to, though the account is gone when it is written', async () => {
  const asha = await aUser(server)
  const headers = await signedInAs(server, asha)
  await choose(asha, 'hi', headers)
  expect((await call(server, 'DELETE', `/api/users/${asha.id}`, { headers, body: {} })).status).toBe(200)
  expect(await mailsTo(server, asha.email)).toMatchObject([{ subject: 'आपका अकाउंट हटा दिया गया है' }])
})

test('a farewell from before languages were spoken is in English', async () => {
  const event = { type: 'user.deleted', subject: 'gone-1' } as const
  const payload = { formerEmail: 'gone@pangat.example', firstName: 'Asha' }
  await server.context().transaction((tx) => publish(tx, event, payload))
  expect(await mailsTo(server, 'gone@pangat.example')).toMatchObject([{ subject: 'Your account has been deleted' }])
  expect(
    await rows(server.database.db, sql`select 1 from events where subject = 'gone-1' and payload <> '{}'`),
  ).toEqual([])
})
