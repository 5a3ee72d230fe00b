import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import { goToGateway } from '#web/features/payments/gateway-form.ts'
import { ApiRefusal } from '#web/lib/api.ts'
import { api } from '#web/lib/browser-api.ts'
import { paths } from '#web/lib/paths.ts'
import { m } from '#web/paraglide/messages.js'
import { notify } from '#web/ui/toaster.tsx'
import { draftForAnotherDay } from '../again.ts'
import { currentDraft, changeDraft, replaceDraft } from '../draft-store.ts'
import { openPayment } from '../place-order.ts'

/** Paying, deleting and ordering again; one at a time. `changed` is called when an order is not what is shown any more. */
export function useOrderActions(user: User, changed: () => void) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState<string>()
  const running = useRef(false)
  const run = async (name: string, work: () => Promise<boolean>) => {
    if (running.current) return
    running.current = true
    setBusy(name)
    const left = await work().catch((error: unknown) => {
      notify(error instanceof ApiRefusal ? error.message : m.bill_unreachable(), 'error')
      // A refusal means that the order has moved on meanwhile.
      if (error instanceof ApiRefusal) changed()
      return false
    })
    if (!left) stop()
  }
  const stop = () => {
    running.current = false
    setBusy(undefined)
  }
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      stop()
      changed()
    }
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  })
  return {
    busy,
    pay: (orderId: string, amount: number) =>
      run(`pay ${orderId}`, async () => {
        const placed = await openPayment(api, user, { orderId, amount })
        if ('go' in placed) goToGateway(placed.go)
        else {
          notify(m.bill_already_paid(), 'success')
          changed()
        }
        return 'go' in placed
      }),
    remove: (orderId: string) =>
      run(`delete ${orderId}`, async () => {
        await api('DELETE /api/orders/{id}', { params: { id: orderId } })
        if (currentDraft()?.placing?.orderId === orderId) changeDraft({ placing: undefined })
        notify(m.orders_deleted(), 'success')
        changed()
        return false
      }),
    again: (orderId: string) =>
      run(`again ${orderId}`, async () => {
        replaceDraft(draftForAnotherDay(await api('GET /api/orders/{id}', { params: { id: orderId } })))
        void navigate(paths.customise())
        return true
      }),
  }
}

export type OrderActions = ReturnType<typeof useOrderActions>
