import { Link, useNavigate } from 'react-router'
import type { Quote } from '#contract/endpoints/orders/quote.ts'
import { bandFor } from '#contract/values/guest-band.ts'
import { fromRupees } from '#contract/values/money.ts'
import { eventLinks } from '#web/shared/event/links.ts'
import { useEvent, useEventLinks } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { countOf } from '#web/shared/draft/diet-split.ts'
import type { Draft } from '#web/shared/draft/draft-shape.ts'
import { startDraft } from '#web/shared/draft/draft.ts'
import { eventOfBill } from './event-of-bill.ts'
import { priceText } from '#web/shared/price/price-text.ts'

interface AlternativesProps {
  quote: Quote
  draft: Draft
  guests: number
}

/** Packages that fit when the chosen one does not, each switched to on request only (C28); a link to other caterers when none fits. */
export function Alternatives({ quote: { alternatives, problems }, draft, guests }: AlternativesProps) {
  const navigate = useNavigate()
  const links = useEventLinks()
  if (alternatives.length === 0) return <OtherCaterers problems={problems} draft={draft} guests={guests} />
  const choose = ({ id, name, band }: Quote['alternatives'][number]) => {
    startDraft({ catererSlug: draft.catererSlug, catererId: draft.catererId, packageId: id, packageName: name, band })
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

const unsuited = ['guests_outside_band', 'guests_below_band', 'guests_above_capacity', 'diet_not_served']

/** These guests cannot be fed by this caterer: others are searched for by what is known of the event. */
function OtherCaterers({
  problems,
  draft,
  guests,
}: Pick<AlternativesProps, 'draft' | 'guests'> & Pick<Quote, 'problems'>) {
  const { event } = useEvent()
  const band = bandFor(guests)
  if (!band || !problems.some(({ code }) => unsuited.includes(code))) return null
  const { details } = draft
  const to = eventLinks(eventOfBill(event, details, guests)).search({ jain: countOf(details.jain) > 0 })
  return (
    <p>
      <Link to={to} className="inline-flex min-h-11 items-center text-link">
        {m.bill_other_caterers({ guests })}
      </Link>
    </p>
  )
}
