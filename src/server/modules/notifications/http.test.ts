import { expect, test } from 'vitest'
import { signUp } from '#test/support/accounts.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

test('the outbox shows at once what was sent, and each mail by itself', async () => {
  expect(await (await server.request('/dev/mail')).text()).toContain('No mail has been sent yet.')
  const { user } = await signUp(server, { firstName: 'Ms <b>Bold</b>' })

  const page = await (await server.request('/dev/mail')).text()
  expect(page).toContain(user.email)
  expect(page).not.toContain('<script')
  const path = /\/dev\/mail\/[\w-]+/.exec(page)?.[0] ?? ''
  const mail = await server.request(path)
  expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'")
  const text = await mail.text()
  expect(text).toContain('<a href="http://localhost:3000/pangat">')
  expect(text).not.toContain('<b>Bold')
})

test('a mail that is not there is not found', async () => {
  expect((await server.request('/dev/mail/none')).status).toBe(404)
})
