import type { Tx } from '#server/kernel/context.ts'
import { billContent, billingKind, documentsOf, issueDocument, type Document } from '#server/modules/documents/index.ts'
import { findBookedOrder } from '../../queries/money/order-snapshot.ts'
import { referenceTo } from '../paying/book-movement.ts'

/**
 * Bills an order that is delivered, once: a tax invoice, or a bill of supply from a caterer who adds no GST. Runs inside the
 * transaction that delivers it, with the order locked.
 */
export async function issueInvoice(tx: Tx, orderId: string, now: Date): Promise<Document> {
  const order = await findBookedOrder(tx, orderId)
  if (!order) throw new Error(`order ${orderId} has vanished`)
  const receipts = (await documentsOf(tx, orderId)).filter(({ kind }) => kind === 'receipt')
  return issueDocument(tx, {
    kind: billingKind(order.snapshot.issuer.gstScheme),
    about: orderId,
    content: billContent(order.snapshot, receipts.map(referenceTo)),
    at: now,
  })
}
