import { useState } from 'react'
import { countEvent } from '#web/shared/api/data-layer.ts'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { useTabDraft } from '#web/shared/form/use-tab-draft.ts'
import { useKnownPerson } from './known-person.ts'
import { noOwnEnquiry, ownEnquiryFrom, ownEnquirySchema, type OwnKind } from './own-enquiry-fields.ts'
import { failedText, useSending } from './use-sending.ts'

/** A message to us while it is entered and sent. It stays until it has arrived; then the form is empty (R405). */
export function useOwnEnquiry(kind: OwnKind) {
  const { firstName, lastName, name, contact, email } = useKnownPerson()
  const [isEmptied, setEmptied] = useState(false)
  const names = kind === 'wedding' ? { name } : { name: firstName, lastName, email }
  const form = useSchemaForm(ownEnquirySchema, {
    id: `enquiry-${kind}`,
    initial: isEmptied ? noOwnEnquiry : { ...noOwnEnquiry, ...names, contact },
    context: kind,
    draft: useTabDraft(`enquiry-${kind}`, ownEnquirySchema),
  })
  const [ticket, setTicket] = useState<string>()
  const { traps, sendEnquiry } = useSending()
  return {
    form,
    traps,
    /** The ticket of what was sent last; undefined before, and while something else is sent. */
    ticket,
    send: form.submit(async (fields) => {
      setTicket(undefined)
      try {
        const filed = await sendEnquiry(ownEnquiryFrom(fields, kind))
        form.forget()
        setEmptied(true)
        setTicket(filed)
        countEvent(
          kind === 'wedding' ? { event: 'enquiry_submit', form: kind } : { event: 'contact_submit', form: kind },
        )
      } catch (error) {
        form.reject(error, failedText(error))
      }
    }),
  }
}
