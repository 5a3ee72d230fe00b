import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { timeLeft } from '#web/shared/order-view/order-text.ts'
import { useNow } from '#web/shared/order-view/use-now.ts'
import { useChangeActions } from './use-change-actions.ts'

interface WaitingChangeProps {
  order: OrderView
  change: OrderView['changes'][number]
  onChanged: () => void
}

/** A change that costs more and counts once the difference is paid: pay it, or drop it. */
export function WaitingChange({ order, change, onChanged }: WaitingChangeProps) {
  const actions = useChangeActions(order, { changed: onChanged })
  const now = useNow()
  const left = timeLeft(change.holdUntil, now)
  const amount = formatRupees(change.toPay)
  const { before, after } = change
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium">
        {before.guests === after.guests
          ? m.change_waits_menu({ amount })
          : m.change_waits({ guests: after.guests, before: before.guests, amount })}
      </p>
      <p className="figures text-ink-soft">
        {left && change.holdUntil
          ? m.change_waits_until({ moment: formatMoment(new Date(change.holdUntil)), left })
          : m.change_waits_over()}
      </p>
      {actions.failure.notice && (
        <p role="alert" className="font-medium text-danger">
          {actions.failure.notice}
        </p>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        {left && (
          <Button variant="main" pending={actions.busy === 'pay'} onClick={() => void actions.pay(change.toPay)}>
            {m.change_pay({ amount })}
          </Button>
        )}
        <Button pending={actions.busy === 'drop'} onClick={() => void actions.drop()}>
          {m.change_drop()}
        </Button>
      </div>
    </div>
  )
}
