import { Minus, Plus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { limits } from '#contract/limits.ts'
import { addOnFits, isAddOnQuantity, minus, plus, type AddOnStep } from '#contract/rules/add-on.ts'
import { formatPaise, sum, times } from '#contract/values/money.ts'
import { m } from '#messages'
import { showAlert } from '#web/ui/overlays/alert-dialog.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { NumberField } from '#web/ui/fields/text-field.tsx'
import type { Offer, ShownItem } from '#web/shared/draft/offer.ts'
import { addedPriceText } from '#web/shared/price/price-text.ts'
import { eachPortion, portionOf } from '#web/shared/draft/portion.ts'
import { mostToAdd, selectionOf } from '#web/booking/steps/progress.ts'
import { OfferRow } from './offer-row.tsx'
import type { Customising } from './use-customise.ts'

interface AddOnDialogProps {
  offer: Offer
  page: Customising
  /** For how many plates totals are; undefined where that is not known. */
  guests: number | undefined
}

/** Which dishes to add to a category, and how many, by ticks, by plus and minus or typed (R314–R318). */
export function AddOnDialog({ page, ...props }: AddOnDialogProps) {
  const item = page.adding
  return (
    <Dialog
      open={item !== undefined}
      onClose={page.closeAddOn}
      title={m.customise_addon_title({ category: item?.name ?? '' })}
      size="large"
    >
      {item && <AddOnForm key={item.id} item={item} page={page} {...props} />}
    </Dialog>
  )
}

function AddOnForm({ offer, page, guests, item }: AddOnDialogProps & { item: ShownItem }) {
  const portion = portionOf(offer)
  const [before] = useState(() => selectionOf(page.selections, item.id))
  const included = before.dishes.slice(0, item.quantity)
  const offered = item.dishes.filter(({ name }) => !included.includes(name))
  const [ticks, setTicks] = useState(() => ticksOf(before.dishes.slice(item.quantity), page.addingDish))
  const [text, setText] = useState(() => String(Math.max(before.addOn, ticks.length)))
  // Any number counts as what it is, however long, so that it is refused and not taken for none.
  const wanted = isNumber(text) ? Number(text) : 0
  const room = { category: item.name, dishes: item.dishes.length, included: item.quantity, most: mostToAdd(item) }
  const tooMany = isAddOnQuantity(wanted) && wanted > 0 && !addOnFits(wanted, item.quantity, item.dishes.length)

  const outOfRange = () => void showAlert(m.customise_addon_range())
  const step = (next: AddOnStep) => {
    if (!('quantity' in next)) return outOfRange()
    setText(String(next.quantity))
    setTicks(ticks.slice(0, next.quantity))
  }
  const tick = (dish: string) => {
    const isTicked = ticks.includes(dish)
    const next = isTicked ? ticks.filter((name) => name !== dish) : [...ticks, dish]
    if (next.length > limits.addOn.max) return outOfRange()
    setTicks(next)
    setText(String(isTicked ? next.length : Math.max(wanted, next.length)))
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const { min, max } = limits.addOn
    if (!isNumber(text) || wanted < min || wanted > max) return outOfRange()
    if (tooMany) return
    page.add(item, wanted, [...included, ...ticks])
  }
  const supplements = offered.filter(({ name }) => ticks.includes(name)).map(({ supplement }) => supplement)
  const price = formatPaise(sum([times(item.price, Math.min(wanted, limits.addOn.max)), ...supplements]))
  return (
    <form noValidate onSubmit={apply} className="flex flex-col gap-3">
      {/* The focus stays off the number, which would bring up a phone's keyboard. */}
      <p tabIndex={-1} data-autofocus className="text-ink-soft outline-none">
        {roomIn(room)}
      </p>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {offered.map((dish) => (
          <li key={dish.name}>
            <OfferRow
              dish={dish}
              price={item.price}
              portion={portion}
              terms={offer.terms}
              guests={guests}
              ticked={ticks.includes(dish.name)}
              onTick={() => tick(dish.name)}
            />
          </li>
        ))}
      </ul>
      <div className="sticky -bottom-5 -mx-5 mt-1 -mb-5 border-t border-line bg-surface px-5 py-4">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <div className="flex items-start gap-2">
            <IconButton
              label={m.ui_fewer({ label: m.customise_addon_label() })}
              icon={<Minus aria-hidden size={20} />}
              onClick={() => step(minus(wanted, item.minQty))}
              className="mt-0.5 border border-line-strong"
            />
            <NumberField
              label={m.customise_addon_label()}
              hideLabel
              value={text}
              onChange={(event) => setText(event.target.value)}
              onFocus={(event) => event.target.select()}
              aria-invalid={tooMany || undefined}
              fieldClassName="w-16"
              className="text-center text-lg font-semibold"
            />
            <IconButton
              label={m.ui_more({ label: m.customise_addon_label() })}
              icon={<Plus aria-hidden size={20} />}
              onClick={() => step(plus(wanted, item.minQty))}
              className="mt-0.5 border border-line-strong"
            />
          </div>
          <div className="min-w-44 flex-1">
            <Button type="submit" variant={wanted > 0 ? 'brand' : 'secondary'} wide>
              {labelOf(wanted, before.addOn, addedPriceText(`${price} ${eachPortion(portion)}`, offer.terms))}
            </Button>
          </div>
        </div>
        <p role="status" className="mt-2 font-medium text-danger empty:hidden">
          {tooMany && m.customise_addon_too_many(room)}
        </p>
      </div>
    </form>
  )
}

/** The dishes that were added, and the one whose tap opened the dialog. */
function ticksOf(added: readonly string[], tapped: string | undefined): readonly string[] {
  return tapped === undefined || added.includes(tapped) ? added : [...added, tapped]
}

function roomIn(room: { dishes: number; included: number; most: number }): string {
  if (room.most === 0) return m.customise_addon_room_none(room)
  return room.included > 0 ? m.customise_addon_room(room) : m.customise_addon_room_extra(room)
}

function labelOf(wanted: number, addOn: number, price: string): string {
  if (wanted === 0) return addOn > 0 ? m.customise_addon_remove() : m.customise_addon_nothing()
  return m.customise_addon_apply({ count: wanted, price })
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text.trim())
}
