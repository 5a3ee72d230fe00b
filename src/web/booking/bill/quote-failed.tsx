import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'

interface QuoteFailedProps {
  /** Why there is no price, in words. */
  reason: string
  onRetry: () => void
  className?: string
}

/** The price could not be had; what was typed is kept, and a press asks again. */
export function QuoteFailed({ reason, onRetry, className }: QuoteFailedProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'flex items-center justify-between gap-3 rounded-box bg-danger-wash px-3.5 py-2.5 text-danger',
        className,
      )}
    >
      <p>{reason}</p>
      <Button size="small" className="shrink-0 whitespace-nowrap" onClick={onRetry}>
        {m.bill_quote_retry()}
      </Button>
    </div>
  )
}
