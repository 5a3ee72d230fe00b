import { describe, expect, test } from 'vitest'
import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import { firstRow, sql } from '#server/kernel/sql.ts'
import { aRegistration, post } from '#test/support/accounts.ts'
import { mailsTo } from '#test/support/mails.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

/** Registers with these values put over good ones; each try comes an hour later, so that none is rejected for being one of many. */
async function attempt(given: object): Promise<{ status: number; fields: Record<string, string> }> {
  server.clock.advance(60 * 60 * 1000)
  const response = await post(server, '/auth/email/register', { ...aRegistration(), ...given })
  const { fields = {} } = (await response.json()) as Partial<ErrorResponse>
  return { status: response.status, fields }
}

describe('an address is rejected beside its field when it', () => {
  test.each([
    ['carries a header', 'asha@pangat.example\r\nBcc: all@evil.example'],
    ['carries a header after it', 'asha@pangat.example\nSubject: x'],
    ['names two', 'asha@pangat.example,ravi@pangat.example'],
    ['hides another one in quotes', '"asha@evil.example x"@pangat.example'],
    ['has a name', 'Asha <asha@pangat.example>'],
    ['has a Cyrillic letter', 'аsha@pangat.example'],
    ['has a Cyrillic letter in its domain', 'asha@pаngat.example'],
    ['has full-width letters', 'ａｓｈａ@pangat.example'],
    ['hides a zero-width space', 'as\u200bha@pangat.example'],
    ['runs backwards', 'asha\u202e@pangat.example'],
    ['has a zero byte', 'asha\u0000@pangat.example'],
    ['is too long', `${'a'.repeat(243)}@pangat.example`],
    ['is without a domain', 'asha@'],
    ['is no text', { $ne: null }],
  ])('%s', async (_, email) => {
    expect(await attempt({ email })).toMatchObject({ status: 400, fields: { email: expect.any(String) } })
  })
})

describe('a name is rejected beside its field when it', () => {
  test.each([
    ['carries a header', 'Asha\r\nBcc: all@evil.example'],
    ['runs backwards', 'Asha\u202eihsoJ'],
    ['hides a zero-width space', 'As\u200bha'],
    ['is only spaces', ' \u00a0 '],
    ['is too long', 'अ'.repeat(81)],
  ])('%s', async (_, firstName) => {
    expect(await attempt({ firstName })).toMatchObject({ status: 400, fields: { firstName: expect.any(String) } })
  })
})

test('digits of other scripts and other countries are no phone number', async () => {
  for (const phone of ['९८२००१२३४५', '９８２００１２３４５', '+449820012345', '+91+919820012345', '98200 12345', '']) {
    expect([phone, (await attempt({ phone })).status]).toEqual([phone, 400])
  }
})

test('a megabyte of password is turned away before it is hashed', async () => {
  expect((await attempt({ password: `a1${'x'.repeat(1_000_000)}` })).status).toBe(413)
  expect((await attempt({ password: `a1${'x'.repeat(1_000)}` })).status).toBe(400)
  expect((await attempt({ password: `a1${'x'.repeat(127)}` })).status).toBe(422)
  expect((await attempt({ password: `a1\u0000${'x'.repeat(20)}` })).status).toBe(201)
})

test('keys that reach into objects are without effect', async () => {
  const body = `{"__proto__":{"role":"1"},"constructor":{"prototype":{"role":"1"}},${JSON.stringify(aRegistration()).slice(1)}`
  const response = await server.request('/auth/email/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect([response.status, await response.json()]).toMatchObject([201, { user: { role: { id: '2' } } }])
  expect(({} as { role?: string }).role).toBeUndefined()
})

test('markup and quotes in a name stay a name in the table, and are not in the email', async () => {
  const firstName = `Robert'); drop table users;--<b>`
  const person = { ...aRegistration(), firstName }
  expect((await attempt(person)).status).toBe(201)
  expect(await firstRow(server.database.db, sql`select first_name from users where email = ${person.email}`)).toEqual({
    first_name: firstName,
  })
  const [mail] = await mailsTo(server, person.email)
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/<b>|Robert/)
})
