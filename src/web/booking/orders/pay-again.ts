import type { User } from '#contract/endpoints/identity.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import type { QuoteRequest } from '#contract/endpoints/orders/quote.ts'
import { type ApiClient } from '#web/shared/api/api.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { translated } from '#web/shared/api/translate.ts'
import { selectionsOf } from '#web/shared/draft/offer.ts'
import { openPayment, type Placed } from '#web/booking/steps/place-order.ts'

/** What an order that ended unpaid would be today. */
export interface Today {
  /** Rupees; nothing when it cannot be had at any price. */
  total: number | undefined
  /** What keeps it from being ordered as it was, in the server's words. */
  problems: readonly string[]
  /** An order of this size needs a confirmed email address, which the account does not have. */
  unconfirmed: boolean
}

/** Asks what has changed since an order was placed. Throws ApiUnreachable. */
export async function askToday(api: ApiClient, order: OrderView): Promise<Today> {
  try {
    const { bill, problems } = await api('POST /api/orders/quote', { body: quoteOf(order) })
    const isEmail = ({ field }: { field: string }) => field === 'email'
    const others = problems.filter((problem) => !isEmail(problem))
    return {
      total: bill.total,
      problems: (await translated(others)).map(({ message }) => message),
      unconfirmed: problems.some(isEmail),
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { total: undefined, problems: error.messages, unconfirmed: false }
  }
}

function quoteOf(order: OrderView): QuoteRequest {
  const {
    caterer,
    package: pack,
    menu,
    guests,
    dietSplit,
    serviceHours,
    eventDate,
    eventTime,
    venue,
    couponCode,
  } = order
  return {
    catererId: caterer.id,
    packageId: pack.id,
    selections: selectionsOf(menu),
    guests,
    dietSplit,
    serviceHours,
    eventDate,
    eventTime,
    venue: { point: venue.point, state: venue.state },
    ...(couponCode ? { couponCode } : {}),
  }
}

const mostTries = 5

/**
 * Places an order that ended unpaid once more for the price that was seen, in rupees, and opens its payment. However often it is
 * pressed, and in however many tabs, one new order comes of it; when that one ended unpaid as well, the next.
 * Throws ApiError and ApiUnreachable as the API gives them.
 */
export async function placeAgain(
  api: ApiClient,
  user: User,
  { orderId, expectedTotal }: { orderId: string; expectedTotal: number },
): Promise<Placed> {
  let id = orderId
  for (let tries = 1; ; tries += 1) {
    const order = await api(
      'POST /api/orders/{id}/pay-again',
      { params: { id }, body: { expectedTotal } },
      { headers: { 'Idempotency-Key': `again-${id}-${expectedTotal}` } },
    )
    if (order.state === 'awaiting_payment' || tries === mostTries)
      return openPayment(api, user, { orderId: order.id, amount: order.bill.total })
    if (order.can.pay_again !== true) return { alreadyPaid: true }
    id = order.id
  }
}
