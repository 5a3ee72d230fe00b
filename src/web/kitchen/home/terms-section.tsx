import type { CatererTerms } from '#contract/endpoints/caterer-terms.ts'
import { formatDay } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'

/** What the marketplace keeps of a caterer's money and when it pays, by the dated settings. */
export function TermsSection({ terms }: { terms: CatererTerms }) {
  const { platformFeePercent: fee, tcsPercent: tcs, payout, asOf } = terms
  const rows = [
    [m.welcome_fee(), fee === 0 ? m.welcome_fee_none() : m.welcome_fee_percent({ percent: String(fee) })],
    ...(tcs === 0 ? [] : [[m.welcome_tcs(), m.welcome_tcs_percent({ percent: String(tcs) })]]),
    [m.welcome_payable(), m.welcome_payable_days({ count: payout.daysAfterCompletion })],
    [m.welcome_kept(), m.welcome_kept_days({ count: payout.daysAfterEvent })],
    [m.welcome_payout(), m.welcome_payout_day({ weekday: m.welcome_weekday({ day: String(payout.weekday) }) })],
    [m.welcome_minimum(), m.welcome_minimum_text({ amount: formatRupees(payout.minimum), days: payout.minimumDays })],
  ]
  return (
    <section>
      <h2 className="headline text-heading">{m.welcome_cost()}</h2>
      <p className="mt-2">{m.welcome_cost_none()}</p>
      <dl className="mt-4 flex flex-col divide-y divide-line border-y border-line">
        {rows.map(([label, text]) => (
          <div key={label} className="grid gap-x-4 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{m.welcome_as_of({ day: formatDay(asOf) })}</p>
    </section>
  )
}
