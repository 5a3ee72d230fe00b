import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BillView, Quote } from '#contract/endpoints/orders/quote.ts'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { SummaryList } from '#web/ui/display/summary-list.tsx'
import { quotedRows } from '#web/shared/order-view/bill-rows.ts'
import type { ChosenCategory } from '#web/shared/draft/draft-shape.ts'
import { fromRupees } from '#contract/values/money.ts'
import { portionOf } from '#contract/rules/portion.ts'
import { beforeGstText, priceText } from '#web/shared/price/price-text.ts'
import type { Offer } from '#web/shared/draft/offer.ts'
import { BillNotes } from '#web/booking/steps/bill-notes.tsx'
import { QuoteFailed } from './quote-failed.tsx'

interface BillSummaryProps {
  offer: Offer
  menu: readonly ChosenCategory[]
  /** The newest bill there is. */
  bill: BillView | undefined
  notes: Quote['notes']
  /** Delivery is part of the bill. */
  venueKnown: boolean
  /** A newer one is on its way. */
  pending: boolean
  /** Why there is none, in words. */
  failed: string | undefined
  /** The coupon that takes the most off, as a switch. */
  coupon: ReactNode
  /** There can be no such order, which then has no price. */
  isRefused: boolean
  /** Said when the number of guests is not known yet. */
  least: string | undefined
  onRetry: () => void
}

/** What was chosen and what it costs, line by line in words. */
export function BillSummary({
  offer,
  menu,
  bill,
  notes,
  venueKnown,
  pending,
  failed,
  coupon,
  isRefused,
  least,
  onRetry,
}: BillSummaryProps) {
  return (
    <div className="flex flex-col gap-4">
      <ChosenMenu menu={menu} />
      {least && <p className="text-sm text-ink-soft">{least}</p>}
      {failed ? (
        <QuoteFailed reason={failed} onRetry={onRetry} />
      ) : isRefused ? (
        <div className="rounded-box bg-danger-wash px-4 py-3 text-danger">
          <p className="font-semibold">{m.bill_not_possible()}</p>
          <p>{m.bill_not_possible_text()}</p>
        </div>
      ) : bill ? (
        <>
          <p className="figures text-sm text-ink-soft">{eachText(bill, offer)}</p>
          <SummaryList rows={quotedRows(bill, offer, { venueKnown, soFar: !venueKnown || least !== undefined })} />
          {coupon}
        </>
      ) : (
        <BillLinesSkeleton />
      )}
      <p role="status" className="flex min-h-6 items-center gap-2 text-sm text-ink-soft">
        {pending && bill && (
          <>
            <Spinner size={16} />
            {m.bill_updating()}
          </>
        )}
      </p>
      <BillNotes notes={notes} />
    </div>
  )
}

/** The price of one, as cards show it, with what was added. */
function eachText(bill: BillView, offer: Offer): string {
  const gstPercent = bill.lines.reduce((all, { rate = 0 }) => all + rate, 0)
  const price = { perPlate: fromRupees(bill.perPlateWithGst), portion: portionOf(offer), gstPercent }
  return [priceText(price), beforeGstText({ beforeGst: fromRupees(bill.perPlate), gstPercent })].join(' · ')
}

function ChosenMenu({ menu }: { menu: readonly ChosenCategory[] }) {
  const count = menu.reduce((sum, { dishes }) => sum + dishes.length, 0)
  const links = useEventLinks()
  return (
    <>
      <details className="group rounded-box bg-sunken px-3.5 print:hidden">
        <summary className="flex min-h-11 list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
          {m.bill_chosen({ count })}
          <ChevronDown
            aria-hidden
            size={18}
            className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <ChosenDishes menu={menu} />
        <Link to={links.customise()} className="inline-flex min-h-11 items-center text-link">
          {m.bill_change_menu()}
        </Link>
      </details>
      {/* Paper cannot be unfolded. */}
      <div className="hidden print:block">
        <ChosenDishes menu={menu} />
      </div>
    </>
  )
}

function ChosenDishes({ menu }: { menu: readonly ChosenCategory[] }) {
  return (
    <dl className="pb-2 text-sm">
      {menu.map(({ _id: id, name, dishes }) => (
        <div key={id} className="py-1">
          <dt className="text-ink-soft">{name}</dt>
          <dd>{dishes.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}

function BillLinesSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      {['w-full', 'w-4/5', 'w-full', 'w-3/5'].map((width, at) => (
        <Skeleton key={`${width}-${String(at)}`} className={`h-5 ${width}`} />
      ))}
      <Skeleton className="mt-2 h-8 w-full" />
    </div>
  )
}
