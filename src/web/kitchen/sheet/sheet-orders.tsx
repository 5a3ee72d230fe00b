import type { SheetOrder } from '#contract/endpoints/kitchen/kitchen-sheet.ts'
import { formatTime, type Day } from '#contract/values/calendar.ts'
import { m } from '#messages'
import { Card } from '#web/ui/display/card.tsx'
import { DietMark } from '#web/ui/display/diet-mark.tsx'
import { dietsText, dispatchText, uneatenText } from './sheet-text.ts'

/** The orders of the day, the one that leaves first at the top. */
export function SheetOrders({ orders, day }: { orders: readonly SheetOrder[]; day: Day }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="headline text-heading break-after-avoid">{m.sheet_orders()}</h2>
      {orders.map((order) => (
        <Card
          key={order.id}
          className="flex break-inside-avoid flex-col gap-3 p-4 sm:p-5 print:gap-1.5 print:border-line-strong print:p-3"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="figures text-xl font-semibold">{m.sheet_leaves({ time: dispatchText(order, day) })}</h3>
            <span className="figures font-semibold">{order.bookingCode}</span>
          </div>
          <p className="figures">
            {[m.sheet_serving({ time: formatTime(order.eventTime) }), order.area, order.packageName].join(' · ')}
          </p>
          <p className="figures text-lg font-semibold">
            {m.sheet_guests({ count: order.guests })}: {dietsText(order.dietSplit)}
          </p>
          {order.allergies !== undefined && (
            <p className="rounded-box border-2 border-danger bg-danger-wash px-3 py-2">
              <strong className="block text-danger">{m.sheet_allergies()}</strong>
              <span className="whitespace-pre-line">{order.allergies}</span>
            </p>
          )}
          {order.gift !== undefined && (
            <p>
              <strong>{m.sheet_gift()}</strong> {order.gift}
            </p>
          )}
          {order.note !== undefined && (
            <p className="whitespace-pre-line">
              <strong>{m.sheet_note()}</strong> {order.note}
            </p>
          )}
          <div className="flex flex-col gap-3 print:block print:columns-2 print:gap-x-8">
            {order.courses.map(({ name, dishes, uneaten }) => (
              <div key={name} className="break-inside-avoid print:mb-1.5">
                <h4 className="font-semibold text-ink-soft">{name}</h4>
                <ul>
                  {dishes.map((dish) => (
                    <li key={dish.name} className="flex items-baseline gap-3 py-0.5 print:py-0">
                      <span className="figures w-12 shrink-0 text-right text-lg font-semibold">{dish.portions}</span>
                      <span className="min-w-0 grow">{dish.name}</span>
                      <DietMark diet={dish.diet} />
                    </li>
                  ))}
                </ul>
                {uneaten.length > 0 && <p className="font-medium text-danger">{uneatenText(uneaten)}</p>}
              </div>
            ))}
          </div>
        </Card>
      ))}
    </section>
  )
}
