import type { User } from '#contract/endpoints/identity.ts'
import { formatRupees } from '#contract/values/money.ts'
import { goToGateway } from '#web/booking/payment/gateway-form.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { go } from '#web/shared/site/go.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { orderRequestOf, quoteRequestOf } from '#web/booking/steps/bill-request.ts'
import { changeDraft, currentDraft, forgetDraft } from '#web/shared/draft/draft-store.ts'
import type { Offer } from '#web/shared/draft/offer.ts'
import { openPayment, placeAndPay, type Placed } from '#web/booking/steps/place-order.ts'
import type { Problem } from '#web/shared/form/problems.ts'
import type { EarlierOrder } from './use-earlier-order.ts'
import { questionOf, quoteFor, type Quoting } from './use-quote.ts'

/** Why pressing Pay did not lead to the payment page. */
export type PayFailure = { problems: readonly Problem[] } | { notice: string; askAgain?: true } | { signIn: true }

export interface Payable {
  offer: Offer
  quote: Quoting
  earlier: EarlierOrder
  /** The total that was on the button, in rupees. */
  total: number | undefined
}

/** Places what the draft holds now, unless its order is placed already, and leaves for the payment page. Throws what the API throws. */
export async function orderAndLeave(user: User, payable: Payable): Promise<PayFailure | undefined> {
  const { earlier, offer } = payable
  if (earlier.waiting) {
    const { id: orderId, bill } = earlier.waiting
    return leave(await openPayment(api, user, { orderId, amount: bill.total }))
  }
  const agreed = await agreedTotal(user, payable)
  const draft = currentDraft()
  if (typeof agreed !== 'number' || !draft) return typeof agreed === 'number' ? undefined : agreed
  const body = replacing(orderRequestOf(draft, offer, agreed), earlier)
  const remember = (placing: typeof draft.placing) => changeDraft({ placing, hasFailed: undefined })
  return leave(await placeAndPay({ api, user, body, before: draft.placing, remember }))
}

/** Adds the earlier order that is to be replaced, where there is one. */
export function replacing<Body extends object>(body: Body, { replaces }: EarlierOrder): Body & { replaces?: string } {
  return replaces ? { ...body, replaces } : body
}

/** The total that was on the button, if the server still says so; else the new bill is shown and asked about. */
async function agreedTotal(user: User, { offer, quote, earlier, total }: Payable): Promise<number | PayFailure> {
  const draft = currentDraft()
  if (!draft) return { notice: m.customise_empty_title() }
  const body = replacing(quoteRequestOf(draft, offer), earlier)
  const question = questionOf(body, user.id)
  if (quote.current && quote.question === question && quote.quote) return quote.quote.bill.total
  const fresh = await quoteFor(body)
  quote.put(fresh, question)
  const now = fresh.bill.total
  if (fresh.problems.length > 0) return { problems: fresh.problems }
  if (total === undefined || total === now) return now
  return { notice: m.bill_price_changed({ before: formatRupees(total), now: formatRupees(now) }) }
}

function leave(placed: Placed): undefined {
  if ('go' in placed) {
    goToGateway(placed.go)
    return
  }
  forgetDraft()
  notify(m.bill_already_paid(), 'success')
  go(paths.myOrders())
}

/** What is to be said or done about a failure. */
export function failureOf(error: unknown): PayFailure | undefined {
  if (!(error instanceof ApiError)) return { notice: m.bill_unreachable() }
  if (error.status === 401) return { signIn: true }
  if (error.code === 'order_already_paid') return leave({ alreadyPaid: true })
  if (error.code === 'price_changed') return { notice: error.message, askAgain: true }
  const problems = Object.entries(error.fields).map(([field, message]) => ({ field, message }))
  return problems.length > 0 ? { problems } : { notice: error.message }
}
