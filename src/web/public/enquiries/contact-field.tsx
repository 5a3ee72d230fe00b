import type { ComponentProps } from 'react'
import { mobileDigits, tenDigits } from '#contract/values/phone.ts'
import type { FieldSchema } from '#web/shared/form/form-schema.ts'
import { m } from '#messages'
import { TextField } from '#web/ui/fields/text-field.tsx'

/** A number for the reply: digits alone, at most ten while it is entered, exactly ten to be sent (R312, R313). */
export function contactSchema<Values extends { contact: string }>(): FieldSchema<string, Values, unknown> {
  return {
    clean: mobileDigits,
    problem: ({ contact }) => (tenDigits.test(mobileDigits(contact)) ? undefined : m.enquiry_contact_invalid()),
  }
}

type Given = Partial<Pick<ComponentProps<typeof TextField>, 'label' | 'hint'>> &
  Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>

export function ContactField({ label = m.enquiry_contact(), hint = m.enquiry_contact_hint(), ...given }: Given) {
  return (
    <TextField
      label={label}
      hint={hint}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      className="figures"
      required
      {...given}
    />
  )
}
