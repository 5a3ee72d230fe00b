import { setTimeout as wait } from 'node:timers/promises'
import type { OrderRequest, OrderView } from '#contract/endpoints/orders/order.ts'
import type { Initiation } from '#contract/endpoints/payments.ts'
import { newId } from '#server/kernel/ids.ts'
import { createLeanClient, type LeanClient } from '../../bench/orders/client.ts'
import type { Buyer, Stock } from './stock.ts'
import { answerOf, type Answer, type Tally } from './tally.ts'

/** What customers were told, by the clock of this process in milliseconds. */
export interface Told {
  placed: { orderId: string; userId: string; at: number }[]
  paid: { orderId: string; at: number }[]
  /** Requests that were repeated with the same key, for want of an answer. */
  repeated: number
  /** Orders and payments that were refused, by code. */
  refused: Map<string, number>
}

export interface Buyers {
  told: Told
  /** Ends when the last customer has what it asked for. */
  stop(): Promise<void>
}

interface BuyersOptions {
  origin: string
  gatewayPort: number
  stock: Stock
  nextOrder: () => OrderRequest
  tally: Tally
  count: number
  /** Milliseconds between two orders of one. */
  pauseMs: number
}

/** A customer who sees an error tries again, the same request, for so long. */
const patienceMs = 90_000
const retryMs = 250
/** Of the payer. */
const mostTries = 5

/** Starts customers who order and pay, one after the other each, until they are stopped. */
export function startBuyers({ origin, gatewayPort, stock, nextOrder, tally, count, pauseMs }: BuyersOptions): Buyers {
  const told: Told = { placed: [], paid: [], repeated: 0, refused: new Map() }
  const stopping = new AbortController()

  /** Repeats a request until it is answered by something other than a failure of the moment. */
  const persist = async (client: LeanClient, buyer: Buyer, path: string, body: object): Promise<Answer> => {
    const headers = {
      authorization: `Bearer ${buyer.token}`,
      'x-forwarded-for': buyer.address,
      'content-type': 'application/json',
      'idempotency-key': newId(),
    }
    const giveUpAt = performance.now() + patienceMs
    for (;;) {
      const answer = await answerOf(client, { method: 'POST', path, headers, body: JSON.stringify(body) })
      tally.count('orders', path, answer)
      if (answer.status !== 0 && answer.status < 500 && answer.status !== 429) return answer
      if (performance.now() > giveUpAt) throw new Error(`${path} was not answered: ${answer.status} ${answer.text}`)
      told.repeated += 1
      await wait(retryMs)
    }
  }
  const refuse = ({ status, text }: Answer) => {
    const code = /"code":"(\w+)"/.exec(text)?.[1] ?? String(status)
    told.refused.set(code, (told.refused.get(code) ?? 0) + 1)
  }
  const buyOnce = async (shop: LeanClient, gateway: LeanClient): Promise<void> => {
    const buyer = await stock.take()
    const placed = await persist(shop, buyer, '/api/orders', nextOrder())
    if (placed.status >= 300) return refuse(placed)
    const order = JSON.parse(placed.text) as OrderView
    told.placed.push({ orderId: order.id, userId: buyer.userId, at: performance.now() })
    const about = { amount: order.bill.total, orderId: order.id }
    const initiated = await persist(shop, buyer, '/api/payment/initiate', about)
    if (initiated.status >= 300) return refuse(initiated)
    const { transactionId } = JSON.parse(initiated.text) as Initiation
    await payAt(gateway, transactionId)
    for (;;) {
      const confirmed = await persist(shop, buyer, `/api/payment/confirm/${order.id}`, { txnId: transactionId })
      if (confirmed.status === 200) return void told.paid.push({ orderId: order.id, at: performance.now() })
      if (confirmed.status !== 202) return refuse(confirmed)
      await wait(retryMs)
    }
  }
  const repeat = async (): Promise<void> => {
    const [shop, gateway] = [createLeanClient(Number(new URL(origin).port)), createLeanClient(gatewayPort)]
    try {
      while (!stopping.signal.aborted) {
        await buyOnce(shop, gateway)
        await wait(pauseMs)
      }
    } finally {
      shop.close()
      gateway.close()
    }
  }
  const all = Promise.all(Array.from({ length: count }, repeat))
  // It is awaited when they are stopped.
  all.catch(() => {})
  return {
    told,
    async stop() {
      stopping.abort()
      await all
    },
  }
}

/** The payer pays. The gateway reports it by webhook, which may fail: the page's confirmation or the job then finds it out. */
async function payAt(gateway: LeanClient, transactionId: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const answer = await answerOf(gateway, {
      method: 'POST',
      path: `/control/${transactionId}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ do: 'complete' }),
    })
    if (answer.status === 200) return
    // It ends connections that rest; what it has done by then it does once.
    if (answer.status !== 0 || tries === mostTries)
      throw new Error(`the gateway answered ${answer.status}: ${answer.text}`)
  }
}
