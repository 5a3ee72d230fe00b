import type { CatererView } from '#contract/endpoints/caterers.ts'
import { limits } from '#contract/limits.ts'
import { noticeFor } from '#contract/rules/notice.ts'
import { addDays, dayInIndia, formatDay, isDay, type Day } from '#contract/values/calendar.ts'
import { DayPicker, OtherDays } from '#web/shared/availability/day-picker.tsx'
import { now } from '#web/ui/now.ts'
import { m } from '#messages'
import { TimeField } from '#web/ui/fields/text-field.tsx'
import { DayField } from '#web/shared/event/day-field.tsx'
import { useEvent } from '#web/shared/event/use-event.ts'
import { HoursField } from '#web/booking/steps/hours-field.tsx'
import { BillSection } from './bill-section.tsx'
import { eventOfBill } from './event-of-bill.ts'
import type { BillForm } from '../use-bill.ts'

interface EventSectionProps {
  fields: BillForm
  caterer: Pick<CatererView, 'id' | 'notice'>
  guests: number
  packed: boolean
  complete: string | undefined
}

/** When it is, and how long the caterer stays. */
export function EventSection({ fields, caterer, guests, packed, complete }: EventSectionProps) {
  const today = dayInIndia(now())
  const first = addDays(today, noticeFor(caterer.notice, guests))
  const { eventDate } = fields.values
  // A day that was stored before has never been left; it is rejected all the same, before anybody presses Pay.
  const dayProblem = isDay(eventDate) ? fields.problems.find(({ field }) => field === 'eventDate') : undefined
  const choose = (day: Day) => {
    fields.set({ eventDate: day })
    fields.touch('eventDate')
  }
  const { event } = useEvent()
  const days = { catererId: caterer.id, guests, onChoose: choose, event: eventOfBill(event, fields.values, guests) }
  return (
    <BillSection title={m.bill_section_event()} complete={complete}>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="flex flex-col gap-3">
          <DayField
            label={m.bill_date()}
            required
            min={first}
            max={addDays(today, limits.order.maxDaysAhead)}
            hint={m.bill_date_hint({ day: formatDay(first) })}
            {...fields.field('eventDate')}
            error={dayProblem?.message ?? fields.errorOf('eventDate')}
          />
          {dayProblem && <OtherDays {...days} day={eventDate} />}
          <div className="print:hidden">
            <DayPicker {...days} value={eventDate} />
          </div>
        </div>
        <TimeField label={m.bill_time()} required {...fields.field('eventTime')} />
      </div>
      {packed ? (
        <p className="text-ink-soft">{m.bill_packed_note()}</p>
      ) : (
        <HoursField fieldClassName="sm:max-w-[calc(50%-0.5rem)]" {...fields.field('serviceHours')} />
      )}
    </BillSection>
  )
}
