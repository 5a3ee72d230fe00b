import { useState } from 'react'
import type { PayoutView } from '#contract/endpoints/money/payouts.ts'
import { formatDay } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { payoutQuery } from './money-queries.ts'
import { stateText, stateTone } from './money-text.ts'
import { PayoutLines } from './payout-lines.tsx'

/** A payout; a press shows what it is made of. */
export function PayoutRow({ payout }: { payout: PayoutView }) {
  const [open, setOpen] = useState(false)
  const { id, amount, day, state, account, bankReference, failure, code } = payout
  const about = [account, bankReference === undefined ? code : m.money_bank_reference({ reference: bankReference })]
  return (
    <li className="rounded-box border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="figures text-lg font-semibold">{formatRupees(amount)}</p>
        <Badge tone={stateTone[state]}>{stateText[state]()}</Badge>
      </div>
      <p className="text-ink-soft">{formatDay(day)}</p>
      <p className="figures text-sm break-words text-ink-soft">{about.filter(Boolean).join(' · ')}</p>
      {failure !== undefined && <p className="mt-1 text-danger">{m.money_failure({ reason: failure })}</p>}
      <Button
        size="small"
        variant="quiet"
        className="mt-1 -ml-3"
        aria-expanded={open}
        aria-controls={`lines-${id}`}
        onClick={() => setOpen(!open)}
      >
        {open ? m.money_hide_orders() : m.money_show_orders()}
      </Button>
      <div id={`lines-${id}`} hidden={!open}>
        {open && <Lines id={id} amount={amount} />}
      </div>
    </li>
  )
}

function Lines({ id, amount }: { id: string; amount: number }) {
  const { data, isLoadingError, refetch } = usePrivateQuery(payoutQuery(id))
  if (isLoadingError) return <ErrorState level={3} title={m.money_failed()} onRetry={() => void refetch()} />
  return data ? <PayoutLines lines={data.lines} total={amount} /> : <Skeleton className="h-20" />
}
