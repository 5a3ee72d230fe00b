import { useRef, useState } from 'react'
import { ApiError } from '#web/shared/api/api.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'

/** What is said of a delivery. */
export interface DeliverySaid {
  note: string
  /** Link of an uploaded picture; empty for none. */
  picture: string
}

/**
 * Moves an order on, one step at a time. Each resolves to why it failed, or to nothing; `onChanged` is called when what is shown is
 * outdated, also after an error of the API: another member may have been first.
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
      if (error instanceof ApiError) onChanged()
      return error instanceof ApiError ? error.message : m.bill_unreachable()
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
