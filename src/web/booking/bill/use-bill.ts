import { withoutCountryCode } from '#contract/values/phone.ts'
import { useEffect, useState } from 'react'
import type { Admission } from '#web/shared/session/use-require-role.ts'
import type { User } from '#contract/endpoints/identity.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import type { Diet } from '#contract/values/diet.ts'
import { limits } from '#contract/limits.ts'
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
import { refusalOf } from './refusal.ts'
import { usePay } from './use-pay.ts'
import { usePinOfPlace } from './use-pin-of-place.ts'
import { useQuote, type Quoting } from './use-quote.ts'
import { useSignUp } from './use-sign-up.ts'

/** The form of event, venue and contact. */
export type BillForm = ReturnType<typeof useBill>['fields']

/** Who looks at the bill; a visitor gets an account with the order. */
type Viewer = { state: Admission['state']; user: User | undefined }

/** Everything the bill shows and does; the draft holds what is typed, the server says what it costs. */
export function useBill(offer: Offer, draft: Draft, { user, state }: Viewer, showProblems: () => void) {
  const joins = state === 'signed_out'
  const main = mainDiet(offer, selectionsOf(draft.menu))
  usePrefilled(user, main)
  usePinOfPlace(draft.details)
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
    context: { packed: offer.kind === 'packed', main, joins },
    draft: draftDetails,
    allProblems: (own) => (waiting ? [] : merged(own, saidByServer)),
  })
  const signUp = useSignUp()
  const ownAccount = joins ? signUp.form : undefined
  const problems = [...fields.problems, ...(ownAccount?.problems ?? [])]
  const [folds, setFolds] = useState(0)

  const onProblems = (fromServer: readonly Problem[]) => {
    if (fromServer.length > 0) setRejected({ problems: fromServer, of: quote.question })
    fields.showAll()
    ownAccount?.showAll()
    setFolds((before) => before + 1)
    showProblems()
  }
  const bill = waiting?.bill ?? quote.quote?.bill
  // The last answer counts until the next one is here, so that nothing comes and goes while something is typed.
  const answered = [...rejectedNow, ...(quote.quote?.problems ?? [])]
  const isTooMany = countOf(draft.details.guests) > limits.order.maxGuests
  const isRefused = !waiting && (isTooMany || refusalOf(answered) !== undefined)
  const total = (quote.failed && !waiting) || isRefused ? undefined : bill?.total
  const join = joins ? signUp.join : undefined
  const paying = usePay({ offer, quote, problems, earlier, total, onProblems, join })
  const guests = guestsFor(draft, offer)
  const [wantsToPay, setWantsToPay] = useState(false)
  const confirming = useConfirming(answered, () => {
    setRejected(undefined)
    quote.askAgain()
    if (wantsToPay) void paying.pay(true)
    setWantsToPay(false)
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
    pay() {
      // A code for the address is all that may be left: it is sent, and once it is entered the payment goes on.
      setWantsToPay(problems.every(({ field }) => field === 'email'))
      void paying.pay()
    },
    wantsToPay,
    signUp: joins ? signUp : undefined,
    problems: [...fields.summary, ...(ownAccount?.summary ?? [])],
    /** How much is missing or wrong before the order can be paid. */
    left: problems.length,
    /** What is missing or wrong, also what the last answer of the server said. */
    incomplete: [...problems, ...(waiting ? [] : answered)],
    /** There can be no such order, and so no price. */
    isRefused,
    /** Counts up when complete sections fold again. */
    folds,
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
