import { beforeEach, describe, expect, test } from 'vitest'
import type { EmailCodeState } from '#contract/endpoints/account.ts'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'
import { aUser, type AUser } from '#test/factories/index.ts'
import { call, signedInAs } from '#test/support/accounts.ts'
import { codeMailedTo, mailsTo, secretMailedTo } from '#test/support/mails.ts'
import { useServer } from '#test/support/server.ts'
import type { ErrorBody } from '#test/support/ordering.ts'

const server = useServer({ TRUST_PROXY: '1' })
const minute = 60_000
const hour = 60 * minute

let networks = 0
let asha: AUser
let headers: Record<string, string>
beforeEach(async () => {
  asha = await aUser(server, { emailConfirmed: false })
  headers = { ...(await signedInAs(server, asha)), 'x-forwarded-for': `10.1.${++networks}.1` }
})

const path = () => `/api/users/${asha.id}/email-code`
const send = (from = headers) => call(server, 'POST', path(), { headers: from })
const enter = (code: unknown, from = headers) =>
  call(server, 'POST', `${path()}/confirm`, { headers: from, body: { code } })
const look = async () => (await (await call(server, 'GET', path(), { headers })).json()) as EmailCodeState
const codeOf = async (response: Response) => ((await response.json()) as ErrorBody).code
const received = async () => {
  expect((await send()).status).toBe(202)
  return codeMailedTo(server, asha.email)
}
/** A code that is certainly not this one. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const isConfirmed = async () => (await look()).emailVerified
const renewed = async () => {
  headers = { ...headers, ...(await signedInAs(server, asha)) }
}

test('the emailed code confirms the address, and entering it again changes nothing', async () => {
  expect(await look()).toEqual({ email: asha.email, emailVerified: false })
  const code = await received()
  expect(await look()).toMatchObject({ emailVerified: false, code: { triesLeft: 5 } })
  for (let i = 0; i < 2; i++) {
    const response = await enter(code)
    expect([response.status, await response.json()]).toEqual([
      200,
      { code: 'email_confirmed', message: 'Your email address is confirmed.' },
    ])
  }
  expect(await look()).toEqual({ email: asha.email, emailVerified: true })
  expect(await rows(server.database.db, sql`select 1 from email_codes where user_id = ${asha.id}`)).toEqual([])
})

test('a code is accepted with the spaces it was copied with', async () => {
  const code = await received()
  expect((await enter(` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200)
})

test('what is no code at all is rejected without counting a try', async () => {
  await received()
  for (const code of ['', '12345', '1234567', '12345a', '१२३४५६', null, 123456, {}])
    expect((await enter(code)).status).toBe(400)
  expect(await look()).toMatchObject({ code: { triesLeft: 5 } })
})

test('the code is stored as a keyed hash, and no trace of it is left in the event', async () => {
  const code = await received()
  const stored = await firstRow<{ whole: string }>(
    server.database.db,
    sql`select (select row_to_json(c)::text from email_codes c where user_id = ${asha.id}) ||
          (select string_agg(row_to_json(e)::text, '') from events e where subject = ${asha.id}) as whole`,
  )
  expect(stored?.whole).toContain('email_code_asked')
  expect(stored?.whole).not.toContain(code)
})

test('email contains no name and says what to do if it was not requested', async () => {
  const code = await received()
  const [mail] = await mailsTo(server, asha.email)
  expect(mail).toMatchObject({ kind: 'email_code', subject: 'Your Pangat verification code' })
  expect(mail?.text).toMatch(new RegExp(`^Namaste,\n\nYour verification code is ${code}\\.`))
  expect(mail?.text).toContain('If this wasn’t you')
  expect(mail?.text).not.toContain(asha.firstName)
})

describe('a code', () => {
  test('works for ten minutes and not longer', async () => {
    const code = await received()
    server.clock.advance(10 * minute)
    expect(await codeOf(await enter(code))).toBe('email_code_invalid')
    expect((await look()).code).toBeUndefined()
    expect(await isConfirmed()).toBe(false)
  })

  test('works in the last second of its ten minutes', async () => {
    const code = await received()
    server.clock.advance(10 * minute - 1_000)
    expect((await enter(code)).status).toBe(200)
  })

  test('can be missed four times, with the attempts left in the sentence', async () => {
    const code = await received()
    for (const left of ['4 attempts left', '3 attempts left', '2 attempts left', '1 attempt left']) {
      const response = await enter(otherThan(code))
      const body = (await response.json()) as ErrorBody
      expect([response.status, body.code]).toEqual([422, 'email_code_wrong'])
      expect(body.fields?.['code']).toContain(left)
    }
    expect((await enter(code)).status).toBe(200)
  })

  test('no longer works after five wrong tries', async () => {
    const code = await received()
    const answers: string[] = []
    for (let i = 0; i < 5; i++) answers.push(await codeOf(await enter(otherThan(code))))
    expect(answers).toEqual([...Array.from({ length: 4 }, () => 'email_code_wrong'), 'email_code_invalid'])
    expect(await codeOf(await enter(code))).toBe('email_code_invalid')
    expect(await isConfirmed()).toBe(false)
  })

  test('is compared at most five times when twenty are entered at once', async () => {
    const code = await received()
    const answers = await Promise.all(Array.from({ length: 20 }, async () => codeOf(await enter(otherThan(code)))))
    // The fifth try is compared and answered like those that come after it.
    expect(answers.filter((answer) => answer === 'email_code_wrong')).toHaveLength(4)
    expect(answers.filter((answer) => answer === 'email_code_invalid')).toHaveLength(16)
    const counted = sql`select tries from email_codes where user_id = ${asha.id}`
    expect(await rows(server.database.db, counted)).toEqual([{ tries: 5 }])
    expect(await codeOf(await enter(code))).toBe('email_code_invalid')
  })

  test('confirms once when it is entered twice at once, and neither request fails', async () => {
    const code = await received()
    const statuses = await Promise.all(Array.from({ length: 4 }, async () => (await enter(code)).status))
    expect(statuses).toEqual([200, 200, 200, 200])
  })

  test('ends when a new one is sent', async () => {
    const first = await received()
    expect((await send()).status).toBe(202)
    // Before the new email is written as well as after it.
    expect(await codeOf(await enter(first))).toBe('email_code_invalid')
    const second = await codeMailedTo(server, asha.email)
    if (first !== second) expect(await codeOf(await enter(first))).toBe('email_code_wrong')
    expect((await enter(second)).status).toBe(200)
  })

  test('brings five new tries when it is a new one', async () => {
    const first = await received()
    for (let i = 0; i < 5; i++) await enter(otherThan(first))
    await received()
    expect(await look()).toMatchObject({ code: { triesLeft: 5 } })
  })

  test('is void when the address of the account is another one', async () => {
    const code = await received()
    await rows(server.database.db, sql`update users set email = ${`new-${asha.email}`} where id = ${asha.id}`)
    expect(await codeOf(await enter(code))).toBe('email_code_invalid')
    expect((await look()).code).toBeUndefined()
  })

  test('of one account does nothing for another', async () => {
    const code = await received()
    const ravi = await aUser(server, { emailConfirmed: false })
    const from = { ...headers, ...(await signedInAs(server, ravi)) }
    expect((await enter(code, from)).status).toBe(404)
    const own = await call(server, 'POST', `/api/users/${ravi.id}/email-code/confirm`, {
      headers: from,
      body: { code },
    })
    expect(await codeOf(own)).toBe('email_code_invalid')
    expect(await isConfirmed()).toBe(false)
  })

  test('is gone when the emailed link was faster', async () => {
    const code = await received()
    await call(server, 'POST', `/api/users/${asha.id}/verification`, { headers })
    const hash = await secretMailedTo(server, asha.email, 'verify_email')
    expect((await call(server, 'POST', '/auth/email/confirm', { headers, body: { hash } })).status).toBe(200)
    expect(await rows(server.database.db, sql`select 1 from email_codes where user_id = ${asha.id}`)).toEqual([])
    expect((await enter(code)).status).toBe(200)
  })

  test('is gone with the account', async () => {
    await received()
    expect((await call(server, 'DELETE', `/api/users/${asha.id}`, { headers, body: {} })).status).toBe(200)
    expect(await rows(server.database.db, sql`select 1 from email_codes where user_id = ${asha.id}`)).toEqual([])
  })
})

describe('sending', () => {
  test('is limited to three an hour per account', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push((await send()).status)
    expect(statuses).toEqual([202, 202, 202, 429])
    server.clock.advance(hour)
    await renewed()
    expect((await send()).status).toBe(202)
  })

  test('is limited to three when twenty are asked for at once', async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await send()).status))
    expect(statuses.filter((status) => status === 202)).toHaveLength(3)
    expect(statuses.filter((status) => status === 429)).toHaveLength(17)
  })

  test('is limited to ten an hour per network, which costs the account nothing', async () => {
    const sendAs = async (person: AUser, ip: string) => {
      const from = { ...(await signedInAs(server, person)), 'x-forwarded-for': ip }
      return (await call(server, 'POST', `/api/users/${person.id}/email-code`, { headers: from })).status
    }
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) {
      const person = await aUser(server, { emailConfirmed: false })
      statuses.push(await sendAs(person, `2001:db8:9:1::${i}`))
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429])
    const late = await aUser(server, { emailConfirmed: false })
    for (let i = 0; i < 4; i++) expect(await sendAs(late, '2001:db8:9:1::ff')).toBe(429)
    const elsewhere: number[] = []
    for (let i = 0; i < 4; i++) elsewhere.push(await sendAs(late, '2001:db8:9:2::1'))
    expect(elsewhere).toEqual([202, 202, 202, 429])
  })

  test('beyond the limit sends nothing and leaves the last code valid', async () => {
    for (let i = 0; i < 2; i++) await send()
    const code = await received()
    expect((await send()).status).toBe(429)
    expect(await mailsTo(server, asha.email)).toHaveLength(3)
    expect((await enter(code)).status).toBe(200)
  })

  test('does nothing when the address is confirmed', async () => {
    await enter(await received())
    for (let i = 0; i < 5; i++) expect((await send()).status).toBe(202)
    expect(await mailsTo(server, asha.email)).toHaveLength(1)
  })

  test('writes no email when the address was confirmed before it could be written', async () => {
    await send()
    await rows(server.database.db, sql`update users set email_verified_at = now() where id = ${asha.id}`)
    expect(await mailsTo(server, asha.email)).toEqual([])
  })

  test('is not open to others', async () => {
    const ravi = await aUser(server)
    const from = { ...headers, ...(await signedInAs(server, ravi)) }
    expect((await send(from)).status).toBe(404)
    expect((await send({})).status).toBe(401)
    expect(await mailsTo(server, asha.email)).toEqual([])
  })
})
