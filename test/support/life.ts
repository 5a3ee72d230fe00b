import type { OrderRequest, OrderView } from '#contract/endpoints/orders/order.ts'
import type { ACaterer } from '#test/factories/index.ts'
import type { APackageGiven } from '#test/factories/package.ts'
import type { RunningGateway } from './gateway.ts'
import { aFeast, aGuest, type Answered, type Feast, type Guest, type ErrorBody } from './ordering.ts'
import type { TestServer } from './server.ts'

/** Someone with an order, and what comes back of whatever is done with it. */
export interface OrderInHands {
  feast: Feast
  guest: Guest
  /** The owner of the caterer. */
  owner: Guest
  order: OrderView
  txn: string
  /** `POST /api/orders/{id}/{verb}`. */
  asCustomer(verb: string, body?: unknown): Promise<Answered<OrderView & ErrorBody>>
  asCaterer(verb: string, body?: unknown): Promise<Answered<OrderView & ErrorBody>>
}

export interface CatererGiven {
  caterer?: Partial<ACaterer>
  offer?: APackageGiven
}

/** A caterer with an owner who can sign in. */
export async function aCatererWithOwner(
  server: TestServer,
  given: CatererGiven = {},
): Promise<{ feast: Feast; owner: Guest }> {
  const owner = await aGuest(server, { role: '3' })
  const feast = await aFeast(server, { ...given, caterer: { ownerId: owner.user.id, ...given.caterer } })
  return { feast, owner }
}

/** An order that was paid and waits for its caterer's answer. */
export async function aPaidOrder(
  server: TestServer,
  gateway: RunningGateway,
  request: Partial<OrderRequest> = {},
  caterer: CatererGiven = {},
): Promise<OrderInHands> {
  const { feast, owner } = await aCatererWithOwner(server, caterer)
  return payFor(server, gateway, { feast, owner, request: feast.request(request) })
}

/** Returns a paid order of that caterer by a new customer. */
export async function payFor(
  server: TestServer,
  gateway: RunningGateway,
  { feast, owner, request }: { feast: Feast; owner: Guest; request: OrderRequest },
): Promise<OrderInHands> {
  const guest = await aGuest(server)
  const placed = await guest.order(request)
  const { status, body, text } = await guest.initiate(placed)
  if (status !== 200) throw new Error(`paying was answered ${status}: ${text}`)
  await gateway.control(body.transactionId, { do: 'complete' })
  const order = await guest.see(placed.id)
  if (order.state !== 'requested') throw new Error(`the paid order is ${order.state}`)
  const as = (who: Guest) => (verb: string, sent?: unknown) =>
    who.call<OrderView & ErrorBody>('POST', `/api/orders/${order.id}/${verb}`, sent)
  return { feast, guest, owner, order, txn: body.transactionId, asCustomer: as(guest), asCaterer: as(owner) }
}

/** Moves an order to delivered, with the clock at noon of its event date. */
export async function delivered(server: TestServer, hands: OrderInHands): Promise<void> {
  await mustBeTaken(hands.asCaterer('accept'))
  server.clock.set(new Date(`${hands.order.eventDate}T06:30:00Z`))
  for (const verb of ['prepare', 'deliver']) await mustBeTaken(hands.asCaterer(verb))
}

/** Accepts an order and moves it to preparation, with the clock at the cut-off for changes. */
export async function inPreparation(server: TestServer, hands: OrderInHands): Promise<void> {
  await mustBeTaken(hands.asCaterer('accept'))
  server.clock.set(new Date(hands.order.changesUntil))
  await mustBeTaken(hands.asCaterer('prepare'))
}

async function mustBeTaken(answer: Promise<Answered<unknown>>): Promise<void> {
  const { status, text } = await answer
  if (status !== 200) throw new Error(`answered ${status}: ${text}`)
}
