import { useNavigate } from 'react-router'
import type { Quote } from '#contract/endpoints/orders/quote.ts'
import type { Diet } from '#contract/values/diet.ts'
import { fromRupees } from '#contract/values/money.ts'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import type { Draft } from '#web/shared/draft/draft-shape.ts'
import { isSplitEntered } from '#web/shared/draft/diet-split.ts'
import { startDraft } from '#web/shared/draft/draft.ts'
import { OtherCaterers } from './other-caterers.tsx'
import { priceText } from '#web/shared/price/price-text.ts'

interface AlternativesProps {
  quote: Quote
  draft: Draft
  guests: number
  /** The diet of guests without a choice. */
  main: Diet
}

/** Packages that fit when the chosen one does not, each switched to on request only (C28); other caterers when none fits (C65). */
export function Alternatives({ quote, draft, guests, main }: AlternativesProps) {
  const navigate = useNavigate()
  const links = useEventLinks()
  const { alternatives } = quote
  if (alternatives.length === 0) return <OtherCaterers quote={quote} draft={draft} guests={guests} />
  const choose = ({ id, name, band }: Quote['alternatives'][number]) => {
    const { catererSlug, catererCity, catererId } = draft
    const pack = { packageId: id, packageName: name, band, isSplitEntered: isSplitEntered(draft.details, main) }
    startDraft({ catererSlug, catererCity, catererId, ...pack })
    void navigate(links.customise())
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
                price: priceText({
                  perPlate: fromRupees(offer.perPlateWithGst),
                  portion: 'plate',
                  gstPercent: offer.gstPercent,
                }),
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
