import { expect, test } from 'vitest'
import { call, signUp } from '#test/support/accounts.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

test('the outbox shows at once what was sent, and each email by itself', async () => {
  expect(await (await server.request('/dev/mail')).text()).toContain('No emails have been sent yet.')
  const { user } = await signUp(server, { firstName: 'Ms <b>Bold</b>' })

  const page = await (await server.request('/dev/mail')).text()
  expect(page).toContain(user.email)
  expect(page).not.toContain('<script')
  const path = /href="(\/dev\/mail\/[\w-]+)"/.exec(page)?.[1] ?? ''
  const mail = await server.request(path)
  expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'")
  const text = await mail.text()
  expect(text).toContain('<a href="http://localhost:3000/pangat">')
  expect(text).not.toContain('<b>Bold')
})

test('an email says in which language it is, wherever it is shown, and brings the letters of that language', async () => {
  const { user, token } = await signUp(server)
  const headers = { authorization: `Bearer ${token}` }
  await call(server, 'PATCH', `/api/users/${user.id}`, { headers, body: { language: 'hi' } })

  const page = await (await server.request('/dev/mail')).text()
  const [, path = ''] = /<a lang="hi" href="([^"]+)">Pangat में आपका स्वागत है</.exec(page) ?? []
  const mail = await (await server.request(path)).text()
  expect(mail).toContain('<html lang="en">')
  expect(mail).toContain('<h1 lang="hi">Pangat में आपका स्वागत है</h1>')
  expect(mail).toContain('<pre lang="hi">नमस्ते,')
  expect(mail).toContain('&lt;html lang=&quot;hi&quot;&gt;')
  const letters = await server.request(/url\((\S+)\)/.exec(mail)?.[1] ?? '')
  expect([letters.status, letters.headers.get('content-type')]).toEqual([200, 'font/woff2'])
  expect((await letters.arrayBuffer()).byteLength).toBeGreaterThan(100_000)
})

test('an email that is not there is not found', async () => {
  expect((await server.request('/dev/mail/none')).status).toBe(404)
})
