import { describe, expect, test } from 'vitest'
import type { Session } from '#contract/endpoints/identity.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCatererProfile } from '#test/factories/caterer-profile.ts'
import { aMember, aUser } from '#test/factories/index.ts'
import { aRegistration, post } from '#test/support/accounts.ts'
import { mailsTo } from '#test/support/mails.ts'
import { useServer } from '#test/support/server.ts'
import { asCaller, aTeam, invited } from '#test/support/team.ts'

const server = useServer()
const dayMs = 24 * 60 * 60 * 1000
const newAddress = () => aRegistration().email
const read = (hash: string) => post(server, '/api/invitations/read', { hash })

test('an invited caterer joins by the link, once, and its address is confirmed', async () => {
  const team = await aTeam(server)
  const user = await aUser(server, { role: '3', emailConfirmed: false })
  const hash = await invited(server, team, user.email)
  expect(await (await read(hash)).json()).toMatchObject({
    caterer: team.caterer.name,
    part: 'manager',
    email: user.email,
    hasAccount: true,
  })

  const caller = await asCaller(server, user)
  const { status, body } = await caller.send('POST', '/api/invitations/accept', { hash })
  expect([status, body]).toMatchObject([200, { caterer: { id: team.caterer.id }, part: 'manager' }])
  expect((await caller.send('GET', '/auth/me')).body).toMatchObject({ catererId: team.caterer.id, part: 'manager' })
  expect((await caller.send('GET', `/api/users/${user.id}`)).body).toMatchObject({ emailVerified: true })
  const people = (await team.owner.send('GET', `${team.path}/members`)).body
  expect(people.members.map(({ id, part }) => [id, part])).toEqual([
    [team.owner.user.id, 'owner'],
    [user.id, 'manager'],
  ])
  expect(people.invitations).toEqual([])
  expect((await read(hash)).status).toBe(422)
  expect(await mailsTo(server, team.owner.user.email, 'member_joined')).toHaveLength(1)
})

test('a person without an account registers with the link, joins in the same transaction and has a confirmed address', async () => {
  const team = await aTeam(server)
  const email = newAddress()
  const hash = await invited(server, team, email, 'cook')
  const given = { ...aRegistration(), email, invitation: hash }
  const response = await post(server, '/auth/email/register', given)
  const { user, token } = (await response.json()) as Session
  expect([response.status, user]).toMatchObject([201, { role: { id: '3' }, catererId: team.caterer.id, part: 'cook' }])
  const me = await server.request(`/api/users/${user.id}`, { headers: { authorization: `Bearer ${token}` } })
  expect(await me.json()).toMatchObject({ emailVerified: true })
  const [welcome] = await mailsTo(server, email, 'welcome')
  expect(welcome?.text).not.toContain('verify-email')
})

test('a registration with a link that is not for the address creates no account and leaves the link', async () => {
  const team = await aTeam(server)
  const hash = await invited(server, team, newAddress())
  const given = aRegistration()
  const response = await post(server, '/auth/email/register', { ...given, invitation: hash })
  expect([response.status, await response.json()]).toMatchObject([403, { code: 'invitation_for_other' }])
  expect((await read(hash)).status).toBe(200)
  expect((await post(server, '/auth/email/register', given)).status).toBe(201)
  const unknown = await post(server, '/auth/email/register', { ...aRegistration(), invitation: 'x'.repeat(43) })
  expect(await unknown.json()).toMatchObject({ code: 'invitation_invalid' })
})

test('another account cannot use the link, nor an account that belongs to a caterer', async () => {
  const team = await aTeam(server)
  const user = await aUser(server, { role: '3' })
  const hash = await invited(server, team, user.email)
  const other = await asCaller(server, await aUser(server, { role: '3' }))
  expect(await other.send('POST', '/api/invitations/accept', { hash })).toMatchObject({
    status: 403,
    body: { code: 'invitation_for_other' },
  })
  const caller = await asCaller(server, user)
  await aMember(server, (await aTeam(server)).caterer.id, { ...user, part: 'cook' })
  expect(await caller.send('POST', '/api/invitations/accept', { hash })).toMatchObject({
    status: 409,
    body: { code: 'caterer_exists' },
  })
})

test('a link stops working after seven days, and when it is cancelled', async () => {
  const team = await aTeam(server)
  const [late, cancelled] = [newAddress(), newAddress()]
  const hash = await invited(server, team, late)
  server.clock.advance(7 * dayMs - 1000)
  expect((await read(hash)).status).toBe(200)
  server.clock.advance(1000)
  expect((await read(hash)).status).toBe(422)

  const owner = await asCaller(server, team.owner.user)
  const second = await invited(server, { ...team, owner }, cancelled)
  const [open] = (await owner.send('GET', `${team.path}/members`)).body.invitations
  const revoke = () => owner.send('DELETE', `${team.path}/invitations/${open?.id}`)
  expect((await revoke()).body.invitations).toEqual([])
  expect((await revoke()).status).toBe(200)
  expect((await read(second)).status).toBe(422)
  await server.services.backgroundJobs['old-invitations']?.()
  expect(await rows(server.database.db, sql`select 1 from caterer_invitations where email = ${late}`)).toEqual([])
})

describe('an address is rejected', () => {
  const rejection = async (email: string, team: Awaited<ReturnType<typeof aTeam>>) => {
    const { status, body } = await team.owner.send('POST', `${team.path}/invitations`, { email, part: 'cook' })
    return [status, body.code]
  }
  test('with one answer when it is of a customer, an admin, or a member of another caterer', async () => {
    const team = await aTeam(server)
    const people = [
      await aUser(server),
      await aUser(server, { role: '1' }),
      await aMember(server, (await aTeam(server)).caterer.id),
    ]
    for (const { email } of people) expect(await rejection(email, team)).toEqual([422, 'invitee_unavailable'])
  })
  test('when it is in the team, or has an open invitation, however it is written', async () => {
    const team = await aTeam(server)
    const member = await aMember(server, team.caterer.id)
    expect(await rejection(member.email, team)).toEqual([409, 'member_exists'])
    const email = newAddress()
    await invited(server, team, email)
    expect(await rejection(email.toUpperCase(), team)).toEqual([409, 'invitation_exists'])
  })
  test('when the team has twenty others', async () => {
    const team = await aTeam(server)
    for (let i = 0; i < 20; i++) await aMember(server, team.caterer.id)
    expect(await rejection(newAddress(), team)).toEqual([409, 'team_full'])
  })
  test('after twenty tries in an hour, rejected ones included', async () => {
    const team = await aTeam(server)
    for (let i = 0; i < 20; i++) await rejection((await aUser(server)).email, team)
    expect(await rejection(newAddress(), team)).toEqual([429, 'too_many_requests'])
  })
})

test('an invitation cannot be accepted into a team that has become full', async () => {
  const team = await aTeam(server)
  const user = await aUser(server, { role: '3' })
  const hash = await invited(server, team, user.email)
  for (let i = 0; i < 20; i++) await aMember(server, team.caterer.id)
  const caller = await asCaller(server, user)
  expect((await caller.send('POST', '/api/invitations/accept', { hash })).body.code).toBe('team_full')
})

test('the email names neither the caterer nor the sender, and is in the language of its reader', async () => {
  const team = await aTeam(server)
  await rows(server.database.db, sql`update users set language = 'mr' where id = ${team.owner.user.id}`)
  const email = newAddress()
  await invited(server, team, email)
  const [mail] = await mailsTo(server, email, 'member_invited')
  for (const text of [mail?.subject, mail?.text, mail?.html]) {
    expect(text).not.toContain(team.caterer.name)
    expect(text).not.toContain(team.owner.user.firstName)
  }
  expect(mail?.text).toContain('मॅनेजर')
})

test('of eleven invitations at the same time ten are sent', async () => {
  const team = await aTeam(server)
  const given = Array.from({ length: 11 }, () => ({ email: newAddress(), part: 'cook' }))
  const answers = await Promise.all(given.map((body) => team.owner.send('POST', `${team.path}/invitations`, body)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  expect(answers.filter(({ body }) => body.code === 'invitations_full')).toHaveLength(1)
})

test('of twenty acceptances at the same time one succeeds', async () => {
  const team = await aTeam(server)
  const user = await aUser(server, { role: '3' })
  const hash = await invited(server, team, user.email)
  const caller = await asCaller(server, user)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => caller.send('POST', '/api/invitations/accept', { hash })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 409),
  ])
  const [count] = await rows<{ n: number }>(
    server.database.db,
    sql`select count(*)::int as n from caterer_members where user_id = ${user.id}`,
  )
  expect(count).toEqual({ n: 1 })
})

test('an account that accepts two invitations and creates a caterer at the same time belongs to one', async () => {
  const [one, other] = [await aTeam(server), await aTeam(server)]
  const user = await aUser(server, { role: '3' })
  const hashes = [await invited(server, one, user.email), await invited(server, other, user.email)]
  const caller = await asCaller(server, user)
  const answers = await Promise.all([
    ...hashes.map((hash) => caller.send('POST', '/api/invitations/accept', { hash })),
    caller.send('POST', '/api/caterer', aCatererProfile()),
  ])
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'caterer_exists')).toHaveLength(2)
})
