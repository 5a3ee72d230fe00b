import { formatCount } from '#contract/count.ts'
import type { ComponentProps } from 'react'
import { limits } from '#contract/limits.ts'
import { isGuestCount } from '#contract/values/event.ts'
import { m } from '#messages'
import { NumberField } from '#web/ui/fields/text-field.tsx'

interface GuestsFieldProps extends Omit<ComponentProps<typeof NumberField>, 'label' | 'name' | 'value' | 'onChange'> {
  text: string
  onText: (text: string) => void
}

/** The exact number of guests, beside the range that follows from it. */
export function GuestsField({ text, onText, ...field }: GuestsFieldProps) {
  return (
    <NumberField
      {...field}
      label={m.event_guests()}
      name="guests"
      maxLength={6}
      value={text}
      error={exactGuests(text) === 'wrong' ? wrongGuests() : undefined}
      onChange={({ target: { value } }) => onText(value)}
    />
  )
}

/** What is said of a number of guests that cannot be. */
export function wrongGuests(): string {
  const { minGuests, maxGuests } = limits.order
  return m.event_guests_wrong({ min: minGuests, max: formatCount(maxGuests) })
}

/** The number that a text says; undefined for none, 'wrong' for one that cannot be. */
export function exactGuests(text: string): number | 'wrong' | undefined {
  if (text.trim() === '') return undefined
  const guests = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN
  return isGuestCount(guests) ? guests : 'wrong'
}
