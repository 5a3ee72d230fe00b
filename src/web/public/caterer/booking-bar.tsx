import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { m } from '#messages'
import { canBook, reasonText, shownState } from '#web/shared/availability/state-text.ts'
import { packagePriceText } from '#web/shared/price/package-price.ts'
import { eventAt } from '#web/public/listing/card-event.ts'
import { BottomBar } from '#web/ui/controls/bottom-bar.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { BookingPanel, CallLink, lowestPrice, type BookingPanelProps } from './booking-panel.tsx'

const row = 'flex items-center justify-between gap-3'

/** On a phone price, package and the way to book stay under the thumb; another package or day comes up as a sheet. */
export function BookingBar(props: BookingPanelProps) {
  const [open, setOpen] = useState(false)
  const { booking, caterer, packages, choice, fit } = props
  const { event, cardEvent, ready, book } = booking
  const { chosen } = choice
  const { text } =
    (chosen && packagePriceText(chosen, eventAt(cardEvent, caterer.googleLocation))) ?? lowestPrice(props)
  const state = event.date && fit.found?.day && shownState(event.date, fit.found.day.state)
  const closed = event.date && state && !canBook(state) ? reasonText(event.date, state) : undefined
  const close = () => setOpen(false)
  const press = () => {
    if (!ready()) return
    // What cannot be booked is said in the sheet, with the ways on.
    if (chosen && closed === undefined) book(chosen)
    else setOpen(true)
  }
  if (packages.length === 0) {
    return (
      <BottomBar className={row}>
        <Money strong>{text}</Money>
        <CallLink caterer={caterer} />
      </BottomBar>
    )
  }
  return (
    <BottomBar className={row}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => ready() && setOpen(true)}
        className="flex min-h-12 min-w-0 flex-1 flex-col justify-center rounded-box text-left leading-tight"
      >
        <span className="flex items-center gap-1">
          <Money strong className="whitespace-normal! max-[22rem]:text-sm">
            {text}
          </Money>
          {chosen && <ChevronUp aria-hidden size={18} className="shrink-0 text-leaf" />}
        </span>
        <span className={closed ? 'text-sm text-marigold-ink' : 'figures truncate text-sm text-ink-soft'}>
          {closed ?? chosen?.name ?? m.caterer_people_first()}
        </span>
        {chosen && <span className="sr-only">{m.caterer_bar_change()}</span>}
      </button>
      <Button variant="main" onClick={press} className="whitespace-nowrap">
        {m.caterer_book_now()}
      </Button>
      <Sheet open={open} onClose={close} title={m.caterer_booking()}>
        <BookingPanel {...props} />
      </Sheet>
    </BottomBar>
  )
}
