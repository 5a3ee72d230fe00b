import { momentsOfMonth, monthInIndia, type Month } from '#contract/values/calendar.ts'
import type { Statement } from '#contract/endpoints/money/statements.ts'
import { paise, toRupees } from '#contract/values/money.ts'
import type { Context, Queryable } from '#server/kernel/context.ts'
import { accountsOfCaterer, monthsOfCaterer, statementRows } from '#server/modules/ledger/index.ts'
import { listPayoutFacts } from '#server/modules/ordering/index.ts'
import { balanceOf, statementOf } from '../domain/statement.ts'
import { codesOfPayouts } from '../queries/payouts.ts'

/** Returns the months in which something was booked for a caterer, the latest first. */
export async function listStatements(ctx: Context, catererId: string) {
  const current = monthInIndia(ctx.clock.now())
  const months = await monthsOfCaterer(ctx.db, catererId)
  return months.map(({ month, earned, paidOut }) => ({
    month,
    isOpen: month >= current,
    amount: toRupees(earned),
    paidOut: toRupees(paidOut),
  }))
}

/** Returns everything that was booked for a caterer in a month. One without entries has no lines. */
export async function readStatement(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  catererId: string,
  month: Month,
): Promise<Statement> {
  const moments = momentsOfMonth(month)
  const [before, booked] = await Promise.all([
    accountsOfCaterer(db, catererId, moments.from),
    statementRows(db, catererId, moments),
  ])
  const isOfOrder = ({ kind }: (typeof booked)[number]) => kind === 'order' || kind === 'compensation'
  const [orders, payouts] = await Promise.all([
    bookingCodes(db, booked.filter(isOfOrder)),
    codesOfPayouts(db, ids(booked.filter((row) => !isOfOrder(row)))),
  ])
  return statementOf(
    { month, isOpen: clock.now() < moments.before, opening: balanceOf(before) },
    booked.map((row) => ({ ...row, amount: paise(row.amount), at: new Date(row.at) })),
    { bookingCodeOf: (id) => orders.get(id) ?? id, payoutCodeOf: (id) => payouts.get(id) ?? id },
  )
}

const ids = (booked: readonly { about: string }[]) => [...new Set(booked.map(({ about }) => about))]

async function bookingCodes(db: Queryable, booked: readonly { about: string }[]): Promise<Map<string, string>> {
  return new Map((await listPayoutFacts(db, ids(booked))).map(({ id, bookingCode }) => [id, bookingCode]))
}
