import type { BillView, OrderSummary, OrderView, Quote } from '#contract/endpoints/ordering.ts'
import type { Bill } from '#contract/rules/bill.ts'
import { cancellationOf } from '#contract/rules/cancellation.ts'
import { sentenceOf } from '#contract/refusals.ts'
import { toRupees } from '#contract/values/money.ts'
import type { StateCode } from '#contract/values/place.ts'
import type { Attempt } from '../payments/index.ts'
import { paymentStatusOf, permissions } from './domain/actions.ts'
import type { Order, OrderInList } from './domain/order.ts'
import type { OrderQuote } from './operations/quote-order.ts'

/** Money leaves in rupees; everything else as it is. */
function billView(bill: Omit<Bill, 'lines'> & Pick<Order, 'lines'>): BillView {
  return {
    perPlate: toRupees(bill.perPlate),
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
  return steps.map((step) => ({ ...step, amount: toRupees(step.amount) }))
}

export function quoteView({ bill, problems, notes, alternatives, cancellation }: OrderQuote): Quote {
  return {
    bill: billView(bill),
    problems: problems.map(({ code, field, values }) => ({ code, field, sentence: sentenceOf(code, values) })),
    notes: [...notes],
    alternatives: alternatives.map((one) => ({ ...one, basePrice: toRupees(one.basePrice) })),
    cancellation: cancellationView(cancellation),
  }
}

/** What is the same in a list and on an order's own page. */
function standingView(order: OrderInList | Order, attempt: Attempt | undefined, now: Date) {
  const standing = { state: order.state, attempt: attempt?.state, holdUntil: order.holdUntil }
  return {
    id: order.id,
    transactionId: attempt?.id ?? order.id,
    state: order.state,
    paymentStatus: paymentStatusOf(standing),
    caterer: order.caterer,
    guests: order.guests,
    eventDate: order.eventDate,
    eventTime: order.eventTime,
    createdAt: order.createdAt.toISOString(),
    ...(order.state === 'awaiting_payment' ? { holdUntil: order.holdUntil.toISOString() } : {}),
    ...permissions(standing, now),
  }
}

export function summaryView(order: OrderInList, attempt: Attempt | undefined, now: Date): OrderSummary {
  const { cannot: _, ...standing } = standingView(order, attempt, now)
  return { ...standing, packageName: order.packageName, total: toRupees(order.total) }
}

export function orderView(order: Order, attempt: Attempt | undefined, now: Date): OrderView {
  const { offer, terms, venue, couponCode, note } = order
  return {
    ...standingView(order, attempt, now),
    package: { id: offer.id, name: offer.name, kind: offer.kind, dishType: offer.diet },
    menu: menuView(order),
    dietSplit: order.dietSplit,
    serviceHours: order.serviceHours,
    // The database holds what the contract let in.
    venue: { ...venue, state: venue.state as StateCode },
    contact: order.contact,
    ...(couponCode ? { couponCode } : {}),
    ...(note ? { note } : {}),
    bill: billView(order),
    cancellation: cancellationView(cancellationOf(terms.cancellation, order.total)),
    events: order.events.map(({ seq, from, to, at }) => ({ seq, ...(from ? { from } : {}), to, at: at.toISOString() })),
  }
}

/** The categories from which something was chosen, as the spec stores a selection; quantity is what was included and added (R204, R318). */
function menuView({ offer, selections }: Order): OrderView['menu'] {
  return offer.items.flatMap((item) => {
    const selection = selections.find(({ itemId }) => itemId === item.id)
    if (!selection || selection.dishes.length === 0) return []
    const described = selection.dishes.map((name) => item.dishes.find((dish) => dish.name === name)?.description ?? '')
    return [
      {
        _id: item.id,
        name: item.name,
        price: toRupees(item.price),
        minQty: item.minQty,
        quantity: offer.kind === 'custom' ? selection.dishes.length : item.quantity + selection.addOn,
        addon: selection.addOn,
        dishes: [...selection.dishes],
        descriptions: described,
      },
    ]
  })
}
