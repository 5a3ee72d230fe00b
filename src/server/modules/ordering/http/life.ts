import { otherCity } from '#contract/city.ts'
import { findRefundable as findEndpoint, refundOrder } from '#contract/endpoints/money/refunds.ts'
import * as endpoints from '#contract/endpoints/orders/life.ts'
import { noteView } from '#server/http/text-views.ts'
import { fromRupees, toRupees } from '#contract/values/money.ts'
import type { Api } from '#server/http/api.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { hashedNetwork } from '#server/kernel/rate-limit.ts'
import type { OrderingDeps } from '../deps.ts'
import { acceptOrder } from '../operations/life/accept-order.ts'
import { cancelOrder } from '../operations/life/cancel-order.ts'
import { changeOrder } from '../operations/changing/change-order.ts'
import { completeOrder } from '../operations/life/complete-order.ts'
import { declineOrder } from '../operations/life/decline-order.ts'
import { deleteOrder } from '../operations/life/delete-order.ts'
import { deliverOrder } from '../operations/life/deliver-order.ts'
import { dropChange } from '../operations/changing/drop-change.ts'
import { orderAgain, type AgainDraft } from '../operations/placing/order-again.ts'
import { payAgain } from '../operations/placing/pay-again.ts'
import { prepareOrder } from '../operations/life/prepare-order.ts'
import { findRefundable } from '../operations/life/find-refundable.ts'
import { refundDelivered } from '../operations/life/refund-delivered.ts'
import { quoteChange } from '../operations/changing/quote-change.ts'
import { lookOf } from './order-parts.ts'
import { changeQuoteView, orderView, viewOf } from './order-view.ts'

/** What happens to an order after it was placed; all but the deletion answer the order as it stands then. */
export function bindOrderLife(api: Api, deps: OrderingDeps): void {
  const after = async (ctx: Context, id: string, done: Promise<void>) => {
    await done
    return viewOf(ctx, deps, id)
  }
  api.on(endpoints.acceptOrder, (ctx, { params: { id } }) => after(ctx, id, acceptOrder(ctx, id)))
  api.on(endpoints.declineOrder, (ctx, { params: { id }, body }) =>
    after(ctx, id, declineOrder(ctx, deps, { id, reason: body.reason })),
  )
  api.on(endpoints.prepareOrder, async (ctx, { params: { id } }) => {
    await prepareOrder(ctx, id)
    return isCook(ctx) ? { id, state: 'in_preparation' as const } : viewOf(ctx, deps, id)
  })
  api.on(endpoints.deliverOrder, async (ctx, { params: { id }, body: { note, picture } }) => {
    await deliverOrder(ctx, deps, { id, note, picture })
    return isCook(ctx) ? { id, state: 'delivered' as const } : viewOf(ctx, deps, id)
  })
  api.on(endpoints.completeOrder, (ctx, { params: { id } }) => after(ctx, id, completeOrder(ctx, id)))
  api.on(endpoints.cancelOrder, (ctx, { params: { id }, body: { reason, expectedRefund } }) =>
    after(ctx, id, cancelOrder(ctx, deps, { id, reason, expectedRefund: paiseIn(expectedRefund) })),
  )
  api.on(findEndpoint, (ctx, { query }) => findRefundable(ctx, query.code))
  api.on(refundOrder, async (ctx, { params: { id }, headers, body: { amount, reason, password } }) => {
    const key = headers['idempotency-key']
    const held = await refundDelivered(ctx, deps, id, { amount: fromRupees(amount), reason, key, password })
    return { orderId: id, amount, held: toRupees(held) }
  })
  api.on(endpoints.deleteOrder, async (ctx, { params: { id } }) => {
    await deleteOrder(ctx, deps, id)
    return noteView('order_deleted')
  })
  api.on(endpoints.quoteChange, async (ctx, { params: { id }, body }) =>
    changeQuoteView(await quoteChange(ctx, { id, draft: body })),
  )
  api.on(endpoints.changeOrder, (ctx, { params: { id }, body }) => {
    const { expectedDifference, expectedRefund, expectedToPay, ...draft } = body
    const expected = {
      difference: paiseIn(expectedDifference),
      refund: paiseIn(expectedRefund),
      toPay: paiseIn(expectedToPay),
    }
    return after(ctx, id, changeOrder(ctx, deps, { id, draft, expected }))
  })
  api.on(endpoints.dropChange, (ctx, { params: { id } }) => after(ctx, id, dropChange(ctx, deps, id)))
  api.on(endpoints.orderAgain, async (ctx, { params: { id } }) => againView(await orderAgain(ctx, id)))
  api.on(endpoints.payAgain, async (ctx, { params: { id }, headers, body }, { ip }) => {
    const sender = { key: headers['idempotency-key'], network: hashedNetwork(ip) }
    const placed = await payAgain(ctx, deps, { id, sender, expectedTotal: paiseIn(body.expectedTotal) })
    return orderView(placed, lookOf(ctx, deps))
  })
}

function isCook(ctx: Context): boolean {
  return userOf(ctx).part === 'cook'
}

function paiseIn(rupees: number | undefined) {
  return rupees === undefined ? undefined : fromRupees(rupees)
}

function againView({ order, packageId, selections, missing }: AgainDraft) {
  const { catererId, caterer, guests, dietSplit, serviceHours, venue, contact } = order
  return {
    catererId,
    catererSlug: caterer.slug,
    catererCity: otherCity(caterer.city),
    guests,
    dietSplit,
    serviceHours,
    ...(packageId === undefined ? {} : { packageId }),
    selections: selections.map((selection) => ({ ...selection, dishes: [...selection.dishes] })),
    venue,
    contact: { ...contact, phone: contact.phone.slice(-10) },
    missing: [...missing],
  }
}
