import { isAcceptablePassword } from '#contract/rules/password.ts'
import { m } from '#messages'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import { emailProblem } from './email-problem.ts'

/** What a visitor enters where name and number are known. */
export interface SignUpFields {
  email: string
  password: string
  acceptsTerms: boolean
  mayBeCounted: boolean
}

/** What an account needs besides a name and a number. */
export const signUpSchema: FormSchema<SignUpFields> = {
  email: { problem: ({ email }) => emailProblem(email) },
  password: {
    problem: ({ password }) => (isAcceptablePassword(password) ? undefined : m.identity_need_good_password()),
  },
  acceptsTerms: { problem: ({ acceptsTerms }) => (acceptsTerms ? undefined : m.identity_need_terms()) },
  mayBeCounted: {},
}
