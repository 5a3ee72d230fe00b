import { UtensilsCrossed } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { PackageView } from '#contract/endpoints/caterers.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'
import { pageMark } from '#web/ui/page-mark.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { countOf } from '#web/shared/draft/diet-split.ts'
import { fitSelections, stored, type Offer } from '#web/shared/draft/offer.ts'
import { BillNotes } from '#web/booking/steps/bill-notes.tsx'
import { merged } from '#web/booking/steps/bill-problems.ts'
import { Difference, outcome } from './difference.tsx'
import { fieldId, GuestFields } from './guest-fields.tsx'
import { fitting, offerOf, type Offers } from './load-offers.ts'
import { clearStoredForm, storeForm } from './stored-form.ts'
import { MenuDialog } from './menu-dialog.tsx'
import { OtherPackages } from './other-packages.tsx'
import { useChangeActions } from './use-change-actions.ts'
import { useChangeQuote, type ChangeQuoting } from './use-change-quote.ts'
import { useOffers } from './use-offers.ts'
import { isUnchanged, problemsInForm, requestOf, formStateOf, type ChangeFormState } from './change-form-state.ts'

const barMark = pageMark('hasBottomBar')

interface ChangeFormProps {
  order: OrderView
  /** What was typed before the page was reloaded. */
  storedForm: ChangeFormState | undefined
  onClose: () => void
  onChanged: () => void
}

/** Guests, what they eat, hours and dishes of a paid order, with the price difference before anything is changed. */
export function ChangeForm({ order, storedForm, onClose, onChanged }: ChangeFormProps) {
  const [form, setForm] = useState(() => storedForm ?? formStateOf(order))
  const [restored] = useState(storedForm !== undefined)
  const [choosing, setChoosing] = useState<Offer>()
  const offers = useOffers(order.caterer.id)
  const own = problemsInForm(form)
  const unchanged = isUnchanged(form, order)
  const quote = useChangeQuote(order.id, unchanged || own.length > 0 ? undefined : requestOf(form))
  const actions = useChangeActions(order, {
    changed: onChanged,
    asked: quote.askAgain,
    made: () => clearStoredForm(order),
  })
  const problems = merged(own, [...actions.failure.problems, ...(quote.current?.problems ?? [])])
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message
  const change = (next: Partial<ChangeFormState>) => {
    actions.forget()
    const changed = { ...form, ...next }
    setForm(changed)
    if (isUnchanged(changed, order)) clearStoredForm(order)
    else storeForm(order, changed)
  }

  const formElement = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Nobody has pressed anything when the page comes back with what was typed.
    if (!restored) document.getElementById(fieldId('guests'))?.focus()
  }, [restored])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problems.length > 0) return formElement.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    if (quote.current) void actions.make(requestOf(form), quote.current)
  }
  const chooseDishes = async () => {
    const found = await offers.load()
    if (!found) return notify(m.change_menu_failed(), 'error')
    const offer = offerOf(found, form.package.id, order)
    if (offer) setChoosing(offer)
    else notify(m.change_package_gone())
  }
  const takePackage = (pack: PackageView) => {
    const offer = offers.known && offerOf(offers.known, pack.id, order)
    if (!offer) return
    change({
      package: { id: pack.id, name: pack.name },
      menu: stored(offer, fitSelections(offer, form.menu).selections),
    })
    setChoosing(offer)
  }
  // What cannot be ordered has no price worth reading.
  const shown = quote.shown?.problems.length === 0 ? quote.shown : undefined
  const outside = quote.current?.problems.some(({ code }) => code.startsWith('guests_') && code.endsWith('_band'))
  return (
    <form
      ref={formElement}
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-5 border-t border-line pt-4 print:hidden"
    >
      {restored && <p className="text-ink-soft">{m.change_kept()}</p>}
      <GuestFields order={order} form={form} change={change} errorOf={errorOf} />
      {outside && (
        <OtherPackages
          guests={countOf(form.guests)}
          find={(guests, found: Offers) => fitting(found, guests, { ...form.package, kind: order.package.kind })}
          offers={offers}
          onChoose={takePackage}
        />
      )}
      <div>
        <p className="mb-1.5 font-medium">{m.change_menu()}</p>
        <p className="mb-2 text-ink-soft">
          {m.change_menu_summary({
            package: form.package.name,
            dishes: form.menu.flatMap(({ dishes }) => dishes).join(', '),
          })}
        </p>
        <Button
          size="small"
          pending={offers.busy}
          icon={<UtensilsCrossed aria-hidden size={18} />}
          aria-invalid={errorOf('selections') ? true : undefined}
          onClick={() => void chooseDishes()}
        >
          {m.change_menu_open()}
        </Button>
        <FieldError id={fieldId('selections-error')} text={errorOf('selections') ?? errorOf('packageId')} />
      </div>
      {quote.shown && <BillNotes notes={quote.shown.notes} />}
      {shown && <Difference order={order} quote={shown} packageName={form.package.name} stale={!quote.current} />}
      <FormProblem quote={quote} notice={actions.failure.notice} />
      {/* On a phone what it comes to stays in sight of the fields. */}
      <div
        ref={barMark}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-surface max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-5 max-lg:border-t max-lg:border-line max-lg:px-5 max-lg:pt-2.5 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        <p role="status" className="figures w-full text-lg font-semibold max-lg:text-base">
          {shown && quote.current && outcome(shown)}
        </p>
        <Button
          type="submit"
          variant="main"
          pending={actions.busy === 'make'}
          disabledReason={unchanged ? m.change_nothing_yet() : quote.pending ? m.bill_updating() : undefined}
        >
          {submitLabel(shown && quote.current)}
        </Button>
      </div>
      <Button className="self-start" onClick={onClose}>
        {m.change_close()}
      </Button>
      <MenuDialog
        open={choosing !== undefined}
        offer={choosing}
        menu={form.menu}
        onClose={() => setChoosing(undefined)}
        onChosen={(menu) => {
          setChoosing(undefined)
          change({ menu })
        }}
      />
    </form>
  )
}

/** What went wrong with the whole of it, and the way on. */
function FormProblem({ quote, notice }: { quote: ChangeQuoting; notice: string }) {
  const said = notice || quote.failed?.reason
  if (!said) return null
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="font-medium text-danger">{said}</p>
      {quote.failed && !quote.failed.isApiError && (
        <Button size="small" onClick={quote.askAgain}>
          {m.bill_quote_retry()}
        </Button>
      )}
    </div>
  )
}

function submitLabel(quote: ChangeQuoting['current']): string {
  if (quote && quote.toPay > 0) return m.change_make_pay({ amount: formatRupees(quote.toPay) })
  return quote && quote.refund > 0 ? m.change_make_back({ amount: formatRupees(quote.refund) }) : m.change_make()
}
