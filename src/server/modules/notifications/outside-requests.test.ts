import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { aRegistration, call, post, signUp } from '#test/support/accounts.ts'
import { useServer } from '#test/support/server.ts'

/** An email server that takes calls and never says a word. */
const calls: Socket[] = []
const silent = createServer((socket) => {
  socket.on('error', () => socket.destroy())
  calls.push(socket)
})
await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
afterAll(() => new Promise((resolve) => silent.close(resolve)))

const server = useServer({
  SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
  MAIL_FROM: 'Pangat <hello@pangat.example>',
})

test('no request waits for an email server: emails leave when it has been answered', async () => {
  const person = aRegistration()
  const { user, token } = await signUp(server, person)
  const headers = { authorization: `Bearer ${token}` }
  const answers = [
    await post(server, '/auth/forgot/password', { email: person.email }),
    await call(server, 'POST', `/api/users/${user.id}/verification`, { headers }),
    await call(server, 'POST', `/api/users/${user.id}/email`, {
      headers,
      body: { email: `new-${person.email}`, password: person.password },
    }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 202, 202])
  expect(calls).toEqual([])

  const running = server.services.backgroundJobs['notifications']?.()
  await expect.poll(() => calls.length, { timeout: 10_000 }).toBeGreaterThan(0)
  const hangUp = setInterval(() => calls.forEach((socket) => socket.destroy()), 5)
  await running
  clearInterval(hangUp)
})
