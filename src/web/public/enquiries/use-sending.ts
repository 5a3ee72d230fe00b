import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/late-api.ts'
import { m } from '#messages'
import type { GivenEnquiry } from './enquiry-fields.ts'
import { useKeyOfText } from './use-key-of-text.ts'
import { useTraps } from './use-traps.ts'

/** Sends enquiries of a form, each once. */
export function useSending() {
  const traps = useTraps()
  const keyOf = useKeyOfText()
  return {
    traps,
    /** Resolves to the ticket. Throws as the API does. */
    async sendEnquiry(given: GivenEnquiry): Promise<string> {
      const headers = { 'Idempotency-Key': keyOf(JSON.stringify(given)) }
      const body = { ...given, ...(await traps.take()) }
      return (await api('POST /api/enquiries', { body }, { headers })).ticket
    },
  }
}

/** Why nothing was sent: how long to wait, as the server says it, and otherwise the sentence of the forms (R406). */
export function failedText(error: unknown): string {
  const isToldByServer = error instanceof ApiError && error.status < 500
  return isToldByServer ? (error.messages[0] ?? m.enquiry_failed()) : m.enquiry_failed()
}
