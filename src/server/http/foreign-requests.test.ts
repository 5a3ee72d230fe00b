import { describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { aRegistration, post, signUp } from '#test/support/accounts.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer({ PUBLIC_URL: 'https://pangat.example' })
const local = useServer()
const json = { 'content-type': 'application/json' }

const registerAs = async (headers: Record<string, string>, on = server) => {
  on.clock.advance(60 * 60 * 1000)
  const body = JSON.stringify(aRegistration())
  return on.request('/auth/email/register', { method: 'POST', headers, body })
}
const errorOf = async (response: Response) => ((await response.json()) as { code: string }).code

describe('cross-site write by a browser', () => {
  test.each<[string, Record<string, string>]>([
    ['says its origin', { ...json, origin: 'https://evil.example' }],
    ['has none to say', { ...json, origin: 'null' }],
    ['comes from a neighbour under the same domain', { ...json, origin: 'https://other.pangat.example' }],
    ['comes from our name without encryption', { ...json, origin: 'http://pangat.example' }],
    ['comes from a name that begins like ours', { ...json, origin: 'https://pangat.example.evil.example' }],
    ['comes from another port', { ...json, origin: 'https://pangat.example:8443' }],
    ['says only that it is cross-site', { ...json, 'sec-fetch-site': 'cross-site' }],
    ['says only that it is of the same domain', { ...json, 'sec-fetch-site': 'same-site' }],
    ['claims our host as well', { ...json, origin: 'https://evil.example', host: 'evil.example' }],
    ['carries the mark of the site', { ...json, origin: 'https://evil.example', 'x-pangat-site': '1' }],
  ])('is rejected when it %s', async (_, headers) => {
    const response = await registerAs(headers)
    expect([response.status, await errorOf(response)]).toEqual([403, 'foreign_origin'])
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain; application/json',
  ])('is rejected when it is sent as a form can send it: %s', async (type) => {
    const response = await registerAs({ 'content-type': type })
    expect([response.status, await errorOf(response)]).toEqual([415, 'unsupported_media_type'])
  })

  test('ends no session with the cookie that the browser adds', async () => {
    const { refreshToken } = await signUp(server)
    const headers = { cookie: `__Host-pangat_refresh=${refreshToken}`, origin: 'https://evil.example' }
    for (const path of ['/auth/logout', '/auth/refresh'])
      expect((await post(server, path, {}, { ...headers, 'x-pangat-site': '1' })).status).toBe(403)
    expect((await post(server, '/auth/refresh', { refreshToken })).status).toBe(200)
  })
})

test('allows writes of the site and of clients other than browsers', async () => {
  expect(
    (await registerAs({ ...json, origin: 'https://pangat.example', 'sec-fetch-site': 'same-origin' })).status,
  ).toBe(201)
  expect((await registerAs({ 'content-type': 'application/json; charset=utf-8' })).status).toBe(201)
})

test('accepts localhost and 127.0.0.1 as one origin, and no other name', async () => {
  const opened = { ...json, origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }
  expect((await registerAs(opened, local)).status).toBe(201)
  expect((await registerAs({ ...opened, origin: 'http://evil.example' }, local)).status).toBe(403)
  // A name of the attacker's that leads to this machine.
  const rebound = { ...json, origin: 'http://evil.example:3000', host: 'evil.example:3000' }
  expect((await registerAs(rebound, local)).status).toBe(403)
})

test('responds to an unexpected error in the common shape, without its origin', async () => {
  const { services } = server
  const app = createApp({
    ...services,
    context: {
      ...services.context,
      transaction: async () => {
        throw new Error('select password_hash from users at /srv/pangat/store.ts')
      },
    },
  })
  const response = await app.request('/auth/email/register', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(aRegistration()),
  })
  const body = (await response.json()) as object
  expect(body).toEqual({
    statusCode: 500,
    error: 'Internal Server Error',
    code: 'unexpected',
    message: [expect.any(String)],
    requestId: response.headers.get('x-request-id'),
  })
  expect(JSON.stringify(body)).not.toMatch(/select|srv|store/)
  expect(response.headers.get('x-powered-by')).toBeNull()
})
