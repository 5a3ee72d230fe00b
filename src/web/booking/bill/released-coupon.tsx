import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { useApplying } from './use-applying.ts'

interface ReleasedCouponProps {
  /** The code that was released because the payment failed (R270). */
  code: string
  /** What is bought, in rupees; undefined while it is worked out. */
  subtotal: number | undefined
}

/** Says that the coupon is gone, and applies it again in one press. */
export function ReleasedCoupon({ code, subtotal }: ReleasedCouponProps) {
  const { apply, busy, error } = useApplying(subtotal, undefined)
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-box bg-marigold-wash p-4 text-marigold-ink print:hidden">
      <p role="status" className="font-medium">
        {error ?? m.bill_coupon_released({ code })}
      </p>
      <Button size="small" pending={busy} onClick={() => void apply(code)}>
        {m.bill_coupon_again({ code })}
      </Button>
    </div>
  )
}
