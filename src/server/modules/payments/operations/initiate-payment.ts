import type { Initiation } from '#contract/endpoints/payments.ts'
import type { Paise } from '#contract/values/money.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { AlreadyTaken, type PayPage, type PayRequest } from '#server/adapters/payments/gateway.ts'
import { isPaidOnce, isPayable, type Attempt, type Purpose } from '../domain/attempt.ts'
import { nextCheckAt } from '../domain/schedule.ts'
import {
  findAttempt,
  findNewestAttempt,
  hasApplied,
  insertAttempt,
  lockNewestAttempt,
  savePayUrl,
  type AttemptRow,
} from '../store/attempts.ts'
import { moveAttempt, openedCode, type Opening } from '../store/moves.ts'
import type { PaymentDeps } from '../deps.ts'
import { applyGatewayStatus } from './apply-gateway-status.ts'
import { refreshStatus } from './check-payment.ts'

export interface Payable {
  reference: string
  purpose: Purpose
  /** `phone` is E.164. */
  payer: { id: string; phone: string }
  amount: Paise
  /** Called in the transaction that opens an attempt, with its reference locked; what it throws keeps it from being opened. */
  opened?: (tx: Tx, attempt: Attempt) => Promise<void>
  /** Opens an attempt by itself, with what {@link opened} does; false when attempt or reference are not as they were read. */
  openAlone?: (opening: Opening, attempt: Attempt) => Promise<boolean>
}

/**
 * Where to pay. The gateway is told outside any transaction and may be told again: the transaction id stays the same until
 * that very attempt has failed. Concurrent calls end up at one attempt, because the reference is locked while it is chosen.
 */
export async function initiatePayment(
  ctx: Context,
  deps: PaymentDeps,
  { newest, ...about }: Payable & { newest?: AttemptRow | undefined },
): Promise<Initiation> {
  await refreshEarlierAttempt(ctx, deps, about, newest)
  const opened = newest && (await openKnown(ctx, about, newest))
  const attempt = opened ?? (await ctx.transaction((tx) => takeAttempt(ctx, tx, deps, about)))
  const page = await enterGateway(ctx, deps, attempt, requestOf(deps, about, attempt))
  if (page === 'lost') return initiatePayment(ctx, deps, about)
  return { ...page, merchantId: deps.gateway.merchantId, transactionId: attempt.id }
}

/** Someone may have paid, or declined, without our knowing: then going on with that attempt would lead nowhere. */
async function refreshEarlierAttempt(
  ctx: Context,
  deps: PaymentDeps,
  { reference, purpose }: Payable,
  known: AttemptRow | undefined,
): Promise<void> {
  const newest = known ?? (await findNewestAttempt(ctx.db, reference, purpose))
  if (newest?.state === 'pending') await refreshStatus(ctx, deps, newest)
}

/** Opens the first attempt of a reference as it was read; undefined when it is not so any more, or is not the usual case. */
async function openKnown(ctx: Context, about: Payable, newest: AttemptRow): Promise<AttemptRow | undefined> {
  if (!about.openAlone || newest.state !== 'open' || newest.amount !== about.amount) return undefined
  const at = ctx.clock.now()
  const nextCheck = nextCheckAt({ state: 'pending', initiatedAt: at }, at)
  const isOpen = await about.openAlone({ attemptId: newest.id, reference: about.reference, at, nextCheck }, newest)
  return isOpen ? { ...newest, state: 'pending', initiatedAt: at } : undefined
}

/** Returns the attempt to pay with, pending before the gateway is called, so that no job ends it during the call. */
async function takeAttempt(ctx: Context, tx: Tx, deps: PaymentDeps, about: Payable): Promise<AttemptRow> {
  const now = ctx.clock.now()
  const { reference, purpose } = about
  const handler = deps.handler(purpose)
  // They go to the database together and take effect one after the other.
  const [locked, newest, isPaid] = await Promise.all([
    handler.lock(tx, reference, false),
    lockNewestAttempt(tx, reference, purpose),
    isPaidOnce(purpose) && hasApplied(tx, reference, purpose),
  ])
  if (isPaid) throw fail('order_already_paid')
  if (!(await handler.awaits(tx, reference, locked))) throw fail('order_not_payable')
  const attempt = newest && goesOn(newest, about) ? newest : await nextAttempt(ctx, tx, about, newest)
  if (attempt.amount !== about.amount) throw fail('amount_wrong')
  if (attempt.state === 'pending') return attempt
  const next_check_at = nextCheckAt({ state: 'pending', initiatedAt: now }, now) ?? null
  const saved = { initiated_at: now, next_check_at }
  const [pending] = await Promise.all([
    moveAttempt(tx, attempt, ['pending'], { now, code: openedCode, saved }),
    about.opened?.(tx, attempt),
  ])
  return pending
}

/** Reports whether the newest attempt can be used. Another difference of a changed order is another payment. */
function goesOn(newest: AttemptRow, { purpose, amount }: Payable): boolean {
  return isPayable(newest.state) && (isPaidOnce(purpose) || newest.amount === amount)
}

async function nextAttempt(ctx: Context, tx: Tx, about: Payable, newest: AttemptRow | undefined): Promise<AttemptRow> {
  return insertAttempt(tx, {
    id: ctx.newId(),
    reference: about.reference,
    payerId: about.payer.id,
    purpose: about.purpose,
    number: (newest?.number ?? 0) + 1,
    amount: about.amount,
  })
}

function requestOf({ publicUrl }: PaymentDeps, { payer }: Payable, attempt: AttemptRow): PayRequest {
  return {
    transactionId: attempt.id,
    userId: payer.id,
    amount: attempt.amount,
    mobileNumber: payer.phone.slice(-10),
    redirectUrl: new URL('/payment/callback', publicUrl).href,
    callbackUrl: new URL('/payment/webhook', publicUrl).href,
  }
}

/** Longer than a call can take: afterwards no request can still receive the payment's page from the gateway. */
const pageLostMs = 30_000

/**
 * A page that is known is used again: a gateway need not take the same payment twice. 'lost' when it took the payment but the
 * response with the page was lost. The customer cannot have seen that page, so the attempt is abandoned.
 */
async function enterGateway(
  ctx: Context,
  deps: PaymentDeps,
  attempt: AttemptRow,
  request: PayRequest,
): Promise<PayPage | 'lost'> {
  const { gateway } = deps
  if (attempt.payUrl) return gateway.pageOf(request, attempt.payUrl)
  try {
    const page = await gateway.pay(request)
    await savePayUrl(ctx.db, attempt.id, page.url)
    return page
  } catch (error) {
    // The other half of a double click may have been taken, and this one rejected as a repeat.
    const { payUrl } = (await findAttempt(ctx.db, attempt.id)) ?? {}
    if (payUrl) return gateway.pageOf(request, payUrl)
    if (!(error instanceof AlreadyTaken)) throw error
    const age = ctx.clock.now().getTime() - (attempt.initiatedAt?.getTime() ?? Number.POSITIVE_INFINITY)
    if (age < pageLostMs) throw fail('gateway_unreachable')
    // Should it be paid after all, that is a late success, which goes back.
    await applyGatewayStatus(ctx, deps, attempt, { state: 'FAILED', code: 'PAGE_LOST' })
    return 'lost'
  }
}
