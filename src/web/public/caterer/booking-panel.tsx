import { CalendarClock, ShieldCheck, Users } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { PackageView } from '#contract/endpoints/caterers.ts'
import { noticeFor } from '#contract/rules/notice.ts'
import { guestBands } from '#contract/values/guest-band.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import type { CatererOfPage } from './caterer-of-page.ts'
import { EventDay, guestsFor } from './event-day.tsx'
import { priceText } from './price-text.ts'
import { bookable, startingPrice, totalFor } from '#web/public/listing/packages.ts'
import { priceRange } from '#web/public/listing/prices.ts'
import { bandFrom } from '#contract/values/event/url.ts'
import type { Booking } from './use-booking.ts'

export interface BookingPanelProps {
  caterer: CatererOfPage
  packages: readonly PackageView[]
  booking: Booking
}

/** What a plate starts at for the chosen number of people: the lowest package there is, else the caterer's own lowest price. */
export function lowestPrice({ caterer, packages, booking: { people } }: BookingPanelProps): string {
  const first = bookable(packages, people)[0]
  const price = people && first && startingPrice(first)
  return price === undefined || !first
    ? m.caterer_from({ price: formatRupees(priceRange(caterer).min) })
    : m.caterer_from_text({ price: priceText(first, price) })
}

/** The price of the chosen package, and the way to book it. */
export function BookingPanel({ caterer, packages, booking }: BookingPanelProps) {
  const { people, choose, book, ready } = booking
  const offered = people ? bookable(packages, people) : []
  const [wanted, setWanted] = useState('')
  const chosen = offered.find(({ id }) => id === wanted) ?? offered[0]
  const price = chosen && startingPrice(chosen)
  return (
    <div className="flex flex-col gap-4">
      <Price
        text={chosen && price !== undefined ? priceText(chosen, price) : lowestPrice({ caterer, packages, booking })}
        chosen={chosen}
        people={people}
      />
      <SelectField
        label={m.caterer_panel_people()}
        placeholder={m.caterer_people_choose()}
        value={people ?? ''}
        onChange={(event) => choose(bandFrom(event.target.value))}
        options={guestBands.map((band) => ({ value: band, label: m.caterer_people_option({ band }) }))}
      />
      {chosen && (
        <SelectField
          label={m.caterer_package()}
          value={chosen.id}
          onChange={(event) => setWanted(event.target.value)}
          options={offered.map((pack) => ({ value: pack.id, label: optionText(pack) }))}
        />
      )}
      <EventDay catererId={caterer.id} booking={booking} />
      {people && !chosen ? (
        <p className="text-marigold-ink">{m.caterer_nothing_bookable()}</p>
      ) : (
        <Button variant="main" size="large" wide onClick={() => (chosen ? book(chosen) : ready())}>
          {m.caterer_book_now()}
        </Button>
      )}
      <ul className="flex flex-col gap-2 text-ink-soft">
        <Assurance
          icon={<Users aria-hidden size={18} />}
          text={m.caterer_capacity_value({ count: caterer.maximumServingCapacity.toLocaleString('en-IN') })}
        />
        <Assurance
          icon={<CalendarClock aria-hidden size={18} />}
          text={leadText(noticeFor(caterer.notice, guestsFor(booking.event)))}
        />
        <Assurance icon={<ShieldCheck aria-hidden size={18} />} text={m.caterer_panel_promise()} />
      </ul>
    </div>
  )
}

function Price({ text, chosen, people }: { text: string; chosen: PackageView | undefined; people: Booking['people'] }) {
  const total = chosen && people && chosen.kind !== 'custom' ? totalFor(chosen.basePrice, people) : undefined
  return (
    <p aria-live="polite" className="flex flex-col">
      <Money strong className="text-2xl">
        {text}
      </Money>
      <span className="figures text-ink-soft">
        {total
          ? m.caterer_total({ total: formatRupees(total.rupees), guests: total.guests })
          : people
            ? m.caterer_for_people({ band: people })
            : m.caterer_people_first()}
      </span>
    </p>
  )
}

function leadText(days: number): string {
  return days === 0 ? m.caterer_lead_none() : m.caterer_panel_lead({ days })
}

function Assurance({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <li className="flex gap-2.5">
      <span className="mt-0.5 text-leaf">{icon}</span>
      {text}
    </li>
  )
}

function optionText(pack: PackageView): string {
  const price = startingPrice(pack)
  return price === undefined ? pack.name : `${pack.name} · ${priceText(pack, price)}`
}
