import type { Quote } from '#contract/endpoints/orders/quote.ts'
import { formatRupees } from '#contract/values/money.ts'
import { formatDay } from '#contract/values/calendar.ts'
import { m } from '#messages'
import { changeDraft } from '#web/shared/draft/draft-store.ts'
import { Switch } from '#web/ui/fields/choice.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'

interface BestCouponProps {
  best: NonNullable<Quote['bestCoupon']>
  /** The code that stands in the draft. */
  code: string | undefined
  className?: string
}

/** The coupon that takes the most off, on or off in one press. The server has chosen it and says what it takes off. */
export function BestCoupon({ best, code, className }: BestCouponProps) {
  return (
    <div className={classNames('rounded-box bg-marigold-wash px-3.5 py-1.5 text-marigold-ink print:hidden', className)}>
      <Switch
        checked={code === best.code}
        onChange={({ target }) => changeDraft({ coupon: target.checked ? best.code : undefined, released: undefined })}
        label={
          <>
            <span className="figures block font-semibold">
              {m.bill_coupon_best({ code: best.code, amount: formatRupees(best.discount) })}
            </span>
            <span className="block text-sm">
              {best.validTo ? m.bill_coupon_best_until({ day: formatDay(best.validTo) }) : best.title}
            </span>
          </>
        }
      />
    </div>
  )
}
