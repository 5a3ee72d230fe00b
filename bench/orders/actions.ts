import type { OrderRequest, OrderView } from '#contract/endpoints/orders/order.ts'
import type { Initiation } from '#contract/endpoints/payments.ts'
import { newId } from '#server/kernel/ids.ts'
import type { ResponseStatuses } from '#test/support/response-statuses.ts'
import { drawPageSearches, pathOfPageInApi } from '../reads/searches.ts'
import { acceptEncoding } from '../reads/load.ts'
import { decode } from '../shared/decode.ts'
import { createLeanClient, type LeanClient, type LeanResponse } from './client.ts'
import { Overloaded } from './hammer.ts'
import type { Person } from './people.ts'
import type { Shop } from './shop.ts'

/** Connections of customers, who use them one after the other: to the product, and to the gateway's page. */
export interface Connections {
  shop: LeanClient
  gateway: LeanClient
  close(): void
}

export function openConnections(shopOrigin: string, gatewayPort: number): Connections {
  const shop = createLeanClient(Number(new URL(shopOrigin).port))
  const gateway = createLeanClient(gatewayPort)
  return {
    shop,
    gateway,
    close() {
      shop.close()
      gateway.close()
    },
  }
}

/** What a customer does once. */
export type Action = (connections: Connections) => Promise<void>

export type ActionName = 'quote' | 'place' | 'placeOnHotDay' | 'placeAndPay' | 'list' | 'view' | 'search'

/** Different searches before they are repeated. */
const searches = 4_000

/** The actions of customers of a shop. Bodies are read only where the next request needs them. */
export function actionsOf(shop: Shop, statuses: ResponseStatuses, seed: string): Record<ActionName, Action> {
  const call = async (client: LeanClient, path: string, person?: Person, body?: object) => {
    const headers = { ...common, ...(person ? headersOf(person) : {}), ...(body ? headersOfBody() : {}) }
    const response = await client.send(
      body ? { method: 'POST', path, headers, body: JSON.stringify(body) } : { method: 'GET', path, headers },
    )
    const { status } = response
    statuses.count(status)
    // A slow one counts as slow; a rejected one would count as fast.
    if (status === 429 || status === 503) throw new Overloaded(path)
    if (status >= 300) throw new Error(`${path} answered ${status}: ${textOf(response)}`)
    return response
  }
  const place = (connections: Connections, person: Person, order: OrderRequest) =>
    call(connections.shop, '/api/orders', person, order)

  const paths = drawPageSearches(seed, searches).map(pathOfPageInApi)
  let searched = 0
  return {
    quote: async ({ shop: client }) => void (await call(client, '/api/orders/quote', undefined, shop.nextOrder())),
    place: async (connections) => void (await place(connections, shop.nextCustomer(), shop.nextOrder())),
    placeOnHotDay: async (connections) => void (await place(connections, shop.nextCustomer(), shop.hotOrder())),
    /** The payer decides immediately, and the gateway reports it; the customer's page then asks whether it is paid. */
    async placeAndPay(connections) {
      const person = shop.nextCustomer()
      const placed = await place(connections, person, shop.nextOrder())
      const order = JSON.parse(textOf(placed)) as OrderView
      const about = { amount: order.bill.total, orderId: order.id }
      const initiated = await call(connections.shop, '/api/payment/initiate', person, about)
      const { transactionId } = JSON.parse(textOf(initiated)) as Initiation
      await call(connections.gateway, `/control/${transactionId}`, undefined, { do: 'complete' })
      await call(connections.shop, `/api/payment/confirm/${order.id}`, person, { txnId: transactionId })
    },
    list: async ({ shop: client }) => void (await call(client, '/api/orders?mine=1', shop.nextRegular().person)),
    async view({ shop: client }) {
      const { person, orderId } = shop.nextRegular()
      await call(client, `/api/orders/${orderId}`, person)
    },
    search: async ({ shop: client }) => void (await call(client, paths[searched++ % paths.length] ?? '')),
  }
}

const common = { 'accept-encoding': acceptEncoding }

function headersOf({ token, address }: Person) {
  return { authorization: `Bearer ${token}`, 'x-forwarded-for': address }
}

function headersOfBody() {
  return { 'content-type': 'application/json', 'idempotency-key': newId() }
}

function textOf({ body, encoding }: LeanResponse): string {
  return decode(body, encoding).toString()
}
