import { BadgePercent, Copy, Gift, Phone } from 'lucide-react'
import type { PromotionView } from '#contract/endpoints/coupons.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { m } from '#messages'
import { offerLimits } from '#web/shared/site/offer-limits.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'

/** All promotions of the day with what to do for them (C74). */
export function OffersDialog({
  promotions,
  open,
  onClose,
}: {
  promotions: readonly PromotionView[]
  open: boolean
  onClose: () => void
}) {
  return (
    <Dialog open={open} onClose={onClose} title={m.shell_offers_title()}>
      <ul className="flex flex-col gap-3">
        {promotions.map((promotion) => (
          <Offer key={promotion.title} promotion={promotion} />
        ))}
      </ul>
      {promotions.some(({ code }) => code) && <p className="mt-4 text-sm text-ink-soft">{m.shell_offers_how()}</p>}
    </Dialog>
  )
}

function Offer({ promotion }: { promotion: PromotionView }) {
  const { title, text, code, phone } = promotion
  const limits = offerLimits(promotion)
  const Icon = code ? (/gift/i.test(title) ? Gift : BadgePercent) : Phone
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-box border border-line bg-marigold-wash p-4">
      <Icon aria-hidden size={28} strokeWidth={1.75} className="shrink-0 text-kokum" />
      <div className="min-w-48 flex-1">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-ink-soft">{text}</p>
        {limits && <p className="figures text-sm text-ink-soft">{limits}</p>}
      </div>
      {code && (
        <Button
          size="small"
          icon={<Copy aria-hidden size={18} />}
          aria-label={m.shell_copy_code({ code })}
          onClick={() => void copy(code)}
        >
          <span className="figures tracking-wide">{code}</span>
        </Button>
      )}
      {!code && phone && (
        <Button size="small" asLink={(look) => <a href={`tel:${phone}`} {...look} />}>
          {formatPhone(phone)}
        </Button>
      )}
    </li>
  )
}

/** Where copying is not allowed, the code still stands on the button. */
async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code)
    notify(m.shell_copied({ code }), 'success')
  } catch {
    notify(m.shell_offer_code({ code }))
  }
}
