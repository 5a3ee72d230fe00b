import * as lists from '#contract/endpoints/order-lists.ts'
import * as endpoints from '#contract/endpoints/ordering.ts'
import * as paying from '#contract/endpoints/payments.ts'
import { fromRupees } from '#contract/values/money.ts'
import { toE164 } from '#contract/values/phone.ts'
import { Reply, type Api } from '#server/http/api.ts'
import { noteView } from '#server/http/text-views.ts'
import type { Context } from '#server/kernel/context.ts'
import { hashedNetwork, type RateLimits } from '#server/kernel/rate-limit.ts'
import type { Payments } from '#server/modules/payments/index.ts'
import { bindOrderLife } from './life.ts'
import { bindOrderThread } from './thread.ts'
import { confirmPayment } from '../operations/paying/confirm-payment.ts'
import { initiatePayment } from '../operations/paying/initiate-payment.ts'
import { listOrders, ordersPerPage } from '../operations/reading/list-orders.ts'
import { viewerOf } from '../operations/reading/own-order.ts'
import { placeOrder, type OrderDraft } from '../operations/placing/place-order.ts'
import { quoteOrder } from '../operations/placing/quote-order.ts'
import { bindDocuments } from './documents.ts'
import { orderView, quoteView, summaryView, viewOf } from './order-view.ts'

/** Rate limit of messages of a user, per minute. */
const messagesAMinute = { tries: 20, seconds: 60 }

/** `site` is our own address, for links in files. */
export function bindOrdering(
  api: Api,
  payments: Payments,
  { site, rateLimits }: { site: URL; rateLimits: RateLimits },
): void {
  const listed = async (ctx: Context, filter: Parameters<typeof listOrders>[2]) => {
    const { items, total } = await listOrders(ctx, payments, filter)
    const { party } = viewerOf(ctx)
    const views = items.map((listed) => summaryView(listed, party, ctx.clock.now()))
    return { items: views, page: filter.page, pages: Math.ceil(total / ordersPerPage), total }
  }
  api.on(endpoints.quoteOrder, async (ctx, { body }) => quoteView(await quoteOrder(ctx, body)))
  api.on(endpoints.placeOrder, async (ctx, { body, headers }, { ip }) => {
    const sender = { key: headers['idempotency-key'], network: hashedNetwork(ip) }
    const placed = await placeOrder(ctx, payments, sender, orderDraft(body))
    return orderView(placed, 'customer', ctx.clock.now())
  })
  api.on(lists.listMyOrders, async (ctx, { query: { when, page } }) => listed(ctx, { when, page }))
  // Before the order of an id, which would take its path.
  api.on(lists.listReceivedOrders, async (ctx, { query }) => listed(ctx, query))
  api.on(endpoints.getOrder, async (ctx, { params }) => viewOf(ctx, payments, params.id))
  bindPaying(api, payments)
  bindDocuments(api, site)
  bindOrderLife(api, payments)
  bindOrderThread(api, rateLimits('order-messages', messagesAMinute))
}

/** Paying is about orders, so it is bound here; payments itself knows only references. */
function bindPaying(api: Api, payments: Payments): void {
  api.on(paying.initiatePayment, async (ctx, { body }, { ip }) => {
    const network = hashedNetwork(ip)
    return initiatePayment(ctx, payments, { orderId: body.orderId, rupees: body.amount, network })
  })
  api.on(paying.confirmPayment, async (ctx, { params, body }) => {
    const outcome = await confirmPayment(ctx, payments, params.orderId, body.txnId)
    return outcome === 'completed'
      ? noteView('payment_completed')
      : new Reply(noteView('payment_pending'), { status: 202 })
  })
}

/** Empty fields of the form are none. */
function orderDraft({
  contact,
  company,
  gstin,
  note,
  couponCode,
  expectedTotal,
  ...rest
}: endpoints.OrderRequest): OrderDraft {
  return {
    ...rest,
    contact: { name: contact.name, phone: toE164(contact.phone) },
    company: company || undefined,
    gstin: gstin?.toUpperCase() || undefined,
    note: note || undefined,
    couponCode: couponCode || undefined,
    expectedTotal: expectedTotal === undefined ? undefined : fromRupees(expectedTotal),
  }
}
