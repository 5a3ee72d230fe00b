import { useMemo, useState, type SyntheticEvent } from 'react'
import { useSearchParams } from 'react-router'
import { dayInIndia } from '#contract/values/calendar.ts'
import { countEvent } from '#web/shared/api/data-layer.ts'
import { useAlive } from '#web/shared/browser/use-alive.ts'
import { readDraft } from '#web/shared/draft/draft.ts'
import { useSchemaForm, type SchemaForm } from '#web/shared/form/use-schema-form.ts'
import { useTabDraft } from '#web/shared/form/use-tab-draft.ts'
import { now } from '#web/ui/now.ts'
import { enquiryFrom, enquirySchema, noEnquiry, type EnquiryFields } from './enquiry-fields.ts'
import { useKnownPerson } from './known-person.ts'
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

/** A question to a caterer while it is typed and sent. What was typed stays until it has arrived, and who asks for the next one. */
export function useEnquiry(catererId: string): Enquiry {
  const { name, contact, email } = useKnownPerson()
  const form = useSchemaForm(enquirySchema, {
    id: 'enquiry',
    initial: { ...noEnquiry, ...useKnownEvent(), name, contact, email },
    context: undefined,
    draft: useTabDraft(`enquiry-${catererId}`, enquirySchema),
  })
  const [ticket, setTicket] = useState<string>()
  const { traps, sendEnquiry } = useSending()

  const send = form.submit(async (fields) => {
    try {
      setTicket(await sendEnquiry(enquiryFrom(fields, catererId)))
      const { message: _, ...kept } = fields
      form.forget()
      form.set(kept)
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
    again: () => setTicket(undefined),
  }
}

/** Whoever has told their guests and their day elsewhere need not do so again. Known in the browser alone: the page is cached for all. */
function useKnownEvent(): Pick<EnquiryFields, 'guests' | 'eventOn'> {
  const [params] = useSearchParams()
  const isAlive = useAlive()
  return useMemo(
    () => (isAlive ? knownEvent(readDraft()?.details, params, dayInIndia(now())) : { guests: '', eventOn: '' }),
    [isAlive, params],
  )
}
