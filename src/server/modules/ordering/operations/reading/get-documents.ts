import type { Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { documentsOf, findDocument, type Document } from '#server/modules/documents/index.ts'
import { findParties } from '../../queries/order-context.ts'
import { viewerOf } from './own-order.ts'

/** The documents of an order, for its customer, the caterer's owner and managers, and staff. To all others it is as missing as none: `order_not_found`. */
export async function listDocuments(ctx: Context, orderId: string): Promise<Document[]> {
  await requireParty(ctx, orderId)
  return documentsOf(ctx.db, orderId)
}

/** One of them. Throws `order_not_found`, `not_found`. */
export async function getDocument(
  ctx: Context,
  { orderId, documentId }: { orderId: string; documentId: string },
): Promise<Document> {
  await requireParty(ctx, orderId)
  const document = await findDocument(ctx.db, orderId, documentId)
  if (!document) throw fail('not_found')
  return document
}

/** Throws `order_not_found` to everyone who has no part in the order. */
export async function requireParty(ctx: Context, orderId: string): Promise<void> {
  const { userId, party, catererId } = viewerOf(ctx)
  const parties = await findParties(ctx.db, orderId)
  const isOfCaterer = catererId !== undefined && parties?.catererId === catererId
  const mayLook = party === 'admin' || parties?.customerId === userId || isOfCaterer
  if (!parties || !mayLook) throw fail('order_not_found')
}
