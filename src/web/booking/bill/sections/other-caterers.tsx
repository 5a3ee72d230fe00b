import { Link } from 'react-router'
import type { Quote } from '#contract/endpoints/orders/quote.ts'
import { bandFor } from '#contract/values/guest-band.ts'
import { m } from '#messages'
import { countOf } from '#web/shared/draft/diet-split.ts'
import type { Draft } from '#web/shared/draft/draft-shape.ts'
import { eventLinks } from '#web/shared/event/links.ts'
import { useEvent } from '#web/shared/event/use-event.ts'
import { eventOfBill } from './event-of-bill.ts'

interface OtherCaterersProps {
  quote: Pick<Quote, 'problems' | 'otherCaterers'>
  draft: Draft
  guests: number
}

const unsuited = ['guests_outside_band', 'guests_below_band', 'guests_above_capacity', 'diet_not_served']

/** Caterers who can serve guests whom this caterer cannot, and a search for more; each link carries what is known of the event. */
export function OtherCaterers({ quote: { problems, otherCaterers }, draft, guests }: OtherCaterersProps) {
  const { event } = useEvent()
  if (!bandFor(guests) || !problems.some(({ code }) => unsuited.includes(code))) return null
  const { details } = draft
  const links = eventLinks(eventOfBill(event, details, guests))
  const search = links.search({ jain: countOf(details.jain) > 0 })
  if (otherCaterers.length === 0)
    return (
      <p>
        <Link to={search} className={linkClass}>
          {m.bill_other_caterers_find({ guests })}
        </Link>
      </p>
    )
  return (
    <div className="rounded-box border border-line bg-surface p-4">
      <h3 className="font-semibold">{m.bill_other_caterers({ guests })}</h3>
      <ul className="mt-2 divide-y divide-line">
        {otherCaterers.map((caterer) => (
          <li key={caterer.id}>
            <Link to={links.caterer(caterer)} className={linkClass}>
              {caterer.name}
            </Link>
          </li>
        ))}
      </ul>
      <p className="border-t border-line">
        <Link to={search} className={linkClass}>
          {m.bill_other_caterers_all({ guests })}
        </Link>
      </p>
    </div>
  )
}

const linkClass = 'inline-flex min-h-11 items-center text-link'
