import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatRupees } from '#contract/values/money.ts'
import type { User } from '#contract/endpoints/identity.ts'
import { openAuthDialog } from '#web/features/identity/auth-dialog-store.ts'
import { currentSession } from '#web/features/identity/session.ts'
import { goToGateway } from '#web/features/payments/gateway-form.ts'
import { ApiRefusal } from '#web/lib/api.ts'
import { api } from '#web/lib/browser-api.ts'
import { paths } from '#web/lib/paths.ts'
import { m } from '#web/paraglide/messages.js'
import { notify } from '#web/ui/toaster.tsx'
import { orderRequestOf, quoteRequestOf } from '../bill-request.ts'
import { changeDraft, currentDraft, forgetDraft } from '../draft-store.ts'
import type { Offer } from '../offer.ts'
import { openPayment, placeAndPay, type Placed } from '../place-order.ts'
import type { Problem } from '../problems.ts'
import { questionOf, type useQuote } from './use-quote.ts'
import type { EarlierOrder } from './use-earlier-order.ts'

export interface PayParts {
  offer: Offer
  quote: ReturnType<typeof useQuote>
  /** Everything that is still wrong, as far as it is known. */
  problems: readonly Problem[]
  earlier: EarlierOrder | undefined
  /** The total on the button when it is pressed, in rupees. */
  total: number | undefined
  onProblems: (fromServer: readonly Problem[]) => void
}

/** Pressing Pay: what is missing is said, a visitor signs in and goes on, then the order is placed and the gateway opened. */
export function usePay(parts: PayParts) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState('')
  // A second press comes before the page is drawn anew.
  const running = useRef(false)

  const pay = async () => {
    if (running.current) return
    setNotice('')
    if (parts.problems.length > 0) return parts.onProblems([])
    const { user } = currentSession()
    if (!user) return openAuthDialog({ then: () => latest.current() })
    running.current = true
    setBusy(true)
    const left = await order(user).catch((error: unknown) => explain(error))
    if (!left) stop()
  }
  const latest = useRef<() => void>(() => undefined)
  latest.current = () => void pay()

  const stop = () => {
    running.current = false
    setBusy(false)
  }
  useEffect(() => {
    // The browser may show this page as it was left for the gateway.
    const back = (event: PageTransitionEvent) => event.persisted && stop()
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  })

  /** True when the page is being left. */
  const order = async (user: User): Promise<boolean> => {
    if (parts.earlier?.same && parts.earlier.order.can.pay) {
      return leave(await openPayment(api, user, { orderId: parts.earlier.order.id, amount: parts.earlier.order.bill.total }))
    }
    const total = await agreedTotal(user)
    const draft = currentDraft()
    if (total === undefined || !draft) return false
    const body = orderRequestOf(draft, parts.offer, total)
    return leave(await placeAndPay({ api, user, body, before: draft.placing, remember: (placing) => changeDraft({ placing }) }))
  }

  /** The total that was on the button, if the server still says so; else the new bill is shown and asked about. */
  const agreedTotal = async (user: User): Promise<number | undefined> => {
    const draft = currentDraft()
    if (!draft) return undefined
    const request = quoteRequestOf(draft, parts.offer)
    const question = questionOf(request, user.id)
    if (parts.quote.of === question && parts.quote.quote) return parts.quote.quote.bill.total
    const fresh = await api('POST /api/orders/quote', { body: request })
    parts.quote.put(fresh, question)
    if (fresh.problems.length > 0) parts.onProblems(fresh.problems)
    else if (parts.total !== undefined && fresh.bill.total !== parts.total) tellNewPrice(parts.total, fresh.bill.total)
    else return fresh.bill.total
    return undefined
  }

  const tellNewPrice = (before: number, now: number) => setNotice(m.bill_price_changed({ before: formatRupees(before), now: formatRupees(now) }))

  const leave = (placed: Placed): boolean => {
    if ('go' in placed) goToGateway(placed.go)
    else {
      forgetDraft()
      notify(m.bill_already_paid(), 'success')
      void navigate(paths.myOrders())
    }
    return true
  }

  const explain = (error: unknown): boolean => {
    if (!(error instanceof ApiRefusal)) setNotice(m.bill_unreachable())
    else if (error.status === 401) openAuthDialog({ then: () => latest.current() })
    else if (error.code === 'price_changed') {
      setNotice(error.message)
      parts.quote.askAgain()
    } else {
      const found = Object.entries(error.fields).map(([field, sentence]) => ({ field, sentence }))
      if (found.length > 0) parts.onProblems(found)
      else setNotice(error.message)
    }
    return false
  }
  return { pay, busy, notice }
}
