import { expect, test } from 'vitest'
import { aMember } from '#test/factories/index.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aPaidOrder } from '#test/support/life.ts'
import { useServer } from '#test/support/server.ts'
import { asCaller, aTeam, ownerPassword, type Caller } from '#test/support/team.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)

async function aFeedOf(by: Caller): Promise<string> {
  const { status, body } = await by.send('POST', '/api/calendar/feed')
  expect(status).toBe(201)
  return (body as unknown as { path: string }).path
}
const statusOf = async (path: string) => (await server.request(path)).status

test('a feed has the accepted orders in the form of cooks, whoever made it, and is never cached', async () => {
  const hands = await aPaidOrder(server, gateway, { contact: { name: 'Zubin Vakil', phone: '9812309876' } })
  const path = await aFeedOf(await asCaller(server, hands.owner.user))
  expect(path).toMatch(/^\/api\/feed\/[\w-]{22}\.ics$/)
  const read = async () => (await server.request(path)).text()
  expect(await read()).not.toContain('BEGIN:VEVENT')
  await hands.asCaterer('accept')
  const response = await server.request(path)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const file = await response.text()
  expect(file).toContain(`SUMMARY:40 guests\\, ${hands.order.bookingCode}\r\n`)
  expect(file).toContain('LOCATION:Bandra West\r\n')
  expect(file).not.toMatch(/Zubin|98123|Hill Road|Terrace/)
  await hands.asCustomer('cancel', {})
  expect(await read()).not.toContain('BEGIN:VEVENT')
})

test('a renewed feed ends the one before', async () => {
  const { owner } = await aTeam(server)
  const first = await aFeedOf(owner)
  const second = await aFeedOf(owner)
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
})

test('the feed of a member ends with the membership, and with another part', async () => {
  const { caterer, owner, path } = await aTeam(server)
  const [removed, promoted] = [
    await aMember(server, caterer.id, { part: 'cook' }),
    await aMember(server, caterer.id, { part: 'cook' }),
  ]
  const feeds = [await aFeedOf(await asCaller(server, removed)), await aFeedOf(await asCaller(server, promoted))]
  expect(await Promise.all(feeds.map(statusOf))).toEqual([200, 200])
  server.clock.advance(60_000)
  await owner.send('DELETE', `${path}/members/${removed.id}`)
  await owner.send('PATCH', `${path}/members/${promoted.id}`, { part: 'manager' })
  expect(await Promise.all(feeds.map(statusOf))).toEqual([404, 404])
})

test('the feeds of the former and the new owner end when ownership passes', async () => {
  const { caterer, owner, path } = await aTeam(server)
  const heir = await asCaller(server, await aMember(server, caterer.id))
  const feeds = [await aFeedOf(owner), await aFeedOf(heir)]
  server.clock.advance(60_000)
  const offered = await owner.send('POST', `${path}/ownership`, { userId: heir.user.id, password: ownerPassword })
  expect(offered.status).toBe(200)
  expect((await heir.send('POST', '/api/membership/ownership')).status).toBe(200)
  expect(await Promise.all(feeds.map(statusOf))).toEqual([404, 404])
})

test('a member learns since when it has a feed, and never its address again', async () => {
  const { owner } = await aTeam(server)
  const about = async () => (await owner.send('GET', '/api/calendar/feed')).body
  expect(await about()).toEqual({})
  await aFeedOf(owner)
  expect(await about()).toEqual({ createdAt: '2026-11-20T04:30:00.000Z' })
})

test.each(['nothing.ics', '.ics', 'a'.repeat(300)])('no feed is at %s', async (file) => {
  expect(await statusOf(`/api/feed/${file}`)).toBe(404)
})
