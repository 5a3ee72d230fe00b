import type { ComponentProps } from 'react'
import { limits } from '#contract/limits.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import { SelectField } from '#web/ui/fields/select-field.tsx'

/** How long the caterer serves. What extra hours cost stands in the list itself (C66). */
export function HoursField(props: Omit<ComponentProps<typeof SelectField>, 'label' | 'hint' | 'options'>) {
  const { includedServiceHours: included, maxServiceHours, extraHourRupees } = limits.order
  const options = Array.from({ length: maxServiceHours }, (_, at) => {
    const count = at + 1
    const extra = Math.max(0, count - included)
    const label =
      extra > 0
        ? m.bill_hours_option_extra({ count, price: formatRupees(extra * extraHourRupees) })
        : m.bill_hours_option({ count })
    return { value: String(count), label }
  })
  return (
    <SelectField
      label={m.bill_hours()}
      hint={m.bill_hours_hint({ included, price: formatRupees(extraHourRupees) })}
      options={options}
      {...props}
    />
  )
}
