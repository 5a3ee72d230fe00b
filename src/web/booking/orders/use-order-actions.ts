import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import { goToGateway } from '#web/booking/payment/gateway-form.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { currentEventLinks } from '#web/shared/event/use-event.ts'
import { useBfcacheRestore } from '#web/shared/browser/use-bfcache-restore.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { draftForAnotherDay } from '#web/booking/steps/draft-from-order.ts'
import { startOrder } from '#web/shared/draft/start-order.ts'
import { currentDraft, changeDraft } from '#web/shared/draft/draft-store.ts'
import { openPayment, type Placed } from '#web/booking/steps/place-order.ts'
import { placeAgain } from './pay-again.ts'

/** What is done with orders; one thing at a time. `changed` is called when a shown order is outdated. */
export function useOrderActions(user: User, changed: () => void) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState<string>()
  const running = useRef(false)
  /** `work` returns true when the page is being left. */
  const run = async (name: string, work: () => Promise<boolean>) => {
    if (running.current) return
    running.current = true
    setBusy(name)
    const left = await work().catch((error: unknown) => {
      notify(error instanceof ApiError ? error.message : m.bill_unreachable(), 'error')
      // An error means that the order's state has changed.
      if (error instanceof ApiError) changed()
      return false
    })
    if (!left) stop()
  }
  const stop = () => {
    running.current = false
    setBusy(undefined)
  }
  useBfcacheRestore(() => {
    stop()
    changed()
  })
  const leaveFor = (placed: Placed) => {
    if ('go' in placed) goToGateway(placed.go)
    else {
      notify(m.bill_already_paid(), 'success')
      changed()
    }
    return 'go' in placed
  }
  return {
    busy,
    pay: (orderId: string, amount: number) =>
      run(`pay ${orderId}`, async () => leaveFor(await openPayment(api, user, { orderId, amount }))),
    payAgain: (orderId: string, expectedTotal: number) =>
      run(`pay ${orderId}`, async () => leaveFor(await placeAgain(api, user, { orderId, expectedTotal }))),
    remove: (orderId: string) =>
      run(`delete ${orderId}`, async () => {
        await api('DELETE /api/orders/{id}', { params: { id: orderId } })
        if (currentDraft()?.placing?.orderId === orderId) changeDraft({ placing: undefined })
        notify(m.orders_deleted(), 'success')
        changed()
        return false
      }),
    complete: (orderId: string) =>
      run(`complete ${orderId}`, async () => {
        await api('POST /api/orders/{id}/complete', { params: { id: orderId } })
        notify(m.orders_completed(), 'success')
        changed()
        return false
      }),
    again: (orderId: string) =>
      run(`again ${orderId}`, async () => {
        const to = await startAgain(orderId)
        if (to) void navigate(to)
        return to !== undefined
      }),
  }
}

export type OrderActions = ReturnType<typeof useOrderActions>

/**
 * Makes an order the draft of a new one, says when its package is gone, and answers where to go on: the menu leaves out gone
 * dishes itself. Undefined when what was begun before is to stay.
 */
async function startAgain(orderId: string): Promise<string | undefined> {
  const params = { id: orderId }
  const [order, { missing, catererSlug: slug, catererCity: city }] = await Promise.all([
    api('GET /api/orders/{id}', { params }),
    api('GET /api/orders/{id}/again', { params }),
  ])
  if (!(await startOrder(draftForAnotherDay(order)))) return undefined
  const gone = missing.find(({ kind }) => kind === 'caterer' || kind === 'package')
  const links = currentEventLinks()
  if (!gone) return links.customise()
  notify(m.orders_again_gone({ name: gone.name }), 'error')
  return gone.kind === 'caterer' ? links.search() : links.caterer({ slug, city })
}
