import { useEffect, useRef, useState } from 'react'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { formatMoment, momentInIndia } from '#contract/values/calendar.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { OrderSection } from '#web/shared/order-view/order-section.tsx'
import { useNow } from '#web/shared/order-view/use-now.ts'
import { ChangeForm } from './change-form.tsx'
import { clearStoredForm, readStoredForm } from './stored-form.ts'
import { PastChanges } from './past-changes.tsx'
import { WaitingChange } from './waiting-change.tsx'

const hourMs = 3_600_000

interface ChangeSectionProps {
  order: OrderView
  /** Called when the shown order is outdated and must be reloaded. */
  onChanged: () => void
}

/** States in which guests and menu may change, or could until the preparation started. */
const shownIn: readonly OrderView['state'][] = ['requested', 'accepted', 'in_preparation']

/** Change of guests or menu of a paid order, until the cut-off; empty for orders that cannot change. */
export function ChangeSection({ order, onChanged }: ChangeSectionProps) {
  const [stored, setStored] = useState(() => readStoredForm(order))
  const [open, setOpen] = useState(stored !== undefined)
  useEffect(() => {
    // The order has become another one since.
    if (!readStoredForm(order)) clearStoredForm(order)
  }, [order])
  const opener = useRef<HTMLButtonElement>(null)
  const now = useNow()
  if (!shownIn.includes(order.state)) return null
  const waiting = order.changes.find(({ state }) => state === 'awaiting_payment')
  const until = new Date(order.changesUntil)
  const may = order.can.change === true && now < until
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const show = () => {
    setStored(readStoredForm(order))
    setOpen(true)
  }
  return (
    <OrderSection title={m.change_title()} isOffPaper={order.changes.length === 0}>
      <div className="flex flex-col gap-4">
        {waiting ? (
          <WaitingChange order={order} change={waiting} onChanged={onChanged} />
        ) : (
          <>
            <p>
              {may
                ? m.change_until({
                    moment: formatMoment(until),
                    hours: hoursBefore(order),
                    caterer: order.caterer.name,
                  })
                : whyNot(order, now)}
            </p>
            {may && open && (
              <ChangeForm
                order={order}
                storedForm={stored}
                onClose={() => {
                  clearStoredForm(order)
                  close()
                }}
                onChanged={() => {
                  close()
                  onChanged()
                }}
              />
            )}
            {may && !open && (
              <Button ref={opener} className="self-start print:hidden" onClick={show}>
                {m.change_open()}
              </Button>
            )}
          </>
        )}
        <PastChanges changes={order.changes} />
      </div>
    </OrderSection>
  )
}

function hoursBefore({ eventDate, eventTime, changesUntil }: OrderView): number {
  return Math.round((momentInIndia(eventDate, eventTime).getTime() - Date.parse(changesUntil)) / hourMs)
}

/** Says why the order cannot change, with the cut-off time if that has passed. */
function whyNot(order: OrderView, now: Date): string {
  const until = new Date(order.changesUntil)
  if (now >= until) return m.change_over({ moment: formatMoment(until), caterer: order.caterer.name })
  return order.state === 'in_preparation'
    ? m.change_cooking({ caterer: order.caterer.name })
    : (order.cannot.change?.message ?? m.change_over({ moment: formatMoment(until), caterer: order.caterer.name }))
}
