import { roles } from '#contract/values/role.ts'
import { useId } from 'react'
import { m } from '#messages'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { emailProblem } from './email-problem.ts'
import { personSchema } from './person-schema.ts'
import { signUpSchema, type SignUpFields } from './sign-up-schema.ts'

export interface LoginFields {
  email: string
  password: string
}

export interface RegisterFields extends SignUpFields {
  firstName: string
  lastName: string
  phone: string
  confirmPassword: string
  role: typeof roles.customer | typeof roles.caterer
}

export interface ForgotFields {
  email: string
}

const loginSchema: FormSchema<LoginFields> = {
  email: { problem: ({ email }) => emailProblem(email) },
  password: { problem: ({ password }) => (password === '' ? m.identity_need_password() : undefined) },
}

const registerSchema: FormSchema<RegisterFields> = {
  role: {},
  ...personSchema<RegisterFields>(),
  email: signUpSchema.email,
  password: signUpSchema.password,
  confirmPassword: {
    problem: ({ password, confirmPassword }) =>
      confirmPassword !== '' && confirmPassword === password ? undefined : m.identity_need_same_password(),
  },
  acceptsTerms: signUpSchema.acceptsTerms,
  mayBeCounted: {},
}

const forgotSchema: FormSchema<ForgotFields> = {
  email: { problem: ({ email }) => emailProblem(email, m.identity_forgot_failed()) },
}

export type AuthForms = ReturnType<typeof useAuthForms>

/**
 * The three forms, held above the tabs, so that changing the tab or closing the dialog loses nothing that was typed. `role` is
 * what one registers as unless told otherwise (R298), `email` the address that the page knows.
 */
export function useAuthForms(role: RegisterFields['role'] = roles.customer, email = '') {
  // A page may hold these forms itself, below the dialog.
  const id = useId()
  const context = undefined
  const login = useSchemaForm(loginSchema, { id: `${id}-login`, initial: { email, password: '' }, context })
  const register = useSchemaForm(registerSchema, {
    id: `${id}-register`,
    initial: { ...noAccount, email, role },
    context,
  })
  const forgot = useSchemaForm(forgotSchema, { id: `${id}-forgot`, initial: { email }, context })
  return { login, register, forgot }
}

const noAccount = {
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  phone: '',
  confirmPassword: '',
  acceptsTerms: false,
  mayBeCounted: false,
}
