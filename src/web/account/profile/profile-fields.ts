import type { Profile } from '#contract/endpoints/account.ts'
import type { Language } from '#contract/values/language.ts'
import { withoutCountryCode } from '#contract/values/phone.ts'
import { m } from '#messages'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import { emailProblem } from '#web/shared/sign-in/email-problem.ts'
import { personSchema } from '#web/shared/sign-in/person-schema.ts'

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

/** Name, phone and language. */
export const detailsSchema: FormSchema<DetailsFields> = {
  ...personSchema<DetailsFields>(),
  language: {},
}

/** Another email address, with the password as proof where there is one. */
export interface NewEmailFields {
  email: string
  password: string
}

export const noNewEmail: NewEmailFields = { email: '', password: '' }

export const newEmailSchema: FormSchema<NewEmailFields, { hasPassword: boolean }> = {
  email: { problem: ({ email }) => emailProblem(email) },
  password: {
    problem: ({ password }, { hasPassword }) =>
      hasPassword && password === '' ? m.identity_need_password() : undefined,
  },
}

/** What is asked for before an account is deleted. */
export interface DeletionFields {
  word: string
  password: string
}

export const noDeletion: DeletionFields = { word: '', password: '' }

export const deletionSchema: FormSchema<DeletionFields, { hasPassword: boolean }> = {
  word: {
    problem: ({ word }) => (word.trim() === m.account_delete_word() ? undefined : m.account_delete_need_word()),
  },
  password: {
    problem: ({ password }, { hasPassword }) =>
      hasPassword && password === '' ? m.identity_need_password() : undefined,
  },
}
