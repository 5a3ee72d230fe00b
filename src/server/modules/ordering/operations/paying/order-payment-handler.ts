import { answerBy } from '../../domain/deadlines.ts'
import { momentInIndia } from '#contract/values/calendar.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Tx } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { useHold } from '#server/modules/coupons/index.ts'
import type { Attempt, PaymentHandler, PaymentDeps } from '#server/modules/payments/index.ts'
import { mayMove } from '#contract/rules/order-life-cycle.ts'
import type { LockedOrder } from '../../domain/order.ts'
import { bookMovement, openBooks, type OpenBooks } from './book-movement.ts'
import { acceptAutomatically, automatic, isAcceptedAutomatically } from '../life/accept-automatically.ts'
import { countAsPaid } from '../placing/count-unpaid.ts'
import { lockOrder, moveOrder } from '../../store.ts'

/** An order that is locked for what comes of its payment. To be requested changes nothing of what its money is booked by. */
class LockedForPayment {
  readonly order: LockedOrder | undefined
  readonly books: OpenBooks | undefined

  constructor(order: LockedOrder | undefined, books: OpenBooks | undefined) {
    this.order = order
    this.books = books
  }
}

/** What happens to an order when its money comes, or does not. Runs inside the transaction of payments. */
export function orderPaymentHandler(clock: Clock): PaymentHandler<LockedForPayment> {
  return {
    async lock(tx, reference, hasMoneyCome) {
      const [order, books] = await Promise.all([
        lockOrder(tx, reference),
        hasMoneyCome ? openBooks(tx, reference) : undefined,
      ])
      return new LockedForPayment(order, books)
    },
    // What its caterer accepts by itself is asked of the database.
    isUsedFor: ({ order }) => order !== undefined && isToBeRequested(order) && !order.isWithinSettings,
    awaits: async (_tx, _reference, { order }) => order?.state === 'awaiting_payment',
    onPaid: (tx, attempt, { order }) => requestOrder(tx, order, attempt, clock.now()),
    /**
     * The order goes on awaiting payment and keeps its plates and its coupon, so that another try costs the same;
     * both are free as soon as the customer deletes or replaces it, or its hold ends (C16, C40).
     */
    async onFailed() {},
  }
}

/** Nobody acts when the gateway is asked: whoever happens to ask first lets its answer take effect. */
const actor = { kind: 'system', name: 'payments' } as const

/** The caterer is asked, or has said that it accepts such orders, and the coupon is used. Money for an order that awaits none goes back. */
async function requestOrder(
  tx: Tx,
  order: LockedOrder | undefined,
  attempt: Attempt,
  now: Date,
): Promise<'applied' | 'refund_due'> {
  if (!order || !isToBeRequested(order)) return 'refund_due'
  const moving = moveOrder(tx, {
    id: order.id,
    from: order.state,
    to: 'requested',
    actor,
    at: now,
    answerBy: answerBy(now, momentInIndia(order.eventDate, order.eventTime)),
    detail: { transactionId: attempt.id },
  })
  const isAccepted = order.isWithinSettings && (await moving) && (await isAcceptedAutomatically(tx, order))
  const [isMoved] = await Promise.all([
    moving,
    countAsPaid(tx, order),
    order.hasCoupon && useHold(tx, order.id),
    publish(tx, { type: 'order.requested', subject: order.id }, isAccepted ? automatic : {}, {
      actor,
      before: { state: order.state },
      after: { state: 'requested' },
    }),
  ])
  if (!isMoved) throw new Error('a locked order has moved')
  if (isAccepted) await acceptAutomatically(tx, order, now)
  return 'applied'
}

function isToBeRequested({ state }: LockedOrder): boolean {
  return mayMove(state, 'requested')
}

/** Keeps the books of whatever moves for orders. */
export function bookkeeper(clock: Clock): PaymentDeps['onMoved'] {
  return (tx, movement, locked) =>
    bookMovement(tx, movement, clock.now(), locked instanceof LockedForPayment ? locked.books : undefined)
}
