import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { failedText } from '#web/public/enquiries/use-sending.ts'
import { onlyEmpty, useKnownPerson } from '#web/public/enquiries/known-person.ts'
import { useKeyOfText } from '#web/public/enquiries/use-key-of-text.ts'
import { useTraps } from '#web/public/enquiries/use-traps.ts'
import { api } from '#web/shared/api/late-api.ts'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { complaintFrom, complaintSchema, knownFrom, noComplaint } from './complaint-fields.ts'

const never = () => () => {}
const unknown = { reported: undefined, bookingCode: '' }

/** A complaint while it is entered and filed. What the address says of it is known in the browser alone: the page is cached for all. */
export function useComplaint() {
  const form = useSchemaForm(complaintSchema, { id: 'complaint', initial: noComplaint, context: undefined })
  const [filed, setFiled] = useState<{ ticket: string; secret: string }>()
  const traps = useTraps()
  const keyOf = useKeyOfText()
  useKnownPerson(({ firstName, lastName, contact, email }) =>
    form.set(onlyEmpty(form.values, { name: `${firstName} ${lastName}`.trim(), contact, email })),
  )
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  )
  const { reported, bookingCode } = search === '' ? unknown : knownFrom(new URLSearchParams(search))
  const fill = useEffectEvent((code: string) => form.set(onlyEmpty(form.values, { bookingCode: code })))
  useEffect(() => fill(bookingCode), [bookingCode])
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
        form.forget(noComplaint)
      } catch (error) {
        form.reject(error, failedText(error))
      }
    }),
  }
}
