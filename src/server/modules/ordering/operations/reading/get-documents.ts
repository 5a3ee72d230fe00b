import { customerSight } from '../../domain/sight/customer-sight.ts'
import type { Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { documentsOf, findDocument, type Document } from '#server/modules/documents/index.ts'
import { findParties } from '../../queries/order-context.ts'
import { viewerOf } from './own-order.ts'

/** The documents of an order, for its customer, staff, and the caterer's owner and managers once they accepted it. To all others it is as missing as none: `order_not_found`. */
export async function listDocuments(ctx: Context, orderId: string): Promise<Document[]> {
  return (await isToConfirm(ctx, orderId)) ? [] : documentsOf(ctx.db, orderId)
}

/** One of them. Throws `order_not_found`, `not_found`. */
export async function getDocument(
  ctx: Context,
  { orderId, documentId }: { orderId: string; documentId: string },
): Promise<Document> {
  const document = (await isToConfirm(ctx, orderId)) ? undefined : await findDocument(ctx.db, orderId, documentId)
  if (!document) throw fail('not_found')
  return document
}

/**
 * Reports whether the caller is of a caterer that has not answered yet: documents name the customer (C95). Throws `order_not_found` to
 * everyone who has no part in the order.
 */
async function isToConfirm(ctx: Context, orderId: string): Promise<boolean> {
  const { userId, party, catererId } = viewerOf(ctx)
  const parties = await findParties(ctx.db, orderId)
  const isOfCaterer = catererId !== undefined && parties?.catererId === catererId
  const mayLook = party === 'admin' || parties?.customerId === userId || isOfCaterer
  if (!parties || !mayLook) throw fail('order_not_found')
  if (!isOfCaterer) return false
  const sight = customerSight(parties, ctx.clock.now())
  // Of an unpaid order its caterer sees nothing.
  if (!sight) throw fail('order_not_found')
  return sight === 'answering'
}
