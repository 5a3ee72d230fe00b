import type { ComponentProps } from 'react'
import { limits } from '#contract/limits.ts'
import { m } from '#messages'
import { TextField } from '#web/ui/fields/text-field.tsx'

type FieldGiven = Omit<ComponentProps<typeof TextField>, 'label'> & { 'data-autofocus'?: boolean }

/** First and last name side by side; each takes what a form gives its control. */
export function NameFields({ first, last }: { first: FieldGiven; last: FieldGiven }) {
  const common = { maxLength: limits.text.name, required: true }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={m.identity_first_name()} autoComplete="given-name" {...common} {...first} />
      <TextField label={m.identity_last_name()} autoComplete="family-name" {...common} {...last} />
    </div>
  )
}

/** A mobile number in India. */
export function PhoneField(given: FieldGiven) {
  return (
    <TextField
      label={m.identity_phone()}
      hint={m.identity_phone_hint()}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      className="figures"
      required
      {...given}
    />
  )
}

/** An email address. Where one signs in with it, password managers want `autoComplete="username"`. */
export function EmailField({ label = m.identity_email(), ...given }: FieldGiven & { label?: string }) {
  return (
    <TextField
      label={label}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...given}
    />
  )
}
