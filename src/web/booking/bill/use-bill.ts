import { withoutCountryCode } from '#contract/values/phone.ts'
import { useEffect, useState } from 'react'
import type { User } from '#contract/endpoints/identity.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import type { Diet } from '#contract/values/diet.ts'
import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { guestsFor, orderRequestOf, quoteRequestOf } from '#web/booking/steps/bill-request.ts'
import { balance, countOf, mainDiet } from '#web/shared/draft/diet-split.ts'
import { emptyDetails, type Draft } from '#web/shared/draft/draft-shape.ts'
import { changeDetails, currentDraft, draftDetails, forgetDraft } from '#web/shared/draft/draft-store.ts'
import { selectionsOf, type Offer } from '#web/shared/draft/offer.ts'
import { portionCount, portionOf } from '#web/shared/draft/portion.ts'
import { merged } from '#web/booking/steps/bill-problems.ts'
import { detailsSchema } from '#web/booking/steps/details-schema.ts'
import type { Problem } from '#web/shared/form/problems.ts'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { replacing } from './pay-flow.ts'
import { useConfirming } from './use-confirming.ts'
import { useEarlierOrder, type EarlierOrder } from './use-earlier-order.ts'
import { usePay } from './use-pay.ts'
import { useQuote, type Quoting } from './use-quote.ts'

/** The form of event, venue and contact. */
export type BillForm = ReturnType<typeof useBill>['fields']

/** Everything the bill shows and does; the draft holds what is typed, the server says what it costs. */
export function useBill(offer: Offer, draft: Draft, user: User | undefined, showProblems: () => void) {
  const main = mainDiet(offer, selectionsOf(draft.menu))
  usePrefilled(user, main)
  const earlier = useEarlierOrder(draft.placing, orderRequestOf(draft, offer, 0), user?.id)
  const { waiting } = earlier
  const quote = useQuote(replacing(quoteRequestOf(draft, offer), earlier), user?.id)
  useReplaceable(earlier, quote)
  useAlreadyPaid(earlier.same && earlier.order?.paymentStatus === 'COMPLETED')

  const [rejected, setRejected] = useState<{ problems: readonly Problem[]; of: string }>()
  const rejectedNow = rejected?.of === quote.question ? rejected.problems : []
  const saidByServer = [...rejectedNow, ...(quote.current ? (quote.quote?.problems ?? []) : [])]
  const fields = useSchemaForm(detailsSchema, {
    id: 'bill',
    initial: emptyDetails,
    context: { packed: offer.kind === 'packed', main },
    draft: draftDetails,
    allProblems: (own) => (waiting ? [] : merged(own, saidByServer)),
  })
  const { problems } = fields

  const onProblems = (fromServer: readonly Problem[]) => {
    if (fromServer.length > 0) setRejected({ problems: fromServer, of: quote.question })
    fields.showAll()
    showProblems()
  }
  const bill = waiting?.bill ?? quote.quote?.bill
  const total = quote.failed && !waiting ? undefined : bill?.total
  const paying = usePay({ offer, quote, problems, earlier, total, onProblems })
  const guests = guestsFor(draft, offer)
  // The last answer counts until the next one is here, so that the panel stays while something else is typed.
  const confirming = useConfirming([...rejectedNow, ...(quote.quote?.problems ?? [])], () => {
    setRejected(undefined)
    quote.askAgain()
  })
  return {
    main,
    quote,
    fields,
    bill,
    total,
    guests,
    replaces: earlier.replaces,
    ...paying,
    problems: fields.summary,
    /** Undefined while nothing asks for a confirmed address. */
    confirming: confirming.open && !waiting ? confirming : undefined,
    /** Why other unpaid bookings of the customer are in the way. */
    unpaid: problems.find((problem) => problem.field === 'unpaid')?.message,
    couponError: problems.find((problem) => problem.field === 'couponCode')?.message,
    /** Why the order at hand needs only to be paid. */
    waiting: waiting?.holdUntil ? m.bill_unpaid_order({ time: formatMoment(new Date(waiting.holdUntil)) }) : undefined,
    least:
      countOf(draft.details.guests) > 0
        ? undefined
        : m.bill_for_least({ portions: portionCount(portionOf(offer), guests) }),
  }
}

/** What is known need not be typed: the contact of the account, and a split in which all eat what the package is. */
function usePrefilled(user: User | undefined, main: Diet): void {
  useEffect(() => {
    const details = currentDraft()?.details
    if (!user || details?.contactName || details?.contactPhone) return
    const contactName = `${user.firstName} ${user.lastName}`.trim()
    changeDetails({ contactName, contactPhone: withoutCountryCode(user.phone) })
  }, [user])
  useEffect(() => {
    const details = currentDraft()?.details
    const guests = countOf(details?.guests ?? '')
    if (details && guests > 0 && !details.veg && !details.jain && !details.nonVeg) {
      changeDetails(balance(details, guests, main))
    }
  }, [main])
}

/** The earlier order has ended since it was looked up, as when its hold is over: it is looked up again and left alone then. */
function useReplaceable({ reload }: EarlierOrder, { current, quote }: Quoting): void {
  const moved = current && quote?.problems.some(({ field }) => field === 'replaces') === true
  useEffect(() => {
    if (moved) reload()
  }, [moved, reload])
}

/** The draft's order has been paid, as in another tab. */
function useAlreadyPaid(paid: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!paid) return
    forgetDraft()
    notify(m.bill_already_paid(), 'success')
    void navigate(paths.myOrders(), { replace: true })
  }, [paid, navigate])
}
