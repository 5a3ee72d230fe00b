import { tenDigits, withoutCountryCode } from '#contract/values/phone.ts'
import { m } from '#messages'
import type { FieldSchema } from '#web/shared/form/form-schema.ts'

interface Person {
  firstName: string
  lastName: string
  phone: string
}

/** Name and phone of a person, as they register and as they change them. */
export function personSchema<Values extends Person>(): Record<keyof Person, FieldSchema<string, Values, unknown>> {
  return {
    firstName: { problem: ({ firstName }) => (firstName.trim() === '' ? m.identity_need_first_name() : undefined) },
    lastName: { problem: ({ lastName }) => (lastName.trim() === '' ? m.identity_need_last_name() : undefined) },
    // Ten digits, with or without +91.
    phone: {
      problem: ({ phone }) => (tenDigits.test(withoutCountryCode(phone)) ? undefined : m.identity_need_phone()),
    },
  }
}
