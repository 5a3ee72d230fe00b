import { Tag, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import type { CouponView } from '#contract/endpoints/coupons.ts'
import type { Quote } from '#contract/endpoints/orders/quote.ts'
import { formatRupees } from '#contract/values/money.ts'
import { limits } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'
import { publicApi } from '#web/shared/api/public-api.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { offerLimits } from '#web/shared/site/offer-limits.ts'
import { changeDraft } from '#web/shared/draft/draft-store.ts'
import { fieldId } from '#web/booking/steps/bill-problems.ts'
import { BestCoupon } from './best-coupon.tsx'
import { BillSection } from './bill-section.tsx'
import { useApplying } from '../use-applying.ts'

interface CouponSectionProps {
  /** What takes the most off for this person. */
  best: Quote['bestCoupon']
  /** The code that stands in the draft. */
  code: string | undefined
  /** The bill with it; undefined while it is worked out. */
  bill: Quote['bill'] | undefined
  /** Why it is not given. */
  error: string | undefined
  /** The earlier order whose coupon passes to the next one. */
  replaces: string | undefined
  /** Who asks; a visitor is offered what anyone may use. */
  user: User | undefined
}

const inputId = fieldId('couponCode')

/** One coupon an order (C40): typed or taken from those that anyone may use today. */
export function CouponSection({ best, code, bill, error, replaces, user }: CouponSectionProps) {
  const form = <CouponForm subtotal={bill?.subtotal} replaces={replaces} user={user} best={best?.code} />
  return (
    <BillSection title={m.bill_section_coupon()} className="print:hidden">
      {/* Beside it the summary has the same. */}
      {best && <BestCoupon best={best} code={code} className="lg:hidden" />}
      {code ? (
        <AppliedCoupon code={code} bill={bill} error={error} />
      ) : best ? (
        <Disclosure summary={m.bill_coupon_other()} isAlone>
          <div className="flex flex-col gap-4 text-ink">{form}</div>
        </Disclosure>
      ) : (
        form
      )}
    </BillSection>
  )
}

function AppliedCoupon({ code, bill, error }: Pick<CouponSectionProps, 'bill' | 'error'> & { code: string }) {
  const text = !bill
    ? m.bill_coupon_checking({ code })
    : bill.discount > 0
      ? m.bill_coupon_applied({ code, amount: formatRupees(bill.discount) })
      : m.bill_coupon_applied_gift({ code })
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="flex items-center gap-2 font-medium">
          <Tag aria-hidden size={18} className="shrink-0 text-leaf" />
          {error ? code : text}
        </p>
        <Button
          id={inputId}
          size="small"
          variant="quiet"
          icon={<X aria-hidden size={18} />}
          aria-label={`${m.bill_coupon_remove()}: ${code}`}
          onClick={() => changeDraft({ coupon: undefined })}
        >
          {m.bill_coupon_remove()}
        </Button>
      </div>
      <FieldError id={`${inputId}-error`} text={error} />
      <WayToHolder error={error} />
    </div>
  )
}

/** A coupon that another order of the caller holds is free again once that is paid otherwise or deleted. */
function WayToHolder({ error }: { error: string | undefined }) {
  if (error !== m.error_coupon_taken()) return null
  return (
    <Link to={paths.myOrders()} className="inline-flex min-h-11 items-center text-link">
      {m.bill_coupon_bookings()}
    </Link>
  )
}

interface CouponFormProps {
  /** What is bought, in rupees; undefined while it is worked out. */
  subtotal: number | undefined
  replaces: string | undefined
  user: User | undefined
  /** Code that has a switch of its own. */
  best: string | undefined
}

function CouponForm({ subtotal, replaces, user, best }: CouponFormProps) {
  const [text, setText] = useState('')
  const { apply, busy, error, forgetError } = useApplying(subtotal, replaces)
  const offers = useOpenCoupons(user).filter((offer) => offer.code !== best)
  return (
    <>
      <div className="flex items-end gap-3">
        <TextField
          id={inputId}
          label={m.bill_coupon()}
          value={text}
          maxLength={limits.order.couponCodeLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-errormessage={`${inputId}-error`}
          className="uppercase"
          fieldClassName="flex-1 sm:max-w-xs"
          onChange={(event) => {
            setText(event.target.value)
            forgetError()
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter here means the coupon, not the whole order.
            event.preventDefault()
            void apply(text)
          }}
        />
        <Button pending={busy} onClick={() => void apply(text)}>
          {m.bill_coupon_apply()}
        </Button>
      </div>
      <FieldError id={`${inputId}-error`} text={error} />
      <WayToHolder error={error} />
      {offers.length > 0 && (
        <ul aria-label={m.bill_coupon_offers()} className="flex flex-col gap-1">
          {offers.map((offer) => (
            <li
              key={offer.id}
              className="flex flex-wrap items-center justify-between gap-x-4 rounded-box bg-marigold-wash px-3.5 py-1 text-marigold-ink"
            >
              <span>
                {offer.title}
                {offerLimits(offer) && <span className="figures block text-sm">{offerLimits(offer)}</span>}
              </span>
              <Button size="small" variant="quiet" onClick={() => void apply(offer.code)}>
                {m.bill_coupon_use({ code: offer.code })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The first few coupons that may be used today, without those that this person has used; none when they cannot be had. */
function useOpenCoupons(user: User | undefined): readonly CouponView[] {
  const [coupons, setCoupons] = useState<readonly CouponView[]>([])
  useEffect(() => {
    const abort = new AbortController()
    publicApi('GET /api/coupon', undefined, { signal: abort.signal }).then(setCoupons, () => undefined)
    return () => abort.abort()
  }, [])
  return coupons.filter(({ id }) => user?.availCoupons.includes(id) ?? true).slice(0, 3)
}
