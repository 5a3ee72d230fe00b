import { randomInt } from 'node:crypto'
import type { Paise } from '#contract/values/money.ts'

/** One payment as the simulated gateway keeps it. */
export interface Transaction {
  kind: 'payment'
  /** The version of PhonePe's API that it came by, and is reported by. */
  api: 'v1' | 'v2'
  id: string
  merchantId: string
  userId: string
  amount: Paise
  redirectUrl: string
  redirectMode: 'POST' | 'REDIRECT'
  callbackUrl: string
  mobileNumber: string
  state: 'COMPLETED' | 'PENDING' | 'FAILED'
  code: string
  /** The gateway's own number. */
  gatewayId: string
  /** What was really taken; differs from `amount` only when a test wants it so. */
  paid: Paise
  /** The payer said to leave it pending, so it does not time out. */
  held: boolean
  createdAt: string
  refunds: Refund[]
}

export interface Refund {
  id: string
  amount: Paise
  state: Transaction['state']
  code: string
}

/** Says to which payment a refund's id belongs. */
export interface RefundPointer {
  kind: 'refund'
  id: string
  of: string
}

/** How long a pay page waits for its payer. */
export const timeOutMs = 20 * 60_000

/** Creates a payment that is requested and not made yet. */
export function newTransaction(
  asked: Pick<Transaction, 'api' | 'id' | 'merchantId' | 'userId' | 'amount' | 'redirectUrl' | 'redirectMode'> &
    Pick<Transaction, 'callbackUrl' | 'mobileNumber'>,
  now: Date,
): Transaction {
  const prefix = asked.api === 'v1' ? 'T' : 'OMO'
  return {
    kind: 'payment',
    ...asked,
    paid: asked.amount,
    state: 'PENDING',
    code: 'PAYMENT_PENDING',
    gatewayId: `${prefix}${now.toISOString().replace(/\D/g, '').slice(2, 14)}${randomInt(1e9, 1e10)}`,
    held: false,
    createdAt: now.toISOString(),
    refunds: [],
  }
}

export type Decision = { do: 'complete'; amount?: Paise } | { do: 'fail'; code?: string } | { do: 'pending' }

/** What becomes of a payment; a failed one may still complete, as happens with banks. */
export function decide(transaction: Transaction, decision: Decision): Transaction {
  if (transaction.state === 'COMPLETED') return transaction
  if (decision.do === 'complete') {
    return { ...transaction, state: 'COMPLETED', code: 'PAYMENT_SUCCESS', paid: decision.amount ?? transaction.amount }
  }
  if (decision.do === 'fail') return { ...transaction, state: 'FAILED', code: decision.code ?? 'PAYMENT_DECLINED' }
  return { ...transaction, held: true }
}

/** Fails a payment whose payer never came. */
export function expire(transaction: Transaction, now: Date): Transaction {
  const waits = transaction.state === 'PENDING' && !transaction.held
  if (!waits || now.getTime() - Date.parse(transaction.createdAt) < timeOutMs) return transaction
  return { ...transaction, state: 'FAILED', code: 'TIMED_OUT' }
}

/** Takes a refund in, or returns the code with which it is rejected. The same refund again is the same refund. */
export function refund(
  transaction: Transaction,
  asked: { id: string; amount: Paise; state: Refund['state'] },
): Transaction | string {
  if (transaction.refunds.some((known) => known.id === asked.id)) return transaction
  if (transaction.state !== 'COMPLETED') return 'BAD_REQUEST'
  const given = transaction.refunds
    .filter((known) => known.state !== 'FAILED')
    .reduce((total, known) => total + known.amount, 0)
  if (given + asked.amount > transaction.paid) return 'EXCESS_REFUND_AMOUNT'
  return { ...transaction, refunds: [...transaction.refunds, { ...asked, code: codeOf[asked.state] }] }
}

export const codeOf = { COMPLETED: 'PAYMENT_SUCCESS', PENDING: 'PAYMENT_PENDING', FAILED: 'PAYMENT_ERROR' } as const

export const messageOf: Record<string, string> = {
  PAYMENT_SUCCESS: 'Your payment is successful.',
  PAYMENT_PENDING: 'Your payment is pending.',
  PAYMENT_ERROR: 'Payment failed.',
  PAYMENT_DECLINED: 'Payment declined by the user.',
  TIMED_OUT: 'The payment was not made in time.',
}
