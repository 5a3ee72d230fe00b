import { useState, useSyncExternalStore } from 'react'
import { failedText } from '#web/public/enquiries/use-sending.ts'
import { useKnownPerson } from '#web/public/enquiries/known-person.ts'
import { useKeyOfText } from '#web/public/enquiries/use-key-of-text.ts'
import { useTraps } from '#web/public/enquiries/use-traps.ts'
import { api } from '#web/shared/api/late-api.ts'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { useTabDraft } from '#web/shared/form/use-tab-draft.ts'
import { complaintFrom, complaintSchema, knownFrom, noComplaint } from './complaint-fields.ts'

const never = () => () => {}
const unknown = { reported: undefined, bookingCode: '' }

/** A complaint while it is entered and filed. What the address says of it is known in the browser alone: the page is cached for all. */
export function useComplaint() {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  )
  const { reported, bookingCode } = search === '' ? unknown : knownFrom(new URLSearchParams(search))
  const { name, contact, email } = useKnownPerson()
  const form = useSchemaForm(complaintSchema, {
    id: 'complaint',
    initial: { ...noComplaint, bookingCode, name, contact, email },
    context: undefined,
    // A report is about one review or message; what was entered about another is not shown with it.
    draft: useTabDraft(reported ? `complaint-${Object.values(reported).join('-')}` : 'complaint', complaintSchema),
  })
  const [filed, setFiled] = useState<{ ticket: string; secret: string }>()
  const traps = useTraps()
  const keyOf = useKeyOfText()
  return {
    form,
    traps,
    reported,
    /** Ticket and secret of what was filed; undefined before. */
    filed,
    send: form.submit(async (fields) => {
      const given = complaintFrom(fields, reported)
      try {
        const headers = { 'Idempotency-Key': keyOf(JSON.stringify(given)) }
        const { ticket, secret } = await api(
          'POST /api/complaints',
          { body: { ...given, ...(await traps.take()) } },
          { headers },
        )
        setFiled({ ticket, secret })
        form.forget()
      } catch (error) {
        form.reject(error, failedText(error))
      }
    }),
  }
}
