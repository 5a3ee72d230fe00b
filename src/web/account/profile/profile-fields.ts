import type { Profile } from '#contract/endpoints/account.ts'
import type { Language } from '#contract/values/language.ts'
import { withoutCountryCode } from '#contract/values/phone.ts'

/** What is typed into the form of one's details. */
export interface DetailsFields {
  firstName: string
  lastName: string
  phone: string
  language: Language
}

export const noDetails: DetailsFields = { firstName: '', lastName: '', phone: '', language: 'en' }

/** The account as the form shows it: ten digits without +91. */
export function detailsOf({ firstName, lastName, phone, language }: Profile): DetailsFields {
  return { firstName, lastName, phone: withoutCountryCode(phone), language }
}

/** What differs from the account, and nothing else (R292); empty when nothing does. */
export function changedDetails(profile: Profile, typed: DetailsFields): Partial<DetailsFields> {
  const before = detailsOf(profile)
  const after: DetailsFields = {
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    phone: withoutCountryCode(typed.phone),
    language: typed.language,
  }
  const names = Object.keys(after) as (keyof DetailsFields)[]
  return Object.fromEntries(names.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]))
}
