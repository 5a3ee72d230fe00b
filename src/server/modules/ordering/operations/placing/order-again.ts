import type { OfferedPackage } from '#contract/rules/package-selection.ts'
import type { Context, Queryable } from '#server/kernel/context.ts'
import { fail, AppError } from '#server/kernel/app-error.ts'
import { getCatererForOrdering } from '#server/modules/caterers/index.ts'
import { getOffer } from '#server/modules/menus/index.ts'
import { errorOf } from '../../domain/actions.ts'
import { stillOffered, type Missing } from '../../domain/still-offered.ts'
import type { Order } from '../../domain/order.ts'
import { orderContextOf } from '../../domain/order-context.ts'
import { findOrder } from '../../queries/orders.ts'
import { viewerOf } from '../reading/own-order.ts'

/** An old order as the beginning of a new one. */
export interface AgainDraft {
  order: Order
  /** Nothing when the package is gone. */
  packageId: string | undefined
  /** Of what is still offered. */
  selections: Order['selections']
  missing: readonly Missing[]
}

/** A draft from an order of the caller, which says what of it is no longer offered; day and coupon are chosen again. */
export async function orderAgain(ctx: Context, id: string): Promise<AgainDraft> {
  const order = await findOrder(ctx.db, id, viewerOf(ctx))
  if (!order) throw fail('order_not_found')
  const error = errorOf('order_again', orderContextOf(order), ctx.clock.now())
  if (error) throw fail(error)
  const [isOpen, offer] = await Promise.all([cooks(ctx.db, order.catererId), offerOf(ctx.db, order.offer.id)])
  if (!isOpen)
    return { order, packageId: undefined, selections: [], missing: [{ kind: 'caterer', name: order.caterer.name }] }
  return { order, ...stillOffered(order, offer) }
}

async function cooks(db: Queryable, catererId: string): Promise<boolean> {
  return (await unlessUnavailable(getCatererForOrdering(db, catererId))) !== undefined
}

async function offerOf(db: Queryable, packageId: string): Promise<OfferedPackage | undefined> {
  return unlessUnavailable(getOffer(db, packageId))
}

/** Returns undefined for what its module rejects as no longer offered. */
async function unlessUnavailable<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
