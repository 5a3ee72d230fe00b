import { useState } from 'react'
import type { CalendarDay, CalendarOrder } from '#contract/endpoints/kitchen/calendar.ts'
import type { Day } from '#contract/values/calendar.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { changeOf, daysSchema, fieldsOf } from './days-form.ts'
import { refreshCalendar } from './month-query.ts'
import { ordersOn } from './orders-on.ts'
import type { SelectedDays } from './use-day-selection.ts'

/**
 * The form of chosen days. Days with paid orders are closed by a second press, once the orders were named; what is so already is
 * not sent.
 */
export function useChangeDays(
  chosen: SelectedDays,
  { days, today, onDone }: { days: ReadonlyMap<Day, CalendarDay>; today: Day; onDone: () => void },
) {
  const [initial] = useState(() => fieldsOf(chosen, days))
  const [named, setNamed] = useState<readonly CalendarOrder[]>([])
  const form = useSchemaForm(daysSchema, { id: 'days', initial, context: { today } })
  const send = async () => {
    const change = changeOf(form.values, initial)
    if (change.state !== 'closed') return put(change, [])
    const orders = await ordersOn(change)
    const areNamed = orders.every(({ id }) => named.some((one) => one.id === id))
    setNamed(orders)
    if (areNamed) await put(change, orders)
  }
  const put = async (change: ReturnType<typeof changeOf>, orders: readonly CalendarOrder[]) => {
    const hasChange = change.state !== undefined || change.capacity !== undefined
    if (hasChange) {
      await api('PUT /api/calendar/days', { body: { ...change, knownOrders: orders.map(({ id }) => id) } })
      await refreshCalendar()
      notify(m.calendar_saved(), 'success')
    }
    onDone()
  }
  const submit = form.submit(() =>
    send().catch(async (error: unknown) => {
      // An order was paid since they were read: it is named as well.
      if (error instanceof ApiError && error.code === 'day_has_orders') setNamed(await ordersOn(form.values))
      form.reject(error, failureMessage(error, [], m.calendar_failed()))
    }),
  )
  return { form, submit, named: form.values.state === 'closed' ? named : [] }
}
