import type { ComponentProps } from 'react'
import { formatShortDay, isDay } from '#contract/values/calendar.ts'
import { m } from '#messages'
import { controlClass, Field, splitField, type FieldProps } from '#web/ui/fields/field.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'

type DayFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'required' | 'id' | 'type' | 'value'> & { value: string }

/**
 * A day with its weekday, `Sat, 12 Dec`, chosen in the calendar of the device. Browsers show days in figures and some show nothing
 * where none is chosen, so the words lie over the control until somebody with a keyboard types in it.
 */
export function DayField(props: DayFieldProps) {
  const { field, control } = splitField(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <span className="relative block">
          <input
            type="date"
            {...control}
            {...wiring}
            onClick={({ currentTarget }) => openCalendar(currentTarget)}
            className={classNames(controlClass, 'peer figures', control.className)}
          />
          <span aria-hidden className={classNames('day-text', !isDay(props.value) && 'text-ink-soft')}>
            {isDay(props.value) ? formatShortDay(props.value) : m.event_date_choose()}
          </span>
        </span>
      )}
    </Field>
  )
}

/** Not every browser opens it by a press on the text, and some forbid it to a page in a frame. */
function openCalendar(input: HTMLInputElement): void {
  try {
    input.showPicker()
  } catch {
    // Then the day is typed.
  }
}
