import { CalendarClock, Gift, Phone, ShieldCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { PackageView } from '#contract/endpoints/caterers.ts'
import { noticeFor } from '#contract/rules/notice.ts'
import { formatPaise } from '#contract/values/money.ts'
import { m } from '#messages'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import type { CatererOfPage } from './caterer-of-page.ts'
import { EventDay, guestsFor } from './event-day.tsx'
import { eventAt } from '#web/public/listing/card-event.ts'
import { bookable } from '#web/shared/offer-view/packages.ts'
import { packagePrice, packagePriceText, type WordedPrice } from '#web/shared/price/package-price.ts'
import type { Booking } from './use-booking.ts'
import type { Fit } from './use-fit.ts'

export interface BookingPanelProps {
  caterer: CatererOfPage
  packages: readonly PackageView[]
  booking: Booking
  choice: PackageChoice
  /** What the caterer can do for the event; nothing is asked while it has no day. */
  fit: Fit
}

/** The package that Book Now begins with. */
export interface PackageChoice {
  /** What can be booked for the guests; nothing while their range is not known. */
  offered: readonly PackageView[]
  chosen: PackageView | undefined
  choosePackage: (id: string) => void
}

/** The first package that is offered for the guests, until another one is chosen. */
export function usePackageChoice(
  packages: readonly PackageView[],
  { people, event: { kind }, cardEvent: { diet } }: Booking,
): PackageChoice {
  const [wanted, choosePackage] = useState('')
  const offered = people ? bookable(packages, people, diet, kind) : []
  return { offered, chosen: offered.find(({ id }) => id === wanted) ?? offered[0], choosePackage }
}

/** What a plate starts at for the chosen number of people, diet and service: the lowest plate there is, else the first of what is offered. */
export function lowestPrice({
  caterer,
  packages,
  booking: { people, event, cardEvent },
}: Pick<BookingPanelProps, 'caterer' | 'packages' | 'booking'>): WordedPrice {
  const [first] = bookable(packages, people, cardEvent.diet, event.kind)
  const price = first && packagePriceText(first, eventAt(cardEvent, caterer.googleLocation))
  if (!price) return { text: m.price_on_request(), notes: [] }
  return first.kind === 'custom' ? price : { ...price, text: m.price_from({ price: price.text }) }
}

/** The price of the chosen package, and the way to book it. */
export function BookingPanel({ caterer, packages, booking, choice, fit }: BookingPanelProps) {
  const { people, cardEvent, book, ready } = booking
  const { offered, chosen, choosePackage } = choice
  if (packages.length === 0) return <OnRequest caterer={caterer} booking={booking} />
  const price =
    (chosen && packagePriceText(chosen, eventAt(cardEvent, caterer.googleLocation))) ??
    lowestPrice({ caterer, packages, booking })
  return (
    <div className="flex flex-col gap-4">
      <CatererName caterer={caterer} />
      <Price price={price} people={people} />
      {chosen && (
        <SelectField
          label={m.caterer_package()}
          value={chosen.id}
          onChange={(event) => choosePackage(event.target.value)}
          options={offered.map((pack) => ({ value: pack.id, label: optionText(pack) }))}
        />
      )}
      <EventDay catererId={caterer.id} booking={booking} fit={fit} />
      {people && !chosen ? (
        <p className="text-marigold-ink">{m.caterer_nothing_bookable()}</p>
      ) : (
        <Button variant="main" size="large" wide onClick={() => (chosen ? book(chosen) : ready())}>
          {m.caterer_book_now()}
        </Button>
      )}
      <Assurances caterer={caterer} booking={booking}>
        <Assurance icon={<ShieldCheck aria-hidden size={18} />} text={m.caterer_panel_promise()} />
      </Assurances>
    </div>
  )
}

/** A caterer without packages cannot be booked here, and has no price that could be named. */
function OnRequest({ caterer, booking }: Pick<BookingPanelProps, 'caterer' | 'booking'>) {
  return (
    <div className="flex flex-col gap-4">
      <CatererName caterer={caterer} />
      <Money strong className="text-2xl">
        {m.price_on_request()}
      </Money>
      <p className="text-ink-soft">{m.caterer_on_request_text({ name: caterer.name })}</p>
      <CallLink caterer={caterer} size="large" wide />
      <Assurances caterer={caterer} booking={booking} />
    </div>
  )
}

/** The way to a caterer that cannot be booked online. */
export function CallLink({
  caterer,
  ...look
}: Pick<BookingPanelProps, 'caterer'> & { size?: 'large'; wide?: boolean }) {
  return (
    <a
      href={`tel:${caterer.contact}`}
      className={classNames(buttonClass({ variant: 'main', ...look }), 'whitespace-nowrap')}
    >
      <Phone aria-hidden size={20} />
      {m.caterer_call_now()}
    </a>
  )
}

/** The panel stays in sight where the page's heading does not. */
function CatererName({ caterer }: Pick<BookingPanelProps, 'caterer'>) {
  return <p className="leading-snug font-semibold">{caterer.name}</p>
}

function Price({ price, people }: { price: WordedPrice; people: Booking['people'] }) {
  const { text, notes, total } = price
  return (
    <p aria-live="polite" className="flex flex-col">
      <Money strong className="text-xl">
        {text}
      </Money>
      {notes.length > 0 && <span className="figures text-sm text-ink-soft">{notes.join(' · ')}</span>}
      <span className="figures text-ink-soft">
        {total ?? (people ? m.caterer_for_people({ band: people }) : m.caterer_people_first())}
      </span>
    </p>
  )
}

function leadText(days: number): string {
  return days === 0 ? m.caterer_lead_none() : m.caterer_panel_lead({ days })
}

function Assurances({
  caterer,
  booking,
  children,
}: Pick<BookingPanelProps, 'caterer' | 'booking'> & { children?: ReactNode }) {
  return (
    <ul className="flex flex-col gap-2 text-ink-soft">
      {caterer.complimentary && (
        <Assurance
          icon={<Gift aria-hidden size={18} />}
          text={m.caterer_panel_complimentary({ text: caterer.complimentary })}
        />
      )}
      <Assurance
        icon={<CalendarClock aria-hidden size={18} />}
        text={leadText(noticeFor(caterer.notice, guestsFor(booking.event)))}
      />
      {children}
    </ul>
  )
}

function Assurance({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <li className="flex gap-2.5">
      <span className="mt-0.5 text-leaf">{icon}</span>
      {text}
    </li>
  )
}

/** The full words of the price stand above; a line of the select has no room for them. */
function optionText(pack: PackageView): string {
  const price = packagePrice(pack, {})
  return price ? `${pack.name} · ${formatPaise(price.perPlate)}` : pack.name
}
