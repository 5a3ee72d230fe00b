import { setTimeout as wait } from 'node:timers/promises'
import type { Paise } from '#contract/values/money.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Salt, WebhookLogin } from '../signature.ts'
import type { Ledger } from './ledger.ts'
import { codeOf, expire, refund, type Refund, type Transaction } from './transaction.ts'
import type { TokenDesk } from './tokens.ts'
import type { Reports } from './webhook.ts'

/** The merchant's account at v2, which is another than the salt of v1. */
export interface ClientAccount {
  clientId: string
  clientSecret: string
  clientVersion: string
  webhook: WebhookLogin
  /** v1 is told with each payment where to report to; v2 has it from the dashboard. */
  webhookUrl: URL
}

export interface SimulatorOptions extends Salt, ClientAccount {
  /** Where the gateway keeps its books. */
  dir: string
  /** The address at which browsers and merchants find the simulator, with the path it is mounted at. */
  publicBase: URL
  merchantId: string
  /** Origins to which payers return and webhooks go; without them any, as a gateway of its own has many merchants. */
  merchantOrigins?: readonly string[]
  clock: Clock
  /** Carries webhooks; the network unless a test has none. */
  deliver?: (url: string, init: RequestInit) => Promise<Response>
}

/**
 * 'error': rejected before anything was done. 'html' and 'hang': done, but the answer is a proxy's page, or far too late.
 * 'pending': the answer says so, whatever is true.
 */
export const faultKinds = ['error', 'html', 'hang', 'pending'] as const
export type FaultKind = (typeof faultKinds)[number]

/** A fault that the next calls of one kind meet. */
export interface Fault {
  kind: FaultKind
  times: number
}

/** What all parts of the simulator share. */
export interface House {
  options: SimulatorOptions
  ledger: Ledger
  reports: Reports
  faults: Map<string, Fault>
  tokens: TokenDesk
  /** What the next refunds become. */
  refundState: { value: Transaction['state'] }
}

/** Address of a page of the simulator. */
export function addressOf({ options }: House, path: string): string {
  return options.publicBase.href.replace(/\/$/, '') + path
}

/** Reports whether all addresses of a request are the merchant's: the account is public, and leads nobody and nothing elsewhere. */
export function areMerchants({ options }: House, ...addresses: readonly string[]): boolean {
  const { merchantOrigins } = options
  return !merchantOrigins || addresses.every((address) => merchantOrigins.includes(new URL(address).origin))
}

/** A payment by its id, as it stands at this moment; undefined when there is none. */
export async function paymentOf(house: House, id: string): Promise<Transaction | undefined> {
  const entry = await house.ledger.find(id)
  return entry?.kind === 'payment' ? expire(entry, house.options.clock.now()) : undefined
}

/** Changes a payment that exists, from how it stands at this moment. */
export async function changePayment(
  house: House,
  id: string,
  change: (transaction: Transaction) => Transaction,
): Promise<Transaction> {
  return house.ledger.change(id, (entry) => {
    if (entry?.kind !== 'payment') throw new Error(`no payment ${id}`)
    return change(expire(entry, house.options.clock.now()))
  })
}

/** Ends or reopens a refund; returns its payment, or undefined when there is none of that id. */
export async function changeRefund(house: House, id: string, state: Refund['state']): Promise<Transaction | undefined> {
  const pointer = await house.ledger.find(id)
  if (pointer?.kind !== 'refund') return undefined
  const move = (refund: Refund): Refund => (refund.id === id ? { ...refund, state, code: codeOf[state] } : refund)
  return changePayment(house, pointer.of, (payment) => ({ ...payment, refunds: payment.refunds.map(move) }))
}

/** What an id is about: a payment, or a refund of one. */
export async function findAny(
  house: House,
  id: string,
): Promise<{ payment: Transaction; about: Transaction | Refund } | undefined> {
  const entry = await house.ledger.find(id)
  if (entry?.kind !== 'refund') {
    const payment = await paymentOf(house, id)
    return payment && { payment, about: payment }
  }
  const payment = await paymentOf(house, entry.of)
  const about = payment?.refunds.find((known) => known.id === id)
  return payment && about && { payment, about }
}

/** Takes a refund in, once; returns the code with which it is rejected. */
export async function takeRefund(
  house: House,
  asked: { id: string; of: string; amount: Paise },
): Promise<{ payment: Transaction; refund: Refund } | string> {
  if (!(await paymentOf(house, asked.of))) return 'TRANSACTION_NOT_FOUND'
  // The pointer first: without its refund it says nothing, so a death in between leaves nothing behind.
  await house.ledger.change(asked.id, (known) => known ?? { kind: 'refund', id: asked.id, of: asked.of })
  let error: string | undefined
  const payment = await changePayment(house, asked.of, (before) => {
    const after = refund(before, { id: asked.id, amount: asked.amount, state: house.refundState.value })
    if (typeof after !== 'string') return after
    error = after
    return before
  })
  const done = payment.refunds.find((known) => known.id === asked.id)
  return error === undefined && done ? { payment, refund: done } : (error ?? 'BAD_REQUEST')
}

/** The fault that this call meets, if any; each is used up by its number of times. */
export function meetFault(house: House, call: string): FaultKind | undefined {
  const fault = house.faults.get(call)
  if (!fault) return undefined
  fault.times -= 1
  if (fault.times <= 0) house.faults.delete(call)
  return fault.kind
}

const hangMs = 30_000

/** Returns the response that a fault causes: a proxy's error page, or none within the client's timeout; undefined without a fault. */
export async function withhold(fault: FaultKind | undefined): Promise<Response | undefined> {
  if (fault === 'hang') await wait(hangMs, undefined, { ref: false })
  if (fault !== 'html') return undefined
  return new Response('<html><body><h1>502 Bad Gateway</h1></body></html>', {
    status: 502,
    headers: { 'Content-Type': 'text/html' },
  })
}
