import type { Statement, StatementLine } from '#contract/endpoints/money/statements.ts'
import { dayInIndia, type Month } from '#contract/values/calendar.ts'
import { paise, sum, toRupees, zero, type Paise } from '#contract/values/money.ts'
import type { Account, Balances } from '#server/modules/ledger/domain/index.ts'

/** What was booked of one thing on one account. */
export interface BookedSum {
  /** The order or the payout. */
  about: string
  kind: 'order' | 'compensation' | 'payout' | 'payout_failed' | 'compensation_paid' | 'compensation_failed'
  account: Account
  amount: Paise
  at: Date
}

/** What a caterer's balance consists of: what it is to have, less what it owes for orders it called off. */
export function balanceOf({
  caterer,
  retained,
  caterer_dues,
}: Pick<Balances, 'caterer' | 'retained' | 'caterer_dues'>): Paise {
  return paise(-(caterer + retained + caterer_dues))
}

const amounts = ['received', 'promotions', 'fee', 'feeGst', 'tcs', 'tds', 'amount'] as const
type Amount = (typeof amounts)[number]
type Line = Omit<StatementLine, Amount> & Record<Amount, Paise>

/**
 * Returns a caterer's statement. The amounts of its lines are what was booked on the caterer's accounts, so they lead from the opening
 * balance to the closing one. Compensation that reaches its customer moves no money of the caterer and is no line.
 */
export function statementOf(
  { month, isOpen, opening }: { month: Month; isOpen: boolean; opening: Paise },
  booked: readonly BookedSum[],
  names: { bookingCodeOf(orderId: string): string; payoutCodeOf(payoutId: string): string },
): Statement {
  const groups = Map.groupBy(booked, ({ about, kind }) => `${kind} ${about}`)
  const lines = [...groups.values()].flatMap((group) => lineOf(group, names) ?? [])
  const total = (amount: Amount) => sum(lines.map((line) => line[amount]))
  const totals = Object.fromEntries(amounts.map((amount) => [amount, toRupees(total(amount))])) as Record<
    Amount,
    number
  >
  return {
    month,
    isOpen,
    opening: toRupees(opening),
    lines: lines.map(inRupees),
    totals,
    closing: toRupees(paise(opening + total('amount'))),
  }
}

function lineOf(
  group: readonly BookedSum[],
  { bookingCodeOf, payoutCodeOf }: { bookingCodeOf(orderId: string): string; payoutCodeOf(payoutId: string): string },
): Line | undefined {
  const [first] = group
  if (!first || first.kind === 'compensation_paid' || first.kind === 'compensation_failed') return undefined
  const on = (...accounts: readonly Account[]) =>
    sum(group.flatMap(({ account, amount }) => (accounts.includes(account) ? [amount] : [])))
  const amount = balanceOf({ caterer: on('caterer'), retained: on('retained'), caterer_dues: on('caterer_dues') })
  const day = dayInIndia(new Date(Math.min(...group.map(({ at }) => at.getTime()))))
  const isOfOrder = first.kind === 'order' || first.kind === 'compensation'
  const code = isOfOrder ? bookingCodeOf(first.about) : payoutCodeOf(first.about)
  const line: Line = {
    kind: first.kind,
    day,
    reference: code,
    ...(isOfOrder ? { bookingCode: code } : {}),
    received: isOfOrder ? on('gateway', 'refunds_due') : zero,
    promotions: on('promotions'),
    fee: on('platform_fee'),
    feeGst: on('fee_gst'),
    tcs: on('tcs'),
    tds: on('tds'),
    amount,
  }
  // A refund that was owed in an earlier month and went back in this one moves nothing of the caterer.
  return amounts.every((name) => line[name] === 0) ? undefined : line
}

function inRupees(line: Line): StatementLine {
  const rupees = Object.fromEntries(amounts.map((name) => [name, toRupees(line[name])])) as Record<Amount, number>
  return { ...line, ...rupees }
}
