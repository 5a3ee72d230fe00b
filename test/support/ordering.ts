import type { OrderRequest, OrderView } from '#contract/endpoints/orders/order.ts'
import type { Initiation } from '#contract/endpoints/payments.ts'
import { newId } from '#server/kernel/ids.ts'
import { firstRow, rows, sql, type Sql } from '#server/kernel/sql.ts'
import { aCaterer, aMenu, aPackage, aUser, type ACaterer, type APackage, type AUser } from '#test/factories/index.ts'
import type { APackageGiven } from '#test/factories/package.ts'
import { signedInAs } from './accounts.ts'
import { nextAddress } from './forwarded-address.ts'
import type { TestServer } from './server.ts'

/** An answer of the API, whatever it is. */
export interface Answered<Body> {
  status: number
  body: Body
  text: string
}

export interface ErrorBody {
  code: string
  message: string[]
  fields?: Record<string, string>
}

/** A caterer with one veg package at ₹250 a plate for 25 to 100 guests, of which two starters are chosen. */
export interface Feast {
  caterer: ACaterer
  offer: APackage
  /** A whole order for 40 vegetarian guests at Bandra three weeks after the tests begin; whatever is given is put over it. */
  request(given?: Partial<OrderRequest>): OrderRequest
}

const usualDishes = ['Paneer Tikka', 'Hara Bhara Kebab', 'Jain Samosa'] as const

export async function aFeast(
  server: TestServer,
  given: { caterer?: Partial<ACaterer>; offer?: APackageGiven } = {},
): Promise<Feast> {
  const caterer = await aCaterer(server, given.caterer)
  const menu = await aMenu(server, {
    catererId: caterer.id,
    name: 'Starters',
    dishes: [
      { name: usualDishes[0], diet: 'veg', description: 'Cottage cheese from the tandoor' },
      { name: usualDishes[1], diet: 'veg' },
      { name: usualDishes[2], diet: 'jain' },
      { name: 'Chicken Tikka', diet: 'nonVeg' },
    ],
  })
  const offer = await aPackage(server, {
    catererId: caterer.id,
    basePrice: 250_00 as APackage['basePrice'],
    bands: ['25-50', '50-100'],
    items: [{ menuId: menu.id }],
    ...given.offer,
  })
  return {
    caterer,
    offer,
    request: (put = {}) => ({
      catererId: caterer.id,
      packageId: offer.id,
      selections: offer.items.map((item) => ({ itemId: item.id, addOn: 0, dishes: usualDishes.slice(0, 2) })),
      guests: 40,
      dietSplit: { veg: put.guests ?? 40, jain: 0, nonVeg: 0 },
      serviceHours: 3,
      eventDate: '2026-12-12',
      eventTime: '19:30',
      venue: {
        name: 'Terrace',
        line: '4 Hill Road',
        place: 'Bandra West, Mumbai',
        pinCode: '400050',
        state: '27',
        point: { lat: 19.0544, lng: 72.8295 },
      },
      contact: { name: 'Asha Kulkarni', phone: '9820012345' },
      ...put,
    }),
  }
}

/** A signed-in person who orders and pays through the API. */
export interface Guest {
  user: AUser
  /** From which all requests come, unless they say otherwise. */
  address: string
  call<Body>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered<Body>>
  /** With a key of its own unless one is given. */
  place(request: OrderRequest, key?: string): Promise<Answered<OrderView & ErrorBody>>
  /** Places an order that must be taken. */
  order(request: OrderRequest, key?: string): Promise<OrderView>
  initiate(order: OrderView): Promise<Answered<Initiation & ErrorBody>>
  confirm(order: OrderView, txnId?: string): Promise<Answered<ErrorBody>>
  see(id: string): Promise<OrderView>
  remove(id: string): Promise<Answered<ErrorBody>>
}

export async function aGuest(server: TestServer, given: Partial<AUser> = {}): Promise<Guest> {
  const user = await aUser(server, given)
  const who = aLastingSession(server, user)
  const address = anAddress()
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered<never>> => {
    const response = await server.request(path, {
      method,
      headers: {
        ...(await who()),
        ...from(address),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as never, text }
  }
  const place: Guest['place'] = (request, key = newId()) =>
    call('POST', '/api/orders', request, { 'idempotency-key': key })
  return {
    user,
    address,
    call,
    place,
    async order(request, key) {
      const { status, body, text } = await place(request, key)
      if (status !== 201) throw new Error(`the order was answered ${status}: ${text}`)
      return body
    },
    initiate: (order) => call('POST', '/api/payment/initiate', { amount: order.bill.total, orderId: order.id }),
    confirm: (order, txnId) => call('POST', `/api/payment/confirm/${order.id}`, txnId === undefined ? {} : { txnId }),
    see: async (id) => (await call('GET', `/api/orders/${id}`)).body,
    remove: (id) => call('DELETE', `/api/orders/${id}`),
  }
}

/** An address that no other guest has, in a network of its own. */
export const anAddress = nextAddress

/** Headers with which a request comes from an address, by way of the one proxy that test servers trust. */
export function from(address: string): Record<string, string> {
  return { 'x-forwarded-for': address }
}

/** Signs in again when the clock was moved, since an access token lives for minutes only. */
function aLastingSession(server: TestServer, user: AUser): () => Promise<Record<string, string>> {
  let headers: Record<string, string> | undefined
  let signedAt = 0
  return async () => {
    const now = server.clock.now().getTime()
    if (!headers || Math.abs(now - signedAt) > 5 * 60_000) {
      headers = await signedInAs(server, user)
      signedAt = now
    }
    return headers
  }
}

/** A customer with an order that has gone to the gateway; `txn` is its transaction there. */
export async function aPayingGuest(server: TestServer, given: Partial<OrderRequest> = {}) {
  const feast = await aFeast(server)
  const guest = await aGuest(server)
  const order = await guest.order(feast.request(given))
  const { status, body, text } = await guest.initiate(order)
  if (status !== 200) throw new Error(`paying was answered ${status}: ${text}`)
  return { feast, guest, order, txn: body.transactionId }
}

/** What the tables say, whatever the API does. */
export function bookOf({ database }: Pick<TestServer, 'database'>) {
  const one = <Row extends object>(statement: Sql<Row>) => firstRow<Row>(database.db, statement)
  return {
    /** Plates promised by a caterer, on all days. */
    taken: async (catererId: string) =>
      (
        await one<{ n: number }>(
          sql`select coalesce(sum(plates_taken), 0)::int as n from caterer_days where caterer_id = ${catererId}`,
        )
      )?.n,
    /** 'reserved', 'used' or 'released'; undefined for an order without a coupon. */
    hold: async (orderId: string) =>
      (await one<{ state: string }>(sql`select state from coupon_holds where order_id = ${orderId}`))?.state,
    uses: async (couponId: string) =>
      (await one<{ uses: number }>(sql`select uses from coupons where id = ${couponId}`))?.uses,
    /** Payment attempts of an order, oldest first. */
    attempts: (orderId: string) =>
      rows<{ id: string; state: string }>(
        database.db,
        sql`select id, state from payment_attempts where reference = ${orderId} order by number`,
      ),
    /** Ids of a customer's orders. */
    ordersOf: async (customerId: string) =>
      (await rows<{ id: string }>(database.db, sql`select id from orders where customer_id = ${customerId}`)).map(
        ({ id }) => id,
      ),
    /** The hashes of the networks that an unpaid order counts for. */
    networksOf: (orderId: string) =>
      one<{ network: string | null; payment_network: string | null }>(
        sql`select network, payment_network from orders where id = ${orderId}`,
      ),
    /** How many counters of unpaid orders there are under a key. */
    counters: async (key: string) =>
      (await one<{ n: number }>(sql`select count(*)::int as n from unpaid_counts where key = ${key}`))?.n,
    published: async (type: string, subject: string) =>
      (
        await one<{ n: number }>(
          sql`select count(*)::int as n from events where type = ${type} and subject = ${subject}`,
        )
      )?.n,
  }
}

/** Plates that orders have taken of a caterer's day. */
export async function capacityTaken({ database }: TestServer, catererId: string, day = '2026-12-12'): Promise<number> {
  const found = await firstRow<{ plates: number }>(
    database.db,
    sql`select plates_taken as plates from caterer_days where caterer_id = ${catererId} and day = ${day}::date`,
  )
  return found?.plates ?? 0
}

/** Counts the orders of a customer in any state. */
export async function ordersOf({ database }: TestServer, customerId: string): Promise<number> {
  const found = await firstRow<{ count: number }>(
    database.db,
    sql`select count(*)::int as count from orders where customer_id = ${customerId}`,
  )
  return found?.count ?? 0
}
