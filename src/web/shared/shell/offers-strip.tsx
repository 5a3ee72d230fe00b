import type { PromotionView } from '#contract/endpoints/coupons.ts'
import { formatPhone } from '#contract/values/phone.ts'
import type { useLateDialog } from '#web/ui/overlays/use-late-dialog.ts'
import { m } from '#messages'

interface OffersStripProps {
  promotions: readonly PromotionView[]
  /** Of the dialog with all of them. */
  opener: ReturnType<typeof useLateDialog>['opener']
}

/** The promotions of the day in one calm line, which opens all of them: one stop for the keyboard before the header. */
export function OffersStrip({ promotions, opener }: OffersStripProps) {
  if (promotions.length === 0) return null
  return (
    <aside data-not-at-work aria-label={m.shell_offers_strip()} className="bg-marigold-wash text-ink">
      <div className="page">
        <button type="button" {...opener} className="offers-strip">
          {promotions.map((promotion) => (
            <span key={promotion.title} className="offer-of-strip">
              <span className="font-semibold text-kokum">{promotion.title}</span>{' '}
              <span className="figures md:hidden">{claimOf(promotion)}</span>
              <span className="figures hidden md:inline">{howToClaim(promotion)}</span>
            </span>
          ))}
        </button>
      </div>
    </aside>
  )
}

/** The code or the number alone, where there is little room. */
function claimOf({ code, phone }: PromotionView): string {
  return code ?? (phone ? formatPhone(phone) : '')
}

function howToClaim({ code, phone }: PromotionView): string {
  if (code) return m.shell_offer_code({ code })
  return phone ? m.shell_offer_call({ phone: formatPhone(phone) }) : ''
}
