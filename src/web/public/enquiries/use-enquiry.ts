import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react'
import { useSearchParams } from 'react-router'
import { dayInIndia } from '#contract/values/calendar.ts'
import { countEvent } from '#web/shared/api/data-layer.ts'
import { readDraft } from '#web/shared/draft/draft.ts'
import { useSchemaForm, type SchemaForm } from '#web/shared/form/use-schema-form.ts'
import { now } from '#web/ui/now.ts'
import { enquiryFrom, enquirySchema, noEnquiry, type EnquiryFields } from './enquiry-fields.ts'
import { onlyEmpty, useKnownPerson } from './known-person.ts'
import { knownEvent } from './known-event.ts'
import { failedText, useSending } from './use-sending.ts'
import type { Traps } from './use-traps.ts'

export interface Enquiry {
  form: SchemaForm<EnquiryFields>
  traps: Traps
  /** The ticket of what was sent; undefined before. */
  ticket: string | undefined
  send: (event?: SyntheticEvent) => Promise<void>
  /** Begins another one; who asks is kept. */
  again: () => void
}

/** A question to a caterer while it is typed and sent. What was typed stays until it has arrived. */
export function useEnquiry(catererId: string): Enquiry {
  const form = useSchemaForm(enquirySchema, { id: 'enquiry', initial: noEnquiry, context: undefined })
  const [ticket, setTicket] = useState<string>()
  const { traps, sendEnquiry } = useSending()
  useKnownPerson(({ firstName, lastName, contact, email }) =>
    form.set(onlyEmpty(form.values, { name: `${firstName} ${lastName}`.trim(), contact, email })),
  )
  useKnownEvent(form)

  const send = form.submit(async (fields) => {
    try {
      setTicket(await sendEnquiry(enquiryFrom(fields, catererId)))
      countEvent({ event: 'enquiry_submit', form: 'caterer' })
    } catch (error) {
      // Errors about a field stand beside it, all others above the button.
      form.reject(error, failedText(error))
    }
  })
  return {
    form,
    traps,
    ticket,
    send,
    again() {
      form.forget({ ...form.values, message: '' })
      setTicket(undefined)
    },
  }
}

/** Whoever has told their guests and their day elsewhere need not do so again. */
function useKnownEvent(form: SchemaForm<EnquiryFields>): void {
  const [params] = useSearchParams()
  const fill = useEffectEvent((searched: URLSearchParams) =>
    form.set(onlyEmpty(form.values, knownEvent(readDraft()?.details, searched, dayInIndia(now())))),
  )
  useEffect(() => fill(params), [params])
}
