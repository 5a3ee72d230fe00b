import { useRef, useState } from 'react'
import type { ErrorCode } from '#contract/errors.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'

/** What is said of a delivery. */
export interface DeliverySaid {
  note: string
  /** Link of an uploaded picture; empty for none. */
  picture: string
}

/** The order has moved on without this member, and what was to be done with it is gone from the page. */
const overtaken: readonly ErrorCode[] = [
  'order_handled',
  'order_answered',
  'order_ended',
  'order_delivered',
  'answer_too_late',
]

/**
 * Moves an order on, one step at a time. Each resolves to why it failed, or to nothing when there is nothing left to do: it is done,
 * or another member was first, which a toast says. `onChanged` is called when what is shown is outdated, also after an error of the
 * API.
 */
export function useOrderMoves(id: string, onChanged: () => void) {
  const [busy, setBusy] = useState<string>()
  // A second press comes before the page is drawn again.
  const running = useRef(false)
  const run = async (name: string, work: () => Promise<unknown>, done: string): Promise<string | undefined> => {
    if (running.current) return undefined
    running.current = true
    setBusy(name)
    try {
      await work()
      notify(done, 'success')
      onChanged()
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) return m.bill_unreachable()
      onChanged()
      if (!overtaken.includes(error.code)) return error.message
      // The dialog that asked goes with the buttons of the order.
      notify(error.message, 'error')
      return undefined
    } finally {
      running.current = false
      setBusy(undefined)
    }
  }
  const params = { id }
  return {
    busy,
    accept: () => run('accept', () => api('POST /api/orders/{id}/accept', { params }), m.inbox_accepted()),
    decline: (reason: string) =>
      run('decline', () => api('POST /api/orders/{id}/decline', { params, body: { reason } }), m.inbox_declined()),
    prepare: () => run('prepare', () => api('POST /api/orders/{id}/prepare', { params }), m.inbox_prepared()),
    deliver: ({ note, picture }: DeliverySaid) =>
      run(
        'deliver',
        () => api('POST /api/orders/{id}/deliver', { params, body: { note, ...(picture ? { picture } : {}) } }),
        m.inbox_delivered(),
      ),
    cancel: (reason: string, expectedRefund: number) =>
      run(
        'cancel',
        () => api('POST /api/orders/{id}/cancel', { params, body: { reason, expectedRefund } }),
        m.inbox_cancelled(),
      ),
  }
}

export type OrderMoves = ReturnType<typeof useOrderMoves>
