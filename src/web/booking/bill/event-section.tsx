import { limits } from '#contract/limits.ts'
import { addDays, dayInIndia, formatDay } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { now } from '#web/ui/now.ts'
import { m } from '#messages'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { DateField, TimeField } from '#web/ui/fields/text-field.tsx'
import { BillSection } from './bill-section.tsx'
import type { BillForm } from './use-bill.ts'

interface EventSectionProps {
  fields: BillForm
  /** Days of notice that the caterer needs. */
  leadDays: number
  packed: boolean
}

/** When it is, and how long the caterer stays. */
export function EventSection({ fields, leadDays, packed }: EventSectionProps) {
  const today = dayInIndia(now())
  const first = addDays(today, leadDays)
  return (
    <BillSection title={m.bill_section_event()}>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          label={m.bill_date()}
          required
          min={first}
          max={addDays(today, limits.order.maxDaysAhead)}
          hint={m.bill_date_hint({ day: formatDay(first) })}
          {...fields.field('eventDate')}
        />
        <TimeField label={m.bill_time()} required {...fields.field('eventTime')} />
      </div>
      {packed ? <p className="text-ink-soft">{m.bill_packed_note()}</p> : <HoursField fields={fields} />}
    </BillSection>
  )
}

/** What extra hours cost stands in the list itself (C66). */
function HoursField({ fields }: { fields: BillForm }) {
  const { includedServiceHours, maxServiceHours, extraHourRupees } = limits.order
  const options = Array.from({ length: maxServiceHours }, (_, at) => {
    const count = at + 1
    const extra = Math.max(0, count - includedServiceHours)
    const label =
      extra > 0
        ? m.bill_hours_option_extra({ count, price: formatRupees(extra * extraHourRupees) })
        : m.bill_hours_option({ count })
    return { value: String(count), label }
  })
  return (
    <SelectField
      label={m.bill_hours()}
      hint={m.bill_hours_hint({ included: includedServiceHours, price: formatRupees(extraHourRupees) })}
      options={options}
      fieldClassName="sm:max-w-[calc(50%-0.5rem)]"
      {...fields.field('serviceHours')}
    />
  )
}
