import { useRef, useState } from 'react'
import type { ChangeQuote } from '#contract/endpoints/orders/life.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { formatRupees } from '#contract/values/money.ts'
import { knownSession } from '#web/shared/session/session.ts'
import { goToGateway } from '#web/booking/payment/gateway-form.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { useBfcacheRestore } from '#web/shared/browser/use-bfcache-restore.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { openPayment } from '#web/booking/steps/place-order.ts'
import type { Problem } from '#web/shared/form/problems.ts'
import type { ChangeRequest } from './change-form-state.ts'

/** Why nothing came of a press: said beside fields, or below the button. */
export interface ChangeFailure {
  problems: readonly Problem[]
  notice: string
}

/** Amounts of a quoted change that the customer saw, in rupees. */
type ShownSettlement = Pick<ChangeQuote, 'difference' | 'refund' | 'toPay'>

/** Errors that ask for a new quote: an amount is not the one that was shown. */
const otherAmounts: readonly string[] = ['difference_changed', 'change_refund_changed', 'change_payment_changed']
/** Fields of the request that are no fields of the form. */
const hiddenFields: readonly string[] = ['expectedDifference', 'expectedRefund', 'expectedToPay']

const noFailure: ChangeFailure = { problems: [], notice: '' }

/**
 * Making, paying and dropping a change, one at a time. `changed` is called when the shown order is outdated; `asked`
 * when the price is another one than what was shown; `made` when the server has taken the change, before anything else.
 */
export function useChangeActions(
  order: Pick<OrderView, 'id'>,
  { changed, asked, made }: { changed: () => void; asked?: () => void; made?: () => void },
) {
  const [busy, setBusy] = useState<'make' | 'pay' | 'drop'>()
  const [failure, setFailure] = useState<ChangeFailure>(noFailure)
  const running = useRef(false)
  const params = { id: order.id }

  const run = async (name: 'make' | 'pay' | 'drop', work: () => Promise<'left' | 'stays'>) => {
    if (running.current) return
    running.current = true
    setBusy(name)
    setFailure(noFailure)
    const left = await work().catch((error: unknown) => {
      setFailure(failureOf(error))
      if (error instanceof ApiError && otherAmounts.includes(error.code)) asked?.()
      // Any other error without a field means that the order's state has changed.
      else if (error instanceof ApiError && Object.keys(error.fields).length === 0) changed()
      return 'stays' as const
    })
    if (left === 'stays') stop()
  }
  const stop = () => {
    running.current = false
    setBusy(undefined)
  }
  const payFor = async (amount: number): Promise<'left' | 'stays'> => {
    const { user } = await knownSession()
    if (!user) return 'stays'
    const placed = await openPayment(api, user, { orderId: order.id, amount })
    if ('go' in placed) {
      goToGateway(placed.go)
      return 'left'
    }
    // No change awaits payment: it was paid in another tab, or dropped.
    notify(m.change_nothing_to_pay())
    changed()
    return 'stays'
  }
  useBfcacheRestore(() => {
    stop()
    changed()
  })
  return {
    busy,
    failure,
    /** Forgets what was wrong, because something else is asked for now. */
    forget: () => setFailure((before) => (before === noFailure ? before : noFailure)),
    /** Makes a change whose settlement was shown; one with something to pay leads on to its payment. */
    make: (request: ChangeRequest, { difference, refund, toPay }: ShownSettlement) =>
      run('make', async () => {
        const expected = { expectedDifference: difference, expectedRefund: refund, expectedToPay: toPay }
        await api('POST /api/orders/{id}/change', { params, body: { ...request, ...expected } })
        made?.()
        if (toPay > 0) {
          // Whatever becomes of the payment, the change waits for it from now on.
          const left = await payFor(toPay).catch((error: unknown) => {
            notify(failureOf(error).notice, 'error')
            return 'stays' as const
          })
          if (left === 'stays') changed()
          return left
        }
        notify(refund > 0 ? m.change_made_back({ amount: formatRupees(refund) }) : m.change_made(), 'success')
        changed()
        return 'stays'
      }),
    pay: (amount: number) => run('pay', () => payFor(amount)),
    drop: () =>
      run('drop', async () => {
        await api('DELETE /api/orders/{id}/change', { params })
        notify(m.change_dropped(), 'success')
        changed()
        return 'stays'
      }),
  }
}

function failureOf(error: unknown): ChangeFailure {
  if (!(error instanceof ApiError)) return { problems: [], notice: m.change_unreachable() }
  const problems = Object.entries(error.fields)
    .filter(([field]) => !hiddenFields.includes(field))
    .map(([field, message]) => ({ field, message }))
  return { problems, notice: problems.length > 0 ? '' : error.message }
}
