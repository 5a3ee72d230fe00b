import { otherCity } from '#contract/city.ts'
import { hasFailed, statesThat, wasPaid } from '#contract/rules/order-life-cycle.ts'
import type { OrderSummary, OrderView } from '#contract/endpoints/orders/order.ts'
import type { BillView, Quote } from '#contract/endpoints/orders/quote.ts'
import type { ChangeQuote } from '#contract/endpoints/orders/life.ts'
import type { Bill } from '#server/modules/taxes/domain/index.ts'
import { cancellationOf } from '../domain/cancellation.ts'
import { plateWithGst } from '#contract/rules/plate-price.ts'
import { noteView, problemView } from '#server/http/text-views.ts'
import { toRupees } from '#contract/values/money.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Refund } from '#server/modules/payments/index.ts'
import type { OrderingDeps } from '../deps.ts'
import { paymentStatusOf, type Party } from '../domain/actions.ts'
import type { Changeable, Order, OrderInList } from '../domain/order.ts'
import type { Settlement } from '../domain/settlement.ts'
import { giftOf } from '../domain/terms.ts'
import { cancellationNow, changesEnd, refundableOf } from '../domain/order-context.ts'
import { asSeen, type Look } from '../domain/sight/seen-order.ts'
import type { ChangeAssessment } from '../operations/changing/assess-change.ts'
import { getOrder, type ShownOrder } from '../operations/reading/get-order.ts'
import type { ListedOrder } from '../operations/reading/list-orders.ts'
import type { OrderQuote } from '../operations/placing/quote-order.ts'
import { deliveryView, eventView, lookOf, menuView, permissionsView, versionOf } from './order-parts.ts'

/** Basis points of all taxes of a bill together. */
function gstRateOf({ lines }: { lines: readonly Pick<Order['lines'][number], 'rate'>[] }): number {
  return lines.reduce((all, { rate = 0 }) => all + rate, 0)
}

/** Money leaves in rupees; everything else as it is. */
function billView(bill: Omit<Bill, 'lines'> & Pick<Order, 'lines'>): BillView {
  return {
    perPlate: toRupees(bill.perPlate),
    perPlateWithGst: toRupees(plateWithGst(bill.perPlate, gstRateOf(bill))),
    lines: bill.lines.map(({ kind, about, quantity, unit, amount, rate }) => ({
      kind,
      about,
      quantity,
      unit: toRupees(unit),
      amount: toRupees(amount),
      ...(rate === undefined ? {} : { rate: rate / 100 }),
    })),
    subtotal: toRupees(bill.subtotal),
    discount: toRupees(bill.discount),
    taxable: toRupees(bill.taxable),
    tax: toRupees(bill.tax),
    total: toRupees(bill.total),
  }
}

function cancellationView(steps: ReturnType<typeof cancellationOf>): Quote['cancellation'] {
  // By name: what comes from a stored order has its keys in another sequence, and a repeated request gets the same bytes.
  return steps.map(({ daysBefore, percent, amount }) => ({ daysBefore, percent, amount: toRupees(amount) }))
}

export function quoteView(quote: OrderQuote): Quote {
  const { bill, problems, notes, alternatives, otherCaterers, cancellation, bestCoupon } = quote
  const gstRate = gstRateOf(bill)
  return {
    bill: billView(bill),
    problems: problems.map(problemView),
    notes: notes.map(({ code, values }) => noteView(code, values)),
    alternatives: alternatives.map((one) => ({
      ...one,
      basePrice: toRupees(one.basePrice),
      perPlateWithGst: toRupees(plateWithGst(one.basePrice, gstRate)),
      gstPercent: gstRate / 100,
    })),
    otherCaterers: [...otherCaterers],
    cancellation: cancellationView(cancellation),
    ...(bestCoupon
      ? {
          bestCoupon: {
            code: bestCoupon.coupon.code,
            title: bestCoupon.coupon.title,
            discount: toRupees(bestCoupon.discount),
            ...(bestCoupon.coupon.validTo ? { validTo: bestCoupon.coupon.validTo } : {}),
          },
        }
      : {}),
  }
}

export function changeQuoteView({ after, difference, settlement, problems, notes }: ChangeAssessment): ChangeQuote {
  const { refundPercent } = settlement
  return {
    bill: billView(after),
    difference: toRupees(difference),
    ...settlementView(settlement),
    ...(refundPercent === undefined ? {} : { refundPercent }),
    problems: problems.map(problemView),
    notes: notes.map(({ code, values }) => noteView(code, values)),
  }
}

function settlementView({ refund, retained, retainedUsed, toPay }: Omit<Settlement, 'refundPercent'>) {
  return {
    refund: toRupees(refund),
    retained: toRupees(retained),
    retainedUsed: toRupees(retainedUsed),
    toPay: toRupees(toPay),
  }
}

/** What is the same in a list and on an order's own page. */
function lifeView(
  { order, attempt, refunds, reviewed, members }: Omit<ShownOrder, 'order'> & { order: Order | OrderInList },
  look: Pick<Look, 'viewer' | 'now'>,
) {
  const { changing, ending } = order
  const { viewer, now } = look
  const allowed = permissionsView(order, { look, attempt: attempt?.state, changing, reviewed })
  return {
    id: order.id,
    bookingCode: order.bookingCode,
    transactionId: attempt?.id ?? order.id,
    state: order.state,
    paymentStatus: paymentStatusOf({ state: order.state, attempt: attempt?.state }),
    caterer: { ...order.caterer, city: otherCity(order.caterer.city) },
    guests: order.guests,
    eventDate: order.eventDate,
    eventTime: order.eventTime,
    contact: order.contact,
    refunds: refunds.map(refundView),
    changing,
    unread: order.unread,
    createdAt: order.createdAt.toISOString(),
    events: order.events.map((event) => eventView(event, members)),
    ...(order.state === 'awaiting_payment' ? { holdUntil: order.holdUntil.toISOString() } : {}),
    ...(order.state === 'requested' && order.answerBy ? { answerBy: order.answerBy.toISOString() } : {}),
    ...(ending
      ? { ending: { ...ending, refund: toRupees(ending.refund), compensation: toRupees(ending.compensation) } }
      : {}),
    ...(allowed.can['cancel'] ? { ifCancelled: ifCancelled(order, viewer.party, now) } : {}),
    ...allowed,
  }
}

function ifCancelled(order: OrderInList | Order, party: Party, now: Date): NonNullable<OrderView['ifCancelled']> {
  const { percent, back, compensation } = cancellationNow(party, order, now)
  return { percent, refund: toRupees(back), compensation: toRupees(compensation) }
}

/** Why money goes back, by the reason with which it was owed. */
function refundView({ id, amount, reason, state, doneAt }: Refund): OrderView['refunds'][number] {
  const why = reason === 'changed' ? 'changed' : ends.includes(reason) ? 'ended' : 'stray'
  return { id, amount: toRupees(amount), why, state, ...(doneAt ? { doneAt: doneAt.toISOString() } : {}) }
}

const ends: readonly string[] = statesThat((state) => wasPaid(state) && hasFailed(state))

export function summaryView(listed: ListedOrder, look: Pick<Look, 'viewer' | 'now'>): OrderSummary {
  const { cannot: _, ...life } = lifeView(listed, look)
  const { order, picture } = listed
  return { ...life, packageName: order.packageName, total: toRupees(order.total), picture }
}

export function orderView(shown: ShownOrder, look: Look): OrderView {
  const order = asSeen(shown.order, look)
  const { offer, terms, couponCode } = order
  const gift = giftOf(order)
  return {
    ...lifeView({ ...shown, order }, look),
    viewer: look.viewer.party,
    package: { id: offer.id, name: offer.name, kind: offer.kind, dishType: offer.diet },
    menu: menuView(order),
    dietSplit: order.dietSplit,
    serviceHours: order.serviceHours,
    venue: order.venue,
    area: look.localityAt(order.venue.point),
    ...order.details,
    ...deliveryView(order),
    ...(couponCode ? { couponCode } : {}),
    ...(gift ? { gift } : {}),
    bill: billView(order),
    retained: toRupees(order.retained),
    retainedInBill: toRupees(order.retainedInBill),
    cancellation: cancellationView(cancellationOf(terms.cancellation, refundableOf(order))),
    changesUntil: changesEnd(order).toISOString(),
    changes: order.changes.map(
      ({ id, number, state, createdAt, holdUntil, difference, before, after, ...settled }) => ({
        id,
        number,
        state,
        at: createdAt.toISOString(),
        ...(state === 'awaiting_payment' && holdUntil ? { holdUntil: holdUntil.toISOString() } : {}),
        difference: toRupees(difference),
        ...settlementView(settled),
        before: versionView(before),
        after: versionView(after),
      }),
    ),
  }
}

/** The order as its viewer sees it now. */
export async function viewOf(
  ctx: Context,
  deps: Pick<OrderingDeps, 'isReviewed' | 'localityAt'>,
  id: string,
): Promise<OrderView> {
  return orderView(await getOrder(ctx, deps, id), lookOf(ctx, deps))
}

function versionView(version: Changeable): OrderView['changes'][number]['before'] {
  return { ...versionOf(version), bill: billView(version) }
}
