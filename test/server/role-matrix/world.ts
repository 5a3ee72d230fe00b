import { newId } from '#server/kernel/ids.ts'
import { at, rows, sql } from '#server/kernel/sql.ts'
import { hashPassword, issueLink } from '#server/modules/identity/index.ts'
import { issueInvitation } from '#server/modules/members/index.ts'
import type { CatererDocument } from '#contract/endpoints/caterer-documents.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import type { Session } from '#contract/endpoints/identity.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { aCaterer, aMember, anOrder, aUser, type AUser } from '#test/factories/index.ts'
import { call, post, signedInAs } from '#test/support/accounts.ts'
import type { RunningGateway } from '#test/support/gateway.ts'
import { aPdf } from '#test/support/made-pdf.ts'
import { aFeast, type Feast } from '#test/support/ordering.ts'
import { aBrowserAt } from '#test/support/push-service.ts'
import { uploadForm } from '#test/support/pictures.ts'
import type { TestServer } from '#test/support/server.ts'

/** `owner`, `manager` and `cook` belong to one caterer, `otherOwner` to another one, `newCaterer` to none. */
export const callers = [
  'visitor',
  'customer',
  'otherCustomer',
  'owner',
  'manager',
  'cook',
  'otherOwner',
  'newCaterer',
  'admin',
] as const
export type Caller = (typeof callers)[number]
export type SignedIn = Exclude<Caller, 'visitor'>

export const password = 'leafplate72'
const passwordHash = await hashPassword(password)

/** One of each who may call, and what the customer and the caterer own. */
export interface World {
  server: TestServer
  gateway: RunningGateway
  people: Record<SignedIn, AUser>
  feast: Feast
}

export async function aWorld(server: TestServer, gateway: RunningGateway): Promise<World> {
  const owner = await aUser(server, { role: '3', passwordHash })
  const people = {
    customer: await aUser(server),
    otherCustomer: await aUser(server),
    owner,
    manager: await aUser(server, { role: '3' }),
    cook: await aUser(server, { role: '3' }),
    otherOwner: await aUser(server, { role: '3' }),
    newCaterer: await aUser(server, { role: '3' }),
    admin: await aUser(server, { role: '1' }),
  }
  const feast = await aFeast(server, { caterer: { ownerId: owner.id, maximumServingCapacity: 100_000 } })
  for (const part of ['manager', 'cook'] as const) await aMember(server, feast.caterer.id, { ...people[part], part })
  await aCaterer(server, { ownerId: people.otherOwner.id })
  await server.services.catalogue.refresh([feast.caterer.id])
  return { server, gateway, people, feast }
}

/** Headers of a caller with a session of its own, begun now. */
export async function headersOf({ server, people }: World, caller: Caller): Promise<Record<string, string>> {
  return caller === 'visitor' ? {} : signedInAs(server, people[caller])
}

/** Somebody new with a password, so that a call that changes or ends an account spoils nothing. */
export function aPerson({ server }: World): Promise<AUser> {
  return aUser(server, { passwordHash })
}

/** Returns the refresh token of a new user. */
export async function aRefreshToken(world: World): Promise<string> {
  const { email } = await aPerson(world)
  const response = await post(world.server, '/auth/email/login', { email, password })
  return ((await response.json()) as Session & { refreshToken: string }).refreshToken
}

/** Returns the secret of a mailed link of a new user. */
export async function aMailedSecret(
  world: World,
  purpose: 'reset_password' | 'verify_email' | 'change_email',
): Promise<string> {
  const { server } = world
  const { id, email } = await aPerson(world)
  const newEmail = `new-${email}`
  await rows(
    server.database.db,
    sql`update users set pending_email = ${newEmail},
          email_verified_at = case when ${purpose} = 'verify_email' then null else email_verified_at end
        where id = ${id}`,
  )
  const link = { userId: id, purpose, email: purpose === 'change_email' ? newEmail : email }
  return (await server.context().transaction((tx) => issueLink(server, tx, link))).secret
}

/** Returns the file of a calendar feed of the caterer's owner. */
export async function aFeed({ server, people }: World): Promise<string> {
  const headers = await signedInAs(server, people.owner)
  const response = await server.request('/api/calendar/feed', { method: 'POST', headers })
  return ((await response.json()) as { path: string }).path.replace('/api/feed/', '')
}

/** Returns the secret of a new invitation to an address by a caterer of its own. */
export async function anInvitation({ server }: World, email: string): Promise<string> {
  const { id: catererId } = await aCaterer(server)
  const id = newId()
  const expiresAt = new Date(server.clock.now().getTime() + 60_000)
  await rows(
    server.database.db,
    sql`insert into caterer_invitations (id, caterer_id, email, part, expires_at) values (${id}, ${catererId}, ${email}, 'cook', ${at(expiresAt)})`,
  )
  const issued = await server.context().transaction((tx) => issueInvitation(server, tx, id))
  return issued?.secret ?? ''
}

/** A new member in the caller's part of a caterer of its own, to whom its owner has offered it; no headers for other callers. */
export async function asOfferedMember({ server }: World, caller: Caller): Promise<{ headers: Record<string, string> }> {
  if (caller !== 'manager' && caller !== 'cook') return { headers: {} }
  const { id, ownerId } = await aCaterer(server)
  const member = await aMember(server, id, { part: caller })
  const expiresAt = new Date(server.clock.now().getTime() + 60_000)
  await rows(
    server.database.db,
    sql`insert into ownership_offers (caterer_id, user_id, offered_by, expires_at) values (${id}, ${member.id}, ${ownerId}, ${at(expiresAt)})`,
  )
  return { headers: await signedInAs(server, member) }
}

/**
 * An order of the customer that waits to be paid. Those before it are taken out of the limits of unpaid orders first, as orders
 * from before there were limits: a row of the matrix needs more than one customer may have.
 */
export async function anUnpaidOrder(world: World): Promise<OrderView> {
  const { db } = world.server.database
  await rows(
    db,
    sql`update orders set network = null, payment_network = null, unconfirmed = false where state = 'awaiting_payment'`,
  )
  await rows(db, sql`update caterer_days set plates_unconfirmed = 0`)
  await rows(db, sql`delete from unpaid_counts`)
  const response = await call(world.server, 'POST', '/api/orders', {
    headers: { ...(await headersOf(world, 'customer')), 'idempotency-key': newId() },
    body: world.feast.request(),
  })
  return (await response.json()) as OrderView
}

/** Returns an order of the customer with a payment that the gateway completed and we have not asked about. */
export async function aPaidOrder(world: World): Promise<OrderView> {
  const order = await anUnpaidOrder(world)
  await call(world.server, 'POST', '/api/payment/initiate', {
    headers: await headersOf(world, 'customer'),
    body: { amount: order.bill.total, orderId: order.id },
  })
  await world.gateway.control(order.transactionId, { do: 'complete', webhook: 'skip' })
  return order
}

/** Id of a document of the caterer, which its owner uploads when there is none. */
export async function aDocument(world: World): Promise<string> {
  const { server, feast } = world
  const path = `/api/caterer/${feast.caterer.id}/documents`
  const headers = await headersOf(world, 'owner')
  const idIn = async (response: Response) => ((await response.json()) as CatererDocument[])[0]?.id
  const form = { method: 'POST', headers, body: uploadForm(aPdf(), 'licence.pdf') }
  return (
    (await idIn(await server.request(path, { headers }))) ??
    (await idIn(await server.request(`${path}?kind=fssai_licence`, form))) ??
    ''
  )
}

/** A coupon that an order of the customer has used. */
export async function aUsedCoupon({ server, people }: World): Promise<string> {
  const { id } = await aCoupon(server)
  const order = await anOrder(server, { customerId: people.customer.id })
  await rows(
    server.database.db,
    sql`insert into coupon_holds (order_id, coupon_id, user_id, state) values (${order.id}, ${id}, ${people.customer.id}, 'used')`,
  )
  return id
}

/** Returns a paid order of the customer in the given state; its event is today. */
export async function anOrderIn(world: World, state: OrderState): Promise<OrderView> {
  const order = await aPaidOrder(world)
  await call(world.server, 'POST', `/api/payment/confirm/${order.id}`, {
    headers: await headersOf(world, 'customer'),
    body: {},
  })
  if (state !== 'requested') {
    const today = dayInIndia(world.server.clock.now())
    await rows(
      world.server.database.db,
      sql`update orders set state = ${state}, event_date = ${today}::date where id = ${order.id}`,
    )
  }
  return order
}

/** A session of the customer's on another device. */
export async function aSessionOf({ server, people }: World): Promise<string> {
  const id = newId()
  await rows(
    server.database.db,
    sql`insert into sessions (id, user_id, created_at, last_used_at) values (${id}, ${people.customer.id}, ${at(server.clock.now())}, ${at(server.clock.now())})`,
  )
  return id
}

/** A browser's subscription as a browser gives it. */
export function aBrowser() {
  return aBrowserAt('https://fcm.googleapis.com').subscription
}

/** Returns the id of a push subscription of the caterer's owner. */
export async function aPushSubscription({ server, people }: World): Promise<string> {
  const headers = await signedInAs(server, people.owner)
  const response = await call(server, 'POST', '/api/push', { headers, body: aBrowser() })
  return ((await response.json()) as { id: string }).id
}
