import { describe, expect, test } from 'vitest'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'
import { aMember, aUser } from '#test/factories/index.ts'
import { mailsTo } from '#test/support/mails.ts'
import { useServer } from '#test/support/server.ts'
import { asCaller, aTeam, ownerPassword, type Caller } from '#test/support/team.ts'

const server = useServer()
type Team = Awaited<ReturnType<typeof aTeam>>

async function withMember(part: 'manager' | 'cook' = 'manager'): Promise<Team & { member: Caller }> {
  const team = await aTeam(server)
  return { ...team, member: await asCaller(server, await aMember(server, team.caterer.id, { part })) }
}
const partsOf = async ({ owner, path }: Team) =>
  Object.fromEntries((await owner.send('GET', `${path}/members`)).body.members.map(({ id, part }) => [id, part]))

describe('a member', () => {
  test('who gets another part acts in it immediately on this process', async () => {
    const team = await withMember('manager')
    const { member, owner, path } = team
    // A session is remembered from the second after its token on.
    server.clock.advance(2_000)
    expect((await member.send('GET', '/api/enquiries')).status).toBe(200)
    const changed = await owner.send('PATCH', `${path}/members/${member.user.id}`, { part: 'cook' })
    expect(changed.body.members.at(-1)).toMatchObject({ id: member.user.id, part: 'cook' })
    expect((await member.send('GET', '/api/enquiries')).status).toBe(403)
  })

  test('who is removed is signed out everywhere, loses the caterer and gets an email', async () => {
    const team = await withMember()
    const { member, owner, path } = team
    const elsewhere = await asCaller(server, member.user)
    server.clock.advance(2_000)
    for (const session of [member, elsewhere]) expect((await session.send('GET', '/auth/me')).status).toBe(200)
    const { status, body } = await owner.send('DELETE', `${path}/members/${member.user.id}`)
    expect([status, body.members.length]).toEqual([200, 1])
    for (const session of [member, elsewhere]) expect((await session.send('GET', '/auth/me')).status).toBe(401)
    const again = await asCaller(server, member.user)
    expect((await again.send('GET', '/auth/me')).body).not.toHaveProperty('catererId')
    expect(await mailsTo(server, member.user.email, 'member_removed')).toHaveLength(1)
    expect((await owner.send('DELETE', `${path}/members/${member.user.id}`)).body.code).toBe('member_not_found')
  })

  test('who leaves stays signed in without a caterer', async () => {
    const { member, ...team } = await withMember('cook')
    expect((await member.send('GET', '/api/membership')).body).toMatchObject({
      caterer: { id: team.caterer.id, name: team.caterer.name },
      part: 'cook',
    })
    expect((await member.send('DELETE', '/api/membership')).status).toBe(200)
    expect((await member.send('GET', '/api/membership')).status).toBe(403)
    expect((await member.send('GET', '/auth/me')).status).toBe(200)
    expect(await partsOf(team)).toEqual({ [team.owner.user.id]: 'owner' })
  })

  test('of another caterer cannot be changed or removed', async () => {
    const [own, other] = [await aTeam(server), await withMember()]
    const path = `${own.path}/members/${other.member.user.id}`
    expect((await own.owner.send('DELETE', path)).body.code).toBe('member_not_found')
    expect((await own.owner.send('PATCH', path, { part: 'cook' })).body.code).toBe('member_not_found')
    const foreign = `${other.path}/members/${other.member.user.id}`
    expect((await own.owner.send('DELETE', foreign)).body.code).toBe('caterer_not_found')
  })

  test('finds the membership in the own data', async () => {
    const { member, ...team } = await withMember('cook')
    const data = (await member.send('GET', `/api/users/${member.user.id}/data`)).body as object
    expect(data).toMatchObject({ about: { membership: [{ catererId: team.caterer.id, part: 'cook' }], caterer: [] } })
  })

  test('of an owner who deletes the account belongs to no caterer', async () => {
    const { member, ...team } = await withMember()
    const body = { password: ownerPassword }
    expect((await team.owner.send('DELETE', `/api/users/${team.owner.user.id}`, body)).status).toBe(200)
    server.clock.advance(61_000)
    expect((await member.send('GET', '/auth/me')).body).not.toHaveProperty('catererId')
  })

  test('who deletes the account leaves', async () => {
    const { member, ...team } = await withMember()
    expect((await member.send('DELETE', `/api/users/${member.user.id}`, {})).status).toBe(200)
    expect(await partsOf(team)).toEqual({ [team.owner.user.id]: 'owner' })
  })
})

test('the owner can be neither removed, changed, nor leave', async () => {
  const { owner, path } = await aTeam(server)
  const own = `${path}/members/${owner.user.id}`
  expect((await owner.send('DELETE', own)).body.code).toBe('owner_stays')
  expect((await owner.send('PATCH', own, { part: 'cook' })).body.code).toBe('owner_stays')
  expect((await owner.send('DELETE', '/api/membership')).body.code).toBe('owner_stays')
})

describe('ownership', () => {
  const offer = (team: Team, userId: string, password = ownerPassword) =>
    team.owner.send('POST', `${team.path}/ownership`, { userId, password })

  test('passes when the member accepts: the former owner is a manager, and both get emails', async () => {
    const { member, ...team } = await withMember('cook')
    const offered = await offer(team, member.user.id)
    expect([offered.status, offered.body.offer]).toMatchObject([200, { memberId: member.user.id }])
    expect((await member.send('GET', '/api/membership')).body.offer).toBeDefined()
    server.clock.advance(2_000)
    for (const one of [member, team.owner]) await one.send('GET', '/auth/me')
    const accepted = await member.send('POST', '/api/membership/ownership')
    expect([accepted.status, accepted.body.part]).toEqual([200, 'owner'])
    expect(await partsOf({ ...team, owner: member })).toEqual({
      [member.user.id]: 'owner',
      [team.owner.user.id]: 'manager',
    })
    // The former owner notices immediately on this process.
    expect((await team.owner.send('GET', `${team.path}/members`)).status).toBe(403)
    const since = await firstRow<{ at: Date; owner: string }>(
      server.database.db,
      sql`select m.part_since as at, c.owner_id as owner from caterer_members m join caterers c on c.id = m.caterer_id
          where m.user_id = ${member.user.id}`,
    )
    expect(since).toEqual({ at: server.clock.now(), owner: member.user.id })
    const kinds = async (email: string) => (await mailsTo(server, email)).map(({ kind }) => kind)
    expect(await kinds(team.owner.user.email)).toEqual(['ownership_offer_sent', 'ownership_passed'])
    expect(await kinds(member.user.email)).toEqual(['ownership_offered', 'ownership_received'])
  })

  test('needs the password of the owner and a member of the team', async () => {
    const { member, ...team } = await withMember()
    expect((await offer(team, member.user.id, 'wrong-password')).body.code).toBe('password_wrong')
    expect((await offer(team, (await aUser(server, { role: '3' })).id)).body.code).toBe('member_not_found')
    expect((await member.send('POST', '/api/membership/ownership')).body.code).toBe('offer_not_found')
  })

  test('stays when the offer is withdrawn, has expired, or its member was removed', async () => {
    const { member, ...team } = await withMember()
    const accept = async (who: Caller) => (await who.send('POST', '/api/membership/ownership')).body.code
    await offer(team, member.user.id)
    expect((await team.owner.send('DELETE', `${team.path}/ownership`)).body.offer).toBeUndefined()
    expect(await accept(member)).toBe('offer_not_found')
    await offer(team, member.user.id)
    server.clock.advance(7 * 24 * 60 * 60 * 1000)
    expect(await accept(await asCaller(server, member.user))).toBe('offer_not_found')
    const owner = await asCaller(server, team.owner.user)
    await offer({ ...team, owner }, member.user.id)
    await owner.send('DELETE', `${team.path}/members/${member.user.id}`)
    expect((await owner.send('GET', `${team.path}/members`)).body.offer).toBeUndefined()
  })

  test('passes to one of those who accept at the same time, and never to two', async () => {
    const { member, ...team } = await withMember()
    await offer(team, member.user.id)
    const answers = await Promise.all(Array.from({ length: 5 }, () => member.send('POST', '/api/membership/ownership')))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404])
    const owners = await rows(
      server.database.db,
      sql`select user_id from caterer_members where caterer_id = ${team.caterer.id} and part = 'owner'`,
    )
    expect(owners).toEqual([{ user_id: member.user.id }])
  })

  test('lost a moment ago changes nothing, although the session of another process does not know it yet', async () => {
    const { member, ...team } = await withMember()
    await team.owner.send('GET', `${team.path}/members`)
    await rows(
      server.database.db,
      sql`update caterers set owner_id = ${member.user.id}, updated_at = now() where id = ${team.caterer.id}`,
    )
    const body = { email: 'late@pangat.example', part: 'cook' }
    expect(await team.owner.send('POST', `${team.path}/invitations`, body)).toMatchObject({
      status: 403,
      body: { code: 'not_allowed' },
    })
  })
})

test('what happens to the team is kept in the audit, without addresses', async () => {
  const { member, ...team } = await withMember()
  await team.owner.send('POST', `${team.path}/invitations`, { email: 'audited@pangat.example', part: 'cook' })
  await team.owner.send('PATCH', `${team.path}/members/${member.user.id}`, { part: 'cook' })
  await team.owner.send('DELETE', `${team.path}/members/${member.user.id}`)
  await server.services.backgroundJobs['audit']?.()
  const acts = await rows<{ action: string; actor: string; city: string; all: string }>(
    server.database.db,
    sql`select action, actor, city, a::text as "all" from audit a where subject = ${team.caterer.id} order by at, id`,
  )
  expect(acts.map(({ action }) => action)).toEqual([
    'caterer.member_invited',
    'caterer.member_part_changed',
    'caterer.member_removed',
  ])
  for (const { actor, city, all } of acts) {
    expect([actor, city]).toEqual([`user:${team.owner.user.id}`, 'mumbai'])
    expect(all).not.toContain('audited@')
  }
})
