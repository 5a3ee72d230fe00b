import { m } from '#web/paraglide/messages.js'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'

interface QuoteFailedProps {
  /** Why there is no price, in words. */
  reason: string
  onRetry: () => void
  className?: string
}

/** The price could not be had; what was typed is kept, and a press asks again. */
export function QuoteFailed({ reason, onRetry, className }: QuoteFailedProps) {
  return (
    <div role="alert" className={classNames('rounded-box bg-danger-wash p-3.5 text-danger', className)}>
      <p>{reason}</p>
      <Button size="small" className="mt-2" onClick={onRetry}>
        {m.bill_quote_retry()}
      </Button>
    </div>
  )
}
