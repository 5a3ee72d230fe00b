import type { Clock } from '../../../kernel/clock.ts'
import type { Salt } from '../signature.ts'
import type { Ledger } from './ledger.ts'
import { codeOf, expire, type Refund, type Transaction } from './transaction.ts'
import type { Reports } from './webhook.ts'

export interface SimulatorOptions extends Salt {
  /** Where the gateway keeps its books. */
  dir: string
  /** The address at which browsers and merchants find the simulator, with the path it is mounted at. */
  publicBase: URL
  merchantId: string
  clock: Clock
  /** Carries webhooks; the network unless a test has none. */
  deliver?: (url: string, init: RequestInit) => Promise<Response>
}

/**
 * 'error': refused before anything was done. 'html' and 'hang': done, but the answer is a proxy's page, or far too late.
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
  /** What the next refunds become. */
  refundState: { value: Transaction['state'] }
}

/** Address of a page of the simulator. */
export function addressOf({ options }: House, path: string): string {
  return options.publicBase.href.replace(/\/$/, '') + path
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

/** Ends or reopens a refund; false when there is none of that id. */
export async function changeRefund(house: House, id: string, state: Refund['state']): Promise<boolean> {
  const pointer = await house.ledger.find(id)
  if (pointer?.kind !== 'refund') return false
  const move = (refund: Refund): Refund => (refund.id === id ? { ...refund, state, code: codeOf[state] } : refund)
  await changePayment(house, pointer.of, (payment) => ({ ...payment, refunds: payment.refunds.map(move) }))
  return true
}

/** The fault that this call meets, if any; each is used up by its number of times. */
export function meetFault(house: House, call: string): FaultKind | undefined {
  const fault = house.faults.get(call)
  if (!fault) return undefined
  fault.times -= 1
  if (fault.times <= 0) house.faults.delete(call)
  return fault.kind
}
