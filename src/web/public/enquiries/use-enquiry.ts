import { withoutCountryCode } from '#contract/values/phone.ts'
import { useEffect, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { dayInIndia } from '#contract/values/calendar.ts'
import { useSession } from '#web/shared/session/session.ts'
import { readDraft } from '#web/shared/draft/draft.ts'
import { ApiError } from '#web/shared/api/api.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { now } from '#web/ui/now.ts'
import { m } from '#messages'
import { enquiryFrom, noEnquiry, type EnquiryFields } from './enquiry-fields.ts'
import { knownEvent } from './known-event.ts'

export interface Enquiry {
  form: UseFormReturn<EnquiryFields>
  sent: boolean
  send: () => Promise<void>
  /** Begins another one; who asks is kept. */
  again: () => void
}

/** A question to a caterer while it is typed and sent. What was typed stays until it has arrived. */
export function useEnquiry(catererId: string): Enquiry {
  const form = useForm<EnquiryFields>({ mode: 'onTouched', defaultValues: noEnquiry })
  const [sent, setSent] = useState(false)
  const keyOf = useKeyOfText()
  useKnownPerson(form)
  useKnownEvent(form)

  const send = form.handleSubmit(async (fields) => {
    const body = enquiryFrom(fields, catererId)
    try {
      await api('POST /api/enquiries', { body }, { headers: { 'Idempotency-Key': keyOf(JSON.stringify(body)) } })
      setSent(true)
    } catch (error) {
      showFailure(form, error)
    }
  })
  return {
    form,
    sent,
    send,
    again: () => {
      form.reset({ ...form.getValues(), message: '' })
      setSent(false)
    },
  }
}

/** The same text keeps its key, so that it arrives once even when the first answer was lost; another text gets another one. */
function useKeyOfText(): (text: string) => string {
  const last = useRef({ text: '', key: '' })
  return (text) => {
    if (last.current.text !== text)
      last.current = { text, key: crypto.randomUUID?.() ?? `${text.length}-${performance.now()}` }
    return last.current.key
  }
}

/** Whoever is signed in need not type who they are. */
function useKnownPerson(form: UseFormReturn<EnquiryFields>): void {
  const { user } = useSession()
  useEffect(() => {
    if (!user) return
    const known = {
      name: `${user.firstName} ${user.lastName}`.trim(),
      contact: withoutCountryCode(user.phone),
      email: user.email,
    }
    for (const name of ['name', 'contact', 'email'] as const)
      if (form.getValues(name) === '') form.setValue(name, known[name])
  }, [user, form])
}

/** Whoever has told their guests and their day elsewhere need not do so again. */
function useKnownEvent(form: UseFormReturn<EnquiryFields>): void {
  const [params] = useSearchParams()
  useEffect(() => {
    const known = knownEvent(readDraft()?.details, params, dayInIndia(now()))
    for (const name of ['guests', 'eventOn'] as const)
      if (form.getValues(name) === '' && !form.getFieldState(name).isDirty) form.setValue(name, known[name])
  }, [params, form])
}

/** Errors about a field stand beside it, all others above the button. */
function showFailure(form: UseFormReturn<EnquiryFields>, error: unknown): void {
  if (!(error instanceof ApiError)) return form.setError('root', { message: m.caterer_ask_failed() })
  const fields = (Object.keys(noEnquiry) as (keyof EnquiryFields)[]).filter((name) => error.fields[name])
  fields.forEach((name, i) => form.setError(name, { message: error.fields[name] ?? '' }, { shouldFocus: i === 0 }))
  if (fields.length === 0) form.setError('root', { message: error.message })
}
