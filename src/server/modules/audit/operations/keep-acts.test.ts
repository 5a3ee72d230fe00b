import { expect, test } from 'vitest'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aPaidOrder, delivered } from '#test/support/life.ts'
import { signUp } from '#test/support/accounts.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const db = () => server.database.db
const keep = () => server.services.backgroundJobs['audit']?.()
const actsOn = (subject: string) =>
  rows<{
    action: string
    actor: string
    party: string
    city: string | null
    before: object | null
    after: object | null
  }>(db(), sql`select action, actor, party, city, before, after from audit where subject = ${subject} order by at, id`)

test('every act on an order is kept with its actor, party and states', async () => {
  const hands = await aPaidOrder(server, gateway)
  await delivered(server, hands)
  await hands.asCustomer('complete')
  await keep()
  await keep()

  const caterer = { actor: `user:${hands.owner.user.id}`, party: 'caterer' }
  const moved = (to: string, from: string, by: object) => ({
    action: `order.${to}`,
    before: { state: from },
    after: { state: to },
    city: 'mumbai',
    ...by,
  })
  expect(await actsOn(hands.order.id)).toEqual([
    moved('requested', 'awaiting_payment', { actor: 'system:payments', party: 'system' }),
    moved('accepted', 'requested', caterer),
    moved('in_preparation', 'accepted', caterer),
    moved('delivered', 'in_preparation', caterer),
    moved('completed', 'delivered', { actor: `user:${hands.guest.user.id}`, party: 'customer' }),
  ])
  expect(await actsOn(hands.txn)).toMatchObject([{ action: 'payment.applied', after: { state: 'applied' } }])
})

test('changes of a caterer are kept with what they changed', async () => {
  const { owner, feast } = await aPaidOrder(server, gateway)
  const { id } = feast.caterer
  const changed = await owner.call('PATCH', `/api/caterer/${id}`, { maximumServingCapacity: 321, name: 'Secret Name' })
  expect(changed.status).toBe(200)
  await keep()

  expect(await actsOn(id)).toEqual([
    {
      action: 'caterer.changed',
      actor: `user:${owner.user.id}`,
      party: 'caterer',
      city: 'mumbai',
      before: { maximumServingCapacity: feast.caterer.maximumServingCapacity },
      after: { maximumServingCapacity: 321 },
    },
  ])
})

test('no act names a person, an address or what people wrote', async () => {
  const { user } = await signUp(server)
  const hands = await aPaidOrder(server, gateway, { note: 'Ring the upper bell' })
  await hands.asCaterer('decline', { reason: 'My oven is broken' })
  await hands.owner.call('PATCH', `/api/caterer/${hands.feast.caterer.id}`, { name: 'Secret Name', contact: 'Mira' })
  await keep()

  const all = await firstRow<{ text: string }>(db(), sql`select string_agg(a::text, ' ') as text from audit a`)
  expect(all?.text).toContain('user.registered')
  const { guest, owner, order } = hands
  const secrets = [
    user.email,
    guest.user.email,
    guest.user.firstName,
    owner.user.email,
    order.contact.name,
    order.contact.phone,
  ]
  for (const secret of [...secrets, 'upper bell', 'oven', 'Secret Name', 'Mira'])
    expect(all?.text).not.toContain(secret)
})

test('acts can neither be changed nor deleted, except by maintenance that says so', async () => {
  await aPaidOrder(server, gateway)
  await keep()
  for (const statement of [sql`update audit set actor = 'nobody'`, sql`delete from audit`, sql`truncate audit`])
    await expect(rows(db(), statement)).rejects.toThrow()
  expect(await firstRow(db(), sql`select 1 as kept from audit where actor <> 'nobody'`)).toEqual({ kept: 1 })

  await server.database.transaction(async (tx) => {
    await rows(tx, sql`set local pangat.maintenance = 'audit'`)
    await rows(tx, sql`delete from audit`)
  })
  expect(await firstRow(db(), sql`select 1 as kept from audit`)).toBeUndefined()
  await expect(rows(db(), sql`truncate audit`)).rejects.toThrow()
})
