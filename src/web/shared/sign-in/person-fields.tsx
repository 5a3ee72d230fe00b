import type { ComponentProps } from 'react'
import { limits } from '#contract/limits.ts'
import { tenDigits, withoutCountryCode } from '#contract/values/phone.ts'
import { m } from '#messages'
import { TextField } from '#web/ui/fields/text-field.tsx'

type FieldGiven = Omit<ComponentProps<typeof TextField>, 'label'> & { 'data-autofocus'?: boolean }

/** First and last name side by side; each takes its error and what `register` gives. */
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

/** The rule of a name: not empty, without space around it. */
export function nameRule(message: string) {
  return {
    required: message,
    setValueAs: (value: string) => value.trim(),
    validate: (value: string) => value.trim() !== '' || message,
  }
}

/** The rule of a phone: ten digits, with or without +91. */
export function phoneRule() {
  return { validate: (value: string) => tenDigits.test(withoutCountryCode(value)) || m.identity_need_phone() }
}
