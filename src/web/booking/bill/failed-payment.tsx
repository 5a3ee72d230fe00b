import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { useApplying } from './use-applying.ts'

interface FailedPaymentProps {
  /** Whether it is the last payment that failed, and not one before that. */
  hasFailed: boolean
  /** The code that was released with it (R270); undefined once one is applied. */
  released: string | undefined
  /** What is bought, in rupees; undefined while it is worked out. */
  subtotal: number | undefined
}

/** What became of the payment, which other ways there are, and the coupon again in one press. */
export function FailedPayment({ hasFailed, released, subtotal }: FailedPaymentProps) {
  const { apply, busy, error } = useApplying(subtotal, undefined)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The page of the payment is gone, and so is the button once it was pressed. The focus of a code applied elsewhere stays there.
    if (!released && document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [released])
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="mb-6 flex flex-col items-start gap-3 rounded-box bg-marigold-wash p-4 text-marigold-ink outline-none print:hidden"
    >
      <div role="status">
        {hasFailed && (
          <>
            <p className="text-lg font-semibold">{m.payment_failed_text()}</p>
            <p className="max-w-prose">{m.bill_failed_ways()}</p>
          </>
        )}
        {released && <p className="mt-1 font-medium">{error ?? m.bill_coupon_released({ code: released })}</p>}
      </div>
      {released && (
        <Button size="small" pending={busy} onClick={() => void apply(released)}>
          {m.bill_coupon_again({ code: released })}
        </Button>
      )}
    </div>
  )
}
