import type { Initiation } from '#contract/endpoints/payments.ts'
import type { Paise } from '#contract/values/money.ts'
import type { Context, Queryable, Tx } from '#server/kernel/context.ts'
import { newId } from '#server/kernel/ids.ts'
import type { WebhookMessage } from '#server/adapters/payments/gateway.ts'
import type { Attempt, Outcome, Purpose } from './domain/attempt.ts'
import { checkPayment, checkReference, outcomeOf, refreshStatus } from './operations/check-payment.ts'
import { handleWebhook } from './operations/handle-webhook.ts'
import { initiatePayment, type Payable } from './operations/initiate-payment.ts'
import { attemptsOf } from './operations/list-attempts.ts'
import { createGetStatus } from './operations/get-payment-status.ts'
import type { AttemptOwner, AttemptRow } from './store/attempts.ts'
import { listRefunds, type Refund } from './store/refunds.ts'
import {
  requestPartialRefund,
  requestRefund,
  type RefundRequest,
  type PartialRefundRequest,
} from './operations/request-refund.ts'
import { reserveAttempt } from './operations/reserve-attempt.ts'
import { handleReturn, type Returned } from './operations/handle-return.ts'
import { reconcilePayments } from './operations/reconcile-payments.ts'
import { testPaymentHandler, createTestPayment } from './operations/create-test-payment.ts'
import type { PaymentDeps } from './deps.ts'

export { firstAttempt } from './operations/reserve-attempt.ts'
export { tidyMessages } from './operations/tidy-messages.ts'
export { paymentBackfills } from './queries/backfills.ts'
export { duePayments, refundReadings } from './queries/readings.ts'
export { personalPayments } from './queries/personal-data.ts'
export type { Attempt, Outcome, Purpose } from './domain/attempt.ts'
export { attemptQueries, listAttemptsFor, newestAttemptIn, type NewAttempt } from './store/attempts.ts'
export { openingQueries, type Opening } from './store/moves.ts'
export { refundFromJson, refundsIn, type Refund, type StoredRefund } from './store/refunds.ts'
export type { PaymentHandler, Movement, PaymentDeps } from './deps.ts'

/**
 * Money by way of a gateway. Knows amounts and references, never what a reference is. A payment without a purpose is for an
 * order; the difference of a changed order is a `top_up` with the order as its reference.
 */
export interface Payments {
  /** Reserves attempt 1 of a reference. Its id is known; the gateway does not know it yet. */
  reserve(
    tx: Tx,
    about: { reference: string; payerId: string; amount: Paise; owner?: AttemptOwner | undefined; purpose?: Purpose },
  ): Promise<Attempt>
  /**
   * Where to pay. Goes on with an attempt that is under way and opens the next one after a failed one; concurrent calls get the same.
   * Throws `order_already_paid`, `order_not_payable` when the reference does not await money, `amount_wrong`,
   * `gateway_unreachable`. `phone` is E.164. `opened` is called in the transaction that opens an attempt. `newest` is the newest
   * attempt where it was just read; `openAlone` opens it in one statement, or returns false.
   */
  initiate(
    ctx: Context,
    about: Omit<Payable, 'purpose'> & { purpose?: Purpose; newest?: AttemptRow | undefined },
  ): Promise<Initiation>
  /** Asks the gateway and applies what it says, once, however often it is called. Throws `payment_not_found`. */
  check(ctx: Context, transactionId: string): Promise<Outcome>
  /** As `check`, of an attempt that was just read. */
  checkKnown(ctx: Context, attempt: AttemptRow): Promise<Outcome>
  /** As `check`, of the newest attempt; undefined when there is none. */
  checkReference(ctx: Context, reference: string, purpose?: Purpose): Promise<Outcome | undefined>
  /** The attempts of each reference, oldest first. */
  attemptsOf(db: Queryable, references: readonly string[], purpose?: Purpose): Promise<Map<string, Attempt[]>>
  /**
   * An applied attempt is to go back, all that is left of it or an amount, and is no longer in use; the refund is sent by the background job.
   * Returns false when the attempt is not applied, so a repetition schedules no second refund.
   */
  requestRefund(tx: Tx, owed: RefundRequest): Promise<boolean>
  /** A part of an applied attempt is to go back while the rest stays in use; false when its cause was owed before. */
  requestPartialRefund(tx: Tx, part: PartialRefundRequest): Promise<boolean>
  /** What goes back, or went back, of some attempts, oldest first. */
  refundsOf(db: Queryable, attemptIds: readonly string[]): Promise<Refund[]>
  /** Asks about what is due to be asked about and sends refunds that are due. Idempotent; safe to run concurrently. */
  reconcile(ctx: Context): Promise<void>
  /** As `check`, for anonymous callers: concurrent calls share one request, and an open attempt is not asked about. */
  getStatus(ctx: Context, transactionId: string): Promise<Outcome>
  /** A genuine message of the gateway, which is a reason to ask; `bodyHash` makes a repeat known. */
  handleWebhook(ctx: Context, message: WebhookMessage, bodyHash: string): Promise<void>
  /** A browser is back from the gateway with these fields; returns where it belongs. */
  handleReturn(ctx: Context, fields: Readonly<Record<string, string>>): Promise<Returned>
  /** Where to pay an amount for nothing, to see whether the gateway works. Throws `gateway_unreachable`. */
  createTestPayment(ctx: Context, amount: Paise): Promise<Initiation>
  /** Reads a webhook; undefined when its signature does not fit. */
  readWebhook(body: string, header: (name: string) => string | undefined): WebhookMessage | undefined
}

/** Payments over a gateway; `handler` is what the owner of the references does with the money. */
export function createPayments(given: PaymentDeps): Payments {
  const deps = withTests(given)
  return {
    reserve: (tx, about) => reserveAttempt(tx, { purpose: 'order', ...about }),
    initiate: (ctx, about) => initiatePayment(ctx, deps, { purpose: 'order', ...about }),
    check: (ctx, transactionId) => checkPayment(ctx, deps, transactionId),
    checkKnown: async (ctx, attempt) => outcomeOf(await refreshStatus(ctx, deps, attempt)),
    checkReference: (ctx, reference, purpose = 'order') => checkReference(ctx, deps, reference, purpose),
    attemptsOf: (db, references, purpose = 'order') => attemptsOf(db, references, purpose),
    requestRefund: (tx, owed) => requestRefund(tx, { ...deps, newId }, owed),
    requestPartialRefund: (tx, part) => requestPartialRefund(tx, { ...deps, newId }, part),
    refundsOf: listRefunds,
    reconcile: (ctx) => reconcilePayments(ctx, deps),
    getStatus: createGetStatus(deps),
    handleWebhook: (ctx, message, bodyHash) => handleWebhook(ctx, deps, message, bodyHash),
    handleReturn: (ctx, fields) => handleReturn(ctx, deps, fields),
    createTestPayment: (ctx, amount) => createTestPayment(ctx, deps, amount),
    readWebhook: (body, header) => deps.gateway.readWebhook(body, header),
  }
}

/** Tests of the gateway belong to nothing: no owner hears of them, and no books are kept. */
function withTests(deps: PaymentDeps): PaymentDeps {
  return {
    ...deps,
    handler: (purpose) => (purpose === 'test' ? testPaymentHandler : deps.handler(purpose)),
    async onMoved(tx, movement, locked) {
      if (movement.attempt.purpose !== 'test') await deps.onMoved(tx, movement, locked)
    },
  }
}
