import type { User } from '#contract/endpoints/identity.ts'
import { withoutCountryCode } from '#contract/values/phone.ts'
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react'
import { useSearchParams } from 'react-router'
import { dayInIndia } from '#contract/values/calendar.ts'
import { useSession } from '#web/shared/session/session.ts'
import { readDraft } from '#web/shared/draft/draft.ts'
import { ApiError } from '#web/shared/api/api.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { fieldNames } from '#web/shared/form/form-schema.ts'
import { useSchemaForm, type SchemaForm } from '#web/shared/form/use-schema-form.ts'
import { now } from '#web/ui/now.ts'
import { m } from '#messages'
import { enquiryFrom, enquirySchema, noEnquiry, type EnquiryFields } from './enquiry-fields.ts'
import { knownEvent } from './known-event.ts'

export interface Enquiry {
  form: SchemaForm<EnquiryFields>
  sent: boolean
  send: (event?: SyntheticEvent) => Promise<void>
  /** Begins another one; who asks is kept. */
  again: () => void
}

/** A question to a caterer while it is typed and sent. What was typed stays until it has arrived. */
export function useEnquiry(catererId: string): Enquiry {
  const form = useSchemaForm(enquirySchema, { id: 'enquiry', initial: noEnquiry, context: undefined })
  const [sent, setSent] = useState(false)
  const keyOf = useKeyOfText()
  useKnownPerson(form)
  useKnownEvent(form)

  const send = form.submit(async (fields) => {
    const body = enquiryFrom(fields, catererId)
    try {
      await api('POST /api/enquiries', { body }, { headers: { 'Idempotency-Key': keyOf(JSON.stringify(body)) } })
      setSent(true)
    } catch (error) {
      // Errors about a field stand beside it, all others above the button.
      form.reject(error, error instanceof ApiError ? error.message : m.caterer_ask_failed())
    }
  })
  return {
    form,
    sent,
    send,
    again() {
      form.forget({ ...form.values, message: '' })
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
function useKnownPerson(form: SchemaForm<EnquiryFields>): void {
  const { user } = useSession()
  const fill = useEffectEvent(({ firstName, lastName, phone, email }: User) =>
    fillEmpty(form, { name: `${firstName} ${lastName}`.trim(), contact: withoutCountryCode(phone), email }),
  )
  useEffect(() => {
    if (user) fill(user)
  }, [user])
}

/** Whoever has told their guests and their day elsewhere need not do so again. */
function useKnownEvent(form: SchemaForm<EnquiryFields>): void {
  const [params] = useSearchParams()
  const fill = useEffectEvent((searched: URLSearchParams) =>
    fillEmpty(form, knownEvent(readDraft()?.details, searched, dayInIndia(now()))),
  )
  useEffect(() => fill(params), [params])
}

/** Fills what is empty and leaves what was entered. */
function fillEmpty(form: SchemaForm<EnquiryFields>, known: Partial<EnquiryFields>): void {
  const names = fieldNames(enquirySchema).filter((name) => form.values[name] === '')
  form.set(Object.fromEntries(names.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]]))))
}
