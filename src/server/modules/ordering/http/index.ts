import * as lists from '#contract/endpoints/orders/lists.ts'
import * as endpoints from '#contract/endpoints/orders/order.ts'
import { quoteOrder as quoteEndpoint } from '#contract/endpoints/orders/quote.ts'
import * as paying from '#contract/endpoints/payments.ts'
import { limits } from '#contract/limits.ts'
import { fromRupees } from '#contract/values/money.ts'
import { toE164 } from '#contract/values/phone.ts'
import { Reply, type Api } from '#server/http/api.ts'
import { noteView } from '#server/http/text-views.ts'
import type { Context } from '#server/kernel/context.ts'
import { hashedNetwork, type RateLimits } from '#server/kernel/rate-limit.ts'
import type { MoneyDeps, OrderingDeps } from '../deps.ts'
import type { OrderDraft } from '../domain/draft.ts'
import { bindOrderLife } from './life.ts'
import { bindOrderSettings } from './settings.ts'
import { bindOrderThread } from './thread.ts'
import { confirmPayment } from '../operations/paying/confirm-payment.ts'
import { initiatePayment } from '../operations/paying/initiate-payment.ts'
import { listOrders, ordersPerPage } from '../operations/reading/list-orders.ts'
import { placeOrder } from '../operations/placing/place-order.ts'
import { quoteOrder } from '../operations/placing/quote-order.ts'
import { withoutClaims } from './client-claims.ts'
import { bindDocuments } from './documents.ts'
import { lookOf } from './order-parts.ts'
import { orderView, quoteView, summaryView, viewOf } from './order-view.ts'
import { bindReceived } from './received.ts'

/** Rate limit of messages of a user, per minute. */
const messagesAMinute = { tries: 20, seconds: 60 }
/** Rate limit of booking codes that an account looks for in vain. */
const wrongCodesAMinute = { tries: limits.order.wrongCodesAMinute, seconds: 60 }

/** Rate limits of coupon codes that are no good, per hour. */
function couponGuesses(rateLimits: RateLimits): OrderingDeps['couponGuesses'] {
  const { account, network } = limits.order.wrongCouponsAnHour
  const hour = 60 * 60
  return {
    seen: rateLimits('coupon-guesses-seen', { tries: 1, seconds: hour }),
    byAccount: rateLimits('coupon-guesses-account', { tries: account, seconds: hour }),
    byNetwork: rateLimits('coupon-guesses-network', { tries: network, seconds: hour }),
  }
}

type MadeHere = 'messagesByAuthor' | 'wrongCodes' | 'couponGuesses'

export function bindOrdering(
  api: Api,
  { rateLimits, ...given }: Omit<OrderingDeps, MadeHere> & { rateLimits: RateLimits },
): void {
  const deps = {
    ...given,
    messagesByAuthor: rateLimits('order-messages', messagesAMinute),
    wrongCodes: rateLimits('booking-codes', wrongCodesAMinute),
    couponGuesses: couponGuesses(rateLimits),
  }
  const listed = async (ctx: Context, filter: Parameters<typeof listOrders>[2]) => {
    const { items, total } = await listOrders(ctx, deps, filter)
    const look = lookOf(ctx, deps)
    const views = items.map((listed) => summaryView(listed, look))
    return { items: views, page: filter.page, pages: Math.ceil(total / ordersPerPage), total }
  }
  api.on(quoteEndpoint, async (ctx, { body }, { ip }) => {
    const { rest, stated } = withoutClaims(body)
    return quoteView(await quoteOrder(ctx, deps, { ...rest, stated }, hashedNetwork(ip)))
  })
  api.on(endpoints.placeOrder, async (ctx, { body, headers }, { ip }) => {
    const sender = { key: headers['idempotency-key'], network: hashedNetwork(ip) }
    const placed = await placeOrder(ctx, deps, { sender, draft: orderDraft(body) })
    return orderView(placed, lookOf(ctx, deps))
  })
  api.on(lists.listMyOrders, async (ctx, { query: { when, code, page } }) => listed(ctx, { when, code, page }))
  // Before the order of an id, which would take its path.
  bindReceived(api, deps)
  api.on(endpoints.getOrder, async (ctx, { params }) => viewOf(ctx, deps, params.id))
  bindPaying(api, deps)
  bindDocuments(api, deps)
  bindOrderLife(api, deps)
  bindOrderThread(api, deps)
  bindOrderSettings(api)
}

/** Paying is about orders, so it is bound here; payments itself knows only references. */
function bindPaying(api: Api, deps: MoneyDeps): void {
  api.on(paying.initiatePayment, async (ctx, { body }, { ip }) => {
    const network = hashedNetwork(ip)
    return initiatePayment(ctx, deps, { orderId: body.orderId, rupees: body.amount, network })
  })
  api.on(paying.confirmPayment, async (ctx, { params, body }) => {
    const outcome = await confirmPayment(ctx, deps, { orderId: params.orderId, transactionId: body.txnId })
    return outcome === 'completed'
      ? noteView('payment_completed')
      : new Reply(noteView('payment_pending'), { status: 202 })
  })
}

/** The order as the domain has it: money in paise, phone as E.164, its details together, and nothing in place of empty texts. */
function orderDraft(request: endpoints.OrderRequest): OrderDraft {
  const details = endpoints.OrderDetails.parse(request)
  const { rest: own, stated } = withoutClaims(request)
  const { contact, couponCode, expectedTotal, ...rest } = without(own, details)
  return {
    ...rest,
    contact: { name: contact.name, phone: toE164(contact.phone) },
    details: { ...withoutEmpty(details), gstin: details.gstin?.toUpperCase() || undefined },
    couponCode: couponCode || undefined,
    expectedTotal: expectedTotal === undefined ? undefined : fromRupees(expectedTotal),
    stated,
  }
}

function without<Given extends Part, Part extends object>(given: Given, part: Part): Omit<Given, keyof Part> {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !(name in part))) as Omit<Given, keyof Part>
}

function withoutEmpty<Texts extends object>(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Texts
}
