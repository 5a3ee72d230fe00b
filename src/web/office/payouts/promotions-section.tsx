import type { AdminPayouts } from '#contract/endpoints/money/admin-payouts.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import type { AskedAct } from './act-dialog.tsx'

interface PromotionsSectionProps {
  promotions: AdminPayouts['promotions']
  onAct: (act: AskedAct) => void
}

/** Promotions of first orders that are held until an admin has looked at them (C93). */
export function PromotionsSection({ promotions, onAct }: PromotionsSectionProps) {
  if (promotions.length === 0) return null
  return (
    <section aria-labelledby="promotions">
      <h2 id="promotions" className="headline text-heading">
        {m.payouts_promotions()}
      </h2>
      <p className="mb-3 text-ink-soft">{m.payouts_promotions_text()}</p>
      <ul className="divide-y divide-line rounded-box border border-line bg-surface">
        {promotions.map(({ orderId, bookingCode, caterer, amount }) => (
          <li key={orderId} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
            <p className="figures min-w-0 break-words">
              {formatRupees(amount)}
              <span className="block text-sm text-ink-soft">{`${caterer.name} · ${bookingCode}`}</span>
            </p>
            <Button size="small" onClick={() => onAct({ do: 'release', orderId, code: bookingCode })}>
              {m.payouts_release()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
