import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { failedText } from '#web/public/enquiries/use-sending.ts'
import { onlyEmpty, useKnownPerson } from '#web/public/enquiries/known-person.ts'
import { useKeyOfText } from '#web/public/enquiries/use-key-of-text.ts'
import { useTraps } from '#web/public/enquiries/use-traps.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { complaintFrom, complaintSchema, knownFrom, noComplaint, type Reported } from './complaint-fields.ts'

/** A complaint while it is entered and filed. What the address says of it is known once the page is there: the page is cached for all. */
export function useComplaint() {
  const form = useSchemaForm(complaintSchema, { id: 'complaint', initial: noComplaint, context: undefined })
  const [filed, setFiled] = useState<{ ticket: string; secret: string }>()
  const [reported, setReported] = useState<Reported>()
  const traps = useTraps()
  const keyOf = useKeyOfText()
  const [params] = useSearchParams()
  useKnownPerson(({ firstName, lastName, contact, email }) =>
    form.set(onlyEmpty(form.values, { name: `${firstName} ${lastName}`.trim(), contact, email })),
  )
  const take = useEffectEvent((from: URLSearchParams) => {
    const known = knownFrom(from)
    setReported(known.reported)
    form.set(onlyEmpty(form.values, { bookingCode: known.bookingCode }))
  })
  useEffect(() => take(params), [params])
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
