import { useForm, type UseFormReturn } from 'react-hook-form'
import { noNewPassword, type NewPasswordFields } from '#web/shared/sign-in/new-password-twice.tsx'
import { noDetails, type DetailsFields } from './profile-fields.ts'

export interface NewEmailFields {
  email: string
  password: string
}

export interface ProfileForms {
  details: UseFormReturn<DetailsFields>
  email: UseFormReturn<NewEmailFields>
  password: UseFormReturn<NewPasswordFields>
}

export const noNewEmail: NewEmailFields = { email: '', password: '' }

/** The forms of the profile, held above it, so that what was typed is still there when a session ended and was opened again. */
export function useProfileForms(): ProfileForms {
  const details = useForm<DetailsFields>({ mode: 'onTouched', defaultValues: noDetails })
  const email = useForm<NewEmailFields>({ mode: 'onTouched', defaultValues: noNewEmail })
  const password = useForm<NewPasswordFields>({ mode: 'onTouched', defaultValues: noNewPassword })
  return { details, email, password }
}
