import { roles } from '#contract/values/role.ts'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { ErrorCode } from '#contract/errors.ts'
import { ApiError } from '#web/shared/api/api.ts'
import { m } from '#messages'

export interface LoginFields {
  email: string
  password: string
}

export interface RegisterFields extends LoginFields {
  firstName: string
  lastName: string
  phone: string
  confirmPassword: string
  role: typeof roles.customer | typeof roles.caterer
  acceptsTerms: boolean
  mayBeCounted: boolean
}

export interface ForgotFields {
  email: string
}

export interface AuthForms {
  login: UseFormReturn<LoginFields>
  register: UseFormReturn<RegisterFields>
  forgot: UseFormReturn<ForgotFields>
}

/**
 * The three forms, held above the tabs, so that changing the tab or closing the dialog loses nothing that was typed. `role` is
 * what one registers as unless told otherwise (R298).
 */
export function useAuthForms(role: RegisterFields['role'] = roles.customer): AuthForms {
  const login = useForm<LoginFields>({ mode: 'onTouched', defaultValues: { email: '', password: '' } })
  const register = useForm<RegisterFields>({
    mode: 'onTouched',
    defaultValues: {
      email: '',
      password: '',
      firstName: '',
      lastName: '',
      phone: '',
      confirmPassword: '',
      role,
      acceptsTerms: false,
      mayBeCounted: false,
    },
  })
  const forgot = useForm<ForgotFields>({ mode: 'onTouched', defaultValues: { email: '' } })
  return { login, register, forgot }
}

/** The rule of every email field. What is no address at all is answered with `invalid`. */
export function emailRule(invalid: string = m.identity_need_valid_email()) {
  return {
    required: m.identity_need_email(),
    setValueAs: (value: string) => value.trim(),
    validate: (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) || invalid,
  }
}

/**
 * The sentence for a try that failed. `ours` stands for errors that the product words itself; waiting times and outages
 * are told as the server tells them.
 */
export function failureMessage(error: unknown, codes: readonly ErrorCode[], ours: string): string {
  if (!(error instanceof ApiError)) return m.identity_unreachable()
  return codes.includes(error.code) ? ours : (error.messages[0] ?? ours)
}
