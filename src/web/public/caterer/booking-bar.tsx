import { useState } from 'react'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { BookingPanel, CallLink, lowestPrice, type BookingPanelProps } from './booking-panel.tsx'

/** On a phone the price and the way to book stay under the thumb; the rest comes up as a sheet. */
export function BookingBar(props: BookingPanelProps) {
  const [open, setOpen] = useState(false)
  const { booking, caterer, packages } = props
  const bookable = packages.length > 0
  const { text, minimum } = lowestPrice(props)
  const guests = booking.people ? m.caterer_for_people({ band: booking.people }) : m.caterer_people_first()
  const close = () => setOpen(false)
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <div className="page flex items-center justify-between gap-3 py-2.5">
        <p className="flex min-w-0 flex-col leading-tight">
          <Money strong className="whitespace-normal! max-[22rem]:text-sm">
            {text}
          </Money>
          {bookable && <span className="figures truncate text-sm text-ink-soft">{minimum ?? guests}</span>}
        </p>
        {bookable ? (
          <Button variant="main" onClick={() => booking.ready() && setOpen(true)} className="whitespace-nowrap">
            {m.caterer_book_now()}
          </Button>
        ) : (
          <CallLink caterer={caterer} />
        )}
      </div>
      <Sheet open={open} onClose={close} title={m.caterer_booking()}>
        <BookingPanel {...props} />
      </Sheet>
    </div>
  )
}
