import { useNavigate } from 'react-router'
import type { Quote } from '#contract/endpoints/ordering.ts'
import { formatRupees } from '#contract/values/money.ts'
import { paths } from '#web/lib/paths.ts'
import { m } from '#web/paraglide/messages.js'
import { Button } from '#web/ui/button.tsx'
import type { Draft } from '../draft-shape.ts'
import { startDraft } from '../draft.ts'
import { eachPortion } from '../portion.ts'

/** Packages that fit when the chosen one does not; nothing is switched before somebody says so (C28). */
export function Alternatives({
  alternatives,
  draft,
  guests,
}: {
  alternatives: Quote['alternatives']
  draft: Draft
  guests: number
}) {
  const navigate = useNavigate()
  if (alternatives.length === 0) return null
  const choose = ({ id, name, band }: Quote['alternatives'][number]) => {
    startDraft({ catererSlug: draft.catererSlug, catererId: draft.catererId, packageId: id, packageName: name, band })
    void navigate(paths.customise())
  }
  return (
    <div className="rounded-box border border-line bg-surface p-4">
      <h3 className="font-semibold">{m.bill_alternatives({ guests })}</h3>
      <ul className="mt-2 divide-y divide-line">
        {alternatives.map((offer) => (
          <li
            key={`${offer.id}-${offer.band}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <span className="figures">
              {m.bill_alternative({
                name: offer.name,
                band: offer.band,
                price: `${formatRupees(offer.basePrice)} ${eachPortion('plate')}`,
              })}
            </span>
            <Button size="small" onClick={() => choose(offer)}>
              {m.bill_alternative_use({ name: offer.name })}
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{m.bill_alternative_kept()}</p>
    </div>
  )
}
