import type { CalendarDay } from '#contract/endpoints/kitchen/calendar.ts'
import type { Day } from '#contract/values/calendar.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { RadioGroup } from '#web/ui/fields/choice.tsx'
import { DateField, NumberField } from '#web/ui/fields/text-field.tsx'
import { DayOrders } from './day-orders.tsx'
import { overbookedText } from './day-text.ts'
import { useChangeDays } from './use-change-days.ts'
import type { SelectedDays } from './use-day-selection.ts'

interface ChangeDaysFormProps {
  chosen: SelectedDays
  days: ReadonlyMap<Day, CalendarDay>
  today: Day
  usualCapacity: number
  onClose: () => void
}

/** Open or closed, and how many guests can be served. Paid orders are named before their days are closed. */
export function ChangeDaysForm({ chosen, days, today, usualCapacity, onClose }: ChangeDaysFormProps) {
  const { form, submit, named } = useChangeDays(chosen, { days, today, onDone: onClose })
  const { from, to, state, capacity } = form.values
  const lowered = [...days.values()].filter(({ day }) => from <= day && day <= to)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5 border-t border-line pt-5">
      <div className="grid grid-cols-2 gap-3">
        <DateField label={m.calendar_from()} min={today} {...form.field('from')} />
        <DateField label={m.calendar_to()} min={from} {...form.field('to')} />
      </div>
      <RadioGroup
        inline
        label={m.calendar_bookings()}
        name="state"
        options={[
          { value: 'open', label: m.calendar_open() },
          { value: 'closed', label: m.calendar_closed() },
        ]}
        value={state}
        onChange={(value) => form.set({ state: value === 'closed' ? 'closed' : 'open' })}
      />
      {state !== 'closed' && (
        <NumberField
          label={m.calendar_capacity()}
          hint={m.calendar_capacity_hint({ capacity: usualCapacity })}
          placeholder={String(usualCapacity)}
          {...form.field('capacity')}
        />
      )}
      {capacity !== '' &&
        state !== 'closed' &&
        lowered.map((day) => {
          const text = overbookedText({ ...day, capacity: Number(capacity) })
          return (
            text && (
              <p key={day.day} role="status" className="text-danger">
                {text}
              </p>
            )
          )
        })}
      {named.length > 0 && (
        <div role="alert" className="rounded-box bg-marigold-wash p-4">
          <p className="font-semibold">{m.calendar_close_orders({ count: named.length })}</p>
          <DayOrders orders={named} withDay />
        </div>
      )}
      <FormError text={form.failure} />
      <Button type="submit" variant="main" wide pending={form.isSubmitting}>
        {named.length > 0 ? m.calendar_close_anyway({ count: named.length }) : m.calendar_save()}
      </Button>
    </form>
  )
}
