import * as endpoints from '#contract/endpoints/ordering.ts'
import * as paying from '#contract/endpoints/payments.ts'
import { notes } from '#contract/notes.ts'
import { sentences } from '#contract/refusals.ts'
import { fromRupees } from '#contract/values/money.ts'
import { toE164 } from '#contract/values/phone.ts'
import { Reply, type Api } from '../../http/api.ts'
import type { Context } from '../../kernel/context.ts'
import type { Payments } from '../payments/index.ts'
import { confirmPayment } from './operations/confirm-payment.ts'
import { deleteOrder } from './operations/delete-order.ts'
import { getOrder } from './operations/get-order.ts'
import { initiatePayment } from './operations/initiate-payment.ts'
import { listMyOrders, ordersPerPage } from './operations/list-my-orders.ts'
import { placeOrder, type OrderDraft } from './operations/place-order.ts'
import { quoteOrder } from './operations/quote-order.ts'
import { bindPapers } from './papers-http.ts'
import { orderView, quoteView, summaryView } from './order-view.ts'

/** `site` is our own address, for links in files. */
export function bindOrdering(api: Api, payments: Payments, site: URL): void {
  const viewOf = async (ctx: Context, id: string) => {
    const { order, attempt } = await getOrder(ctx, payments, id)
    return orderView(order, attempt, ctx.clock.now())
  }
  api.on(endpoints.quoteOrder, async (ctx, { body }) => quoteView(await quoteOrder(ctx, body)))
  api.on(endpoints.placeOrder, async (ctx, { body, headers }) => {
    const { order, attempt } = await placeOrder(ctx, payments, headers['idempotency-key'], orderDraft(body))
    return orderView(order, attempt, ctx.clock.now())
  })
  api.on(endpoints.listMyOrders, async (ctx, { query: { page } }) => {
    const { items, total } = await listMyOrders(ctx, payments, page)
    const views = items.map(({ order, attempt }) => summaryView(order, attempt, ctx.clock.now()))
    return { items: views, page, pages: Math.ceil(total / ordersPerPage), total }
  })
  api.on(endpoints.getOrder, async (ctx, { params }) => viewOf(ctx, params.id))
  api.on(endpoints.deleteOrder, async (ctx, { params }) => {
    await deleteOrder(ctx, payments, params.id)
    return { message: notes.order_deleted }
  })
  bindPaying(api, payments)
  bindPapers(api, site)
}

/** Paying is about orders, so it is bound here; payments itself knows only references. */
function bindPaying(api: Api, payments: Payments): void {
  api.on(paying.initiatePayment, async (ctx, { body }) => {
    return initiatePayment(ctx, payments, { orderId: body.orderId, rupees: body.amount })
  })
  api.on(paying.confirmPayment, async (ctx, { params, body }) => {
    const outcome = await confirmPayment(ctx, payments, params.orderId, body.txnId)
    return outcome === 'completed'
      ? { message: notes.payment_completed }
      : new Reply({ message: sentences.payment_pending }, { status: 202 })
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
