import type { PayoutsView } from '#contract/endpoints/money/payouts.ts'
import { formatDay, formatShortDay } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { holdText } from './money-text.ts'
import { PayoutLines } from './payout-lines.tsx'

/** What the caterer receives next and when, what it is made of, and what is to come later. */
export function NextPayout({ payouts }: { payouts: PayoutsView }) {
  const { hold, next, minimum, later, promotionsHeld } = payouts
  const day = formatShortDay(next.day)
  return (
    <Card raised className="flex flex-col gap-3 p-5 sm:p-6">
      <h2 className="text-ink-soft">{m.money_next({ day: formatDay(next.day) })}</h2>
      <p className="headline figures text-title">{formatRupees(Math.max(0, next.amount))}</p>
      <p>{sentence()}</p>
      {hold && next.amount > 0 && <p className="rounded-box bg-marigold-wash px-4 py-3">{holdText(hold)}</p>}
      {next.lines.length > 0 && (
        <Disclosure isAlone summary={m.money_next_why({ count: next.lines.length })}>
          <PayoutLines lines={next.lines} total={next.amount} />
        </Disclosure>
      )}
      {(later !== 0 || promotionsHeld !== 0) && (
        <ul className="flex flex-col gap-1 border-t border-line pt-3 text-ink-soft">
          {later !== 0 && <li className="figures">{m.money_later({ amount: formatRupees(later) })}</li>}
          {promotionsHeld !== 0 && (
            <li className="figures">{m.money_promotions_held({ amount: formatRupees(promotionsHeld) })}</li>
          )}
        </ul>
      )}
    </Card>
  )

  function sentence(): string {
    if (next.amount < 0) return m.money_next_owed({ amount: formatRupees(-next.amount) })
    if (next.amount === 0) return m.money_next_none()
    if (hold) return m.money_next_held()
    if (next.isPaid) return m.money_next_text({ amount: formatRupees(next.amount), day })
    return m.money_next_small({ minimum: formatRupees(minimum) })
  }
}
