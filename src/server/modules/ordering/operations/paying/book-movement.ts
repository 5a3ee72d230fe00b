import { paise, zero, type Paise } from '#contract/values/money.ts'
import type { Tx } from '#server/kernel/context.ts'
import { documentsOf, issueDocument, moneyContent, type Document } from '#server/modules/documents/index.ts'
import { booksOf, emptyBooks, recordEntry, type OrderBooks } from '#server/modules/ledger/index.ts'
import type { Movement } from '#server/modules/payments/index.ts'
import type { OrderChange } from '../../domain/order.ts'
import { findReduction } from '../../queries/changes.ts'
import { findBookedOrder, type BookedOrder } from '../../queries/money/order-snapshot.ts'

const entryKind = { used: 'charge', unmatched: 'stray_charge', owed: 'refund_due', returned: 'refund' } as const

/**
 * Writes a movement of an order's money into the ledger and issues the document that belongs to it: a receipt for what is used; for
 * what went back a refund voucher, or a credit note once the supply was billed. Money that was never used has no documents. `known`
 * is what was read of the locked order, if it was.
 */
export async function bookMovement(tx: Tx, movement: Movement, now: Date, known?: OpenBooks): Promise<void> {
  const { attempt, amount, kind, refundId = attempt.id } = movement
  const { order, books } = known ?? (await openBooks(tx, attempt.reference))
  // A try of the gateway itself is about no order.
  if (!order) return
  const entry = { kind: entryKind[kind], orderId: attempt.reference, about: refundId, amount, basis: order.basis }
  await Promise.all([
    recordEntry(tx, { ...entry, at: now }, books),
    kind === 'used' && issueReceipt(tx, order, movement, now),
    kind === 'returned' && issueForRefund(tx, order, movement, refundId, now),
  ])
}

/** What a movement of an order's money is booked by. */
export interface OpenBooks {
  order: BookedOrder | undefined
  books: OrderBooks
}

/** Reads what a movement of a locked order's money is booked by; it holds until the order or its books change. */
export async function openBooks(tx: Tx, orderId: string): Promise<OpenBooks> {
  const [order, books] = await Promise.all([findBookedOrder(tx, orderId), booksOf(tx, [orderId])])
  return { order, books: books.get(orderId) ?? emptyBooks }
}

/** Writes what a caterer who calls an order off owes its customer (C68), once. Nobody has paid it yet. */
export async function bookCompensation(tx: Tx, orderId: string, amount: Paise, now: Date): Promise<void> {
  const order = await findBookedOrder(tx, orderId)
  if (!order) throw new Error(`order ${orderId} has vanished`)
  await recordEntry(tx, { kind: 'compensation', orderId, about: orderId, amount, basis: order.basis, at: now })
}

async function issueReceipt(
  tx: Tx,
  { snapshot, issuerNumber }: BookedOrder,
  { attempt, amount }: Movement,
  now: Date,
): Promise<void> {
  const content = moneyContent(snapshot, { amount, transaction: attempt.id }, [])
  await issueDocument(tx, { kind: 'receipt', about: attempt.id, content, at: now }, issuerNumber)
}

async function issueForRefund(
  tx: Tx,
  { snapshot, issuerNumber }: BookedOrder,
  { attempt, amount, cause }: Movement,
  refundId: string,
  now: Date,
): Promise<void> {
  const issued = await documentsOf(tx, attempt.reference)
  const receipt = issued.find(({ kind, about }) => kind === 'receipt' && about === attempt.id)
  if (!receipt) return
  const billed = issued.find(({ kind }) => kind === 'invoice' || kind === 'bill_of_supply')
  const reduction = cause === undefined ? undefined : await findReduction(tx, cause)
  const money = { amount, transaction: refundId, ...(reduction ? { reduction } : {}) }
  const content = moneyContent(snapshot, money, [referenceTo(billed ?? receipt)])
  const kind = billed ? 'credit_note' : 'refund_voucher'
  await issueDocument(tx, { kind, about: refundId, content, at: now }, issuerNumber)
}

/** Moves what a change of a locked order retains, or uses of what is retained, within the ledger. */
export async function bookRetained(
  tx: Tx,
  orderId: string,
  { id, retained, retainedUsed }: Pick<OrderChange, 'id' | 'retained' | 'retainedUsed'>,
  now: Date,
): Promise<void> {
  const amount = paise(retained + retainedUsed)
  if (amount === 0) return
  const order = await findBookedOrder(tx, orderId)
  if (!order) throw new Error(`order ${orderId} has vanished`)
  const kind = retained > 0 ? 'retain' : 'use_retained'
  await recordEntry(tx, { kind, orderId, about: id, amount, basis: order.basis, at: now })
}

/**
 * Shares out anew what is held for a locked order that changed or ended, where no money moves. `about` is the change, or the order
 * that ended.
 */
export async function bookAdjustment(tx: Tx, orderId: string, about: string, now: Date): Promise<void> {
  const order = await findBookedOrder(tx, orderId)
  if (!order) throw new Error(`order ${orderId} has vanished`)
  await recordEntry(tx, { kind: 'adjust', orderId, about, amount: zero, basis: order.basis, at: now })
}

export function referenceTo({ number, issuedAt }: Document): { number: string; issuedAt: string } {
  return { number, issuedAt: issuedAt.toISOString() }
}
