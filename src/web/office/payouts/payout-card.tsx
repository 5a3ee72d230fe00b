import { Link } from 'react-router'
import type { AdminPayout } from '#contract/endpoints/money/admin-payouts.ts'
import { paths } from '#contract/paths.ts'
import { formatDay } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import type { AskedAct } from './act-dialog.tsx'
import { heldText } from './payouts-text.ts'

/** A payout with what can be done about it in its state. */
export function PayoutCard({ payout, onAct }: { payout: AdminPayout; onAct: (act: AskedAct) => void }) {
  const { id, kind, caterer, amount, code, day, state, account, bookingCode, hold, bankReference, failure } = payout
  const about = [
    code,
    formatDay(day),
    account,
    ...(bankReference === undefined ? [] : [m.payouts_reference({ reference: bankReference })]),
  ]
  return (
    <li className="rounded-box border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-semibold break-words">
          <Link to={paths.adminCaterer(caterer.id)} className="text-link underline">
            {caterer.name}
          </Link>
        </p>
        <p className="figures text-lg font-semibold">{formatRupees(amount)}</p>
      </div>
      <p className="figures text-sm text-ink-soft">{about.filter(Boolean).join(' · ')}</p>
      {kind === 'compensation' && (
        <p className="mt-1">
          <Badge tone="offer">{m.payouts_compensation({ code: bookingCode ?? '' })}</Badge>
        </p>
      )}
      {hold && <p className="mt-1 text-marigold-ink">{heldText(hold, state)}</p>}
      {failure !== undefined && <p className="mt-1 text-danger">{failure}</p>}
      {state === 'sent' && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="small" onClick={() => onAct({ do: 'paid', id, code })}>
            {m.payouts_mark_paid()}
          </Button>
          <Button size="small" variant="quiet" onClick={() => onAct({ do: 'failed', id, code })}>
            {m.payouts_mark_failed()}
          </Button>
        </div>
      )}
      {state === 'failed' && (
        <Button size="small" className="mt-3" onClick={() => onAct({ do: 'retry', id, code })}>
          {m.payouts_retry()}
        </Button>
      )}
    </li>
  )
}
