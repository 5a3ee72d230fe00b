import type { PayoutDetail, PayoutLineView, PayoutsView, PayoutView } from '#contract/endpoints/money/payouts.ts'
import { masked } from '#contract/rules/bank-account.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import { paise, sum, toRupees } from '#contract/values/money.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Context, Queryable } from '#server/kernel/context.ts'
import { accountsOfCaterer } from '#server/modules/ledger/index.ts'
import { listPayoutFacts } from '#server/modules/ordering/index.ts'
import { marketplaceTermsOn } from '#server/modules/taxes/index.ts'
import type { Deps } from '../deps.ts'
import { isWorthPaying, linesOf, payoutDayFrom, type PayoutLine } from '../domain/compose-payout.ts'
import { findOfCaterer, linesOfPayouts, listOfCaterer, proceedsDue, type PayoutRow } from '../queries/payouts.ts'
import { isRunOver } from '../queries/runs.ts'
import { holdView, ownedCatererId } from './bank-details.ts'
import { readPayee } from './details.ts'
import { readPayable, taxTermsOn } from './read-payable.ts'

const pageSize = 20

/** Returns what the caller's caterer was paid, what the next run would pay, and what is held for later. */
export async function listPayouts(ctx: Context, { sealer }: Pick<Deps, 'sealer'>, page: number): Promise<PayoutsView> {
  const catererId = ownedCatererId(ctx)
  const now = ctx.clock.now()
  const { payout: terms } = await marketplaceTermsOn(ctx.db, dayInIndia(now))
  const day = await nextRun(ctx, terms.weekday)
  const payee = await readPayee(ctx.db, sealer, catererId, now)
  const tax = await taxTermsOn(ctx.db, day, payee.pan)
  const [payable, accounts, made, found] = await Promise.all([
    readPayable(ctx.db, catererId, { until: addDays(day, -1), on: day, tax }),
    accountsOfCaterer(ctx.db, catererId),
    // Still in the caterer's account until it is sent.
    proceedsDue(ctx.db, catererId),
    listOfCaterer(ctx.db, catererId, { page, size: pageSize }),
  ])
  const { lines, total } = linesOf(payable.orders, payable.dues)
  const proceeds = sum(lines.flatMap(({ kind, amount }) => (kind === 'proceeds' ? [amount] : [])))
  const held = paise(
    -accounts.caterer - accounts.retained - payable.promotionsHeld - payable.expectedTax - proceeds - made,
  )
  return {
    ...(payee.hold ? { hold: holdView(payee.hold) } : {}),
    next: {
      day,
      amount: toRupees(total),
      isPaid: !payee.hold && isWorthPaying({ total }, payable.orders, terms, day),
      lines: await lineViews(ctx.db, lines),
    },
    minimum: toRupees(terms.minimum),
    later: toRupees(held),
    promotionsHeld: toRupees(payable.promotionsHeld),
    items: found.map(payoutView),
    page,
    pages: Math.max(1, Math.ceil((found[0]?.count ?? 0) / pageSize)),
  }
}

/** The day of the next run: today's, unless it is over. */
async function nextRun(ctx: Context, weekday: number) {
  const today = dayInIndia(ctx.clock.now())
  const day = payoutDayFrom(today, weekday)
  return day === today && (await isRunOver(ctx.db, day)) ? payoutDayFrom(addDays(today, 1), weekday) : day
}

/** Returns a payout of the caller's caterer with its lines. Throws `payout_not_found`. */
export async function getPayout(ctx: Context, id: string): Promise<PayoutDetail> {
  const payout = await findOfCaterer(ctx.db, ownedCatererId(ctx), id)
  if (!payout) throw fail('payout_not_found')
  return { ...payoutView(payout), lines: await lineViews(ctx.db, await linesOfPayouts(ctx.db, [id])) }
}

export async function lineViews(db: Queryable, lines: readonly PayoutLine[]): Promise<PayoutLineView[]> {
  const facts = new Map(
    (
      await listPayoutFacts(
        db,
        lines.map(({ orderId }) => orderId),
      )
    ).map((order) => [order.id, order]),
  )
  return lines.flatMap(({ orderId, kind, amount }) => {
    const order = facts.get(orderId)
    if (!order) return []
    return [{ orderId, bookingCode: order.bookingCode, kind, eventDay: order.eventDate, amount: toRupees(amount) }]
  })
}

export function payoutView(row: PayoutRow): PayoutView {
  const { id, code, state, amount, dueOn, last4, sentAt, settledAt, bankReference, failure } = row
  return {
    id,
    code,
    state,
    amount: toRupees(amount),
    day: dueOn,
    ...(last4 === null ? {} : { account: masked(last4) }),
    ...(sentAt ? { sentAt: sentAt.toISOString() } : {}),
    ...(settledAt ? { settledAt: settledAt.toISOString() } : {}),
    ...(bankReference === null ? {} : { bankReference }),
    ...(failure === null ? {} : { failure }),
  }
}
