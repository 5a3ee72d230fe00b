import { ChevronUp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import { BottomBar } from '#web/ui/controls/bottom-bar.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { QuoteFailed } from './quote-failed.tsx'

interface PayButtonProps {
  /** Rupees; undefined while it is not known, and for an order that cannot be. */
  total: number | undefined
  /** How much is missing or wrong before the order can be paid. */
  left: number
  busy: boolean
  /** Why the price cannot be had; a press then asks again. */
  failed: string | undefined
  onRetry: () => void
}

/** Says what it costs, or how much is missing; which, it says when it is pressed. */
export function PayButton({ total, left, busy, failed, onRetry }: PayButtonProps) {
  const waits = total === undefined && left === 0 && !busy
  return (
    <Button
      type="submit"
      variant="main"
      size="large"
      wide
      pending={busy}
      disabledReason={waits ? (failed ? m.bill_pay_no_price() : m.bill_pay_wait()) : undefined}
      onDisabledClick={() => failed && onRetry()}
    >
      {left > 0
        ? m.bill_continue({ count: left })
        : total === undefined
          ? m.bill_pay_unknown()
          : m.bill_pay({ amount: formatRupees(total) })}
    </Button>
  )
}

interface PayBarProps extends PayButtonProps {
  summary: ReactNode
  /** There can be no such order. */
  isRefused: boolean
  /** The total is not the last one. */
  soFar: boolean
}

/** On a phone the total and the way on stay in reach of the thumb; the bill itself opens from below. */
export function PayBar({ summary, isRefused, soFar, ...button }: PayBarProps) {
  const { total, failed, onRetry } = button
  const [open, setOpen] = useState(false)
  return (
    <>
      <BottomBar>
        {/* The bill is folded away here, so what went wrong with it is said above. */}
        {failed && <QuoteFailed reason={failed} onRetry={onRetry} className="mb-2.5" />}
        <div className="flex items-start gap-3">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="min-h-14 min-w-0 flex-1 rounded-box text-left"
          >
            <span className="flex items-center gap-1 text-sm text-ink-soft">
              {soFar && total !== undefined ? m.bill_total_so_far() : m.bill_show()}
              <ChevronUp aria-hidden size={16} className="text-leaf" />
            </span>
            {total === undefined ? (
              isRefused ? (
                <span className="block leading-tight font-semibold">{m.bill_not_possible()}</span>
              ) : failed ? (
                <span className="block text-lg leading-tight font-semibold">{m.bill_no_price()}</span>
              ) : (
                <Skeleton className="h-6 w-24" />
              )
            ) : (
              <span className="figures block text-lg leading-tight font-semibold">{formatRupees(total)}</span>
            )}
          </button>
          <div className="w-[52%] shrink-0">
            <PayButton {...button} />
          </div>
        </div>
      </BottomBar>
      <Sheet open={open} onClose={() => setOpen(false)} title={m.bill_summary()}>
        {summary}
      </Sheet>
    </>
  )
}
