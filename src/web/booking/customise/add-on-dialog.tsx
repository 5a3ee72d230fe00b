import { Minus, Plus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { limits } from '#contract/limits.ts'
import { addOnFits, isAddOnQuantity, minus, plus, type AddOnStep } from '#contract/rules/add-on.ts'
import { formatPaise, times } from '#contract/values/money.ts'
import { m } from '#messages'
import { showAlert } from '#web/ui/overlays/alert-dialog.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { NumberField } from '#web/ui/fields/text-field.tsx'
import { countOf } from '#web/shared/draft/diet-split.ts'
import type { ShownItem } from '#web/shared/draft/offer.ts'
import { eachPortion, type Portion } from '#web/shared/draft/portion.ts'
import { mostToAdd } from '#web/booking/steps/progress.ts'

interface AddOnDialogProps {
  item: ShownItem | undefined
  addOn: number
  portion: Portion
  onApply: (addOn: number) => void
  onClose: () => void
}

/** How many dishes to add to a category, by plus and minus or typed (R314–R318). */
export function AddOnDialog({ item, ...props }: AddOnDialogProps) {
  return (
    <Dialog
      open={item !== undefined}
      onClose={props.onClose}
      title={m.customise_addon_title({ category: item?.name ?? '' })}
      size="small"
    >
      {item && <AddOnForm key={item.id} item={item} {...props} />}
    </Dialog>
  )
}

function AddOnForm({ item, addOn, portion, onApply, onClose }: AddOnDialogProps & { item: ShownItem }) {
  const [text, setText] = useState(String(addOn))
  const wanted = countOf(text)
  const room = { category: item.name, dishes: item.dishes.length, included: item.quantity, most: mostToAdd(item) }
  const tooMany = isAddOnQuantity(wanted) && wanted > 0 && !addOnFits(wanted, item.quantity, item.dishes.length)

  const outOfRange = () => void showAlert(m.customise_addon_range())
  const step = (next: AddOnStep) => ('quantity' in next ? setText(String(next.quantity)) : outOfRange())
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const { min, max } = limits.addOn
    if (!/^\d+$/.test(text.trim()) || wanted < min || wanted > max) return outOfRange()
    if (tooMany) return
    if (wanted === addOn) return onClose()
    onApply(wanted)
  }
  return (
    <form noValidate onSubmit={apply} className="flex flex-col gap-4">
      <p>
        {item.price > 0
          ? m.customise_addon_text({ price: formatPaise(item.price), portion: eachPortion(portion) })
          : m.customise_addon_text_free()}
      </p>
      <p className="text-ink-soft">{roomIn(room)}</p>
      <div className="flex items-start justify-center gap-2">
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
          data-autofocus
          onFocus={(event) => event.target.select()}
          aria-invalid={tooMany || undefined}
          fieldClassName="w-24"
          className="text-center text-lg font-semibold"
        />
        <IconButton
          label={m.ui_more({ label: m.customise_addon_label() })}
          icon={<Plus aria-hidden size={20} />}
          onClick={() => step(plus(wanted, item.minQty))}
          className="mt-0.5 border border-line-strong"
        />
      </div>
      <p role="status" className="min-h-12 text-center font-medium text-danger">
        {tooMany && m.customise_addon_too_many(room)}
      </p>
      <Button type="submit" variant={wanted > 0 ? 'brand' : 'secondary'} wide>
        {wordsOf(
          wanted,
          addOn,
          `${formatPaise(times(item.price, Math.min(wanted, limits.addOn.max)))} ${eachPortion(portion)}`,
        )}
      </Button>
    </form>
  )
}

function roomIn(room: { dishes: number; included: number; most: number }): string {
  if (room.most === 0) return m.customise_addon_room_none(room)
  return room.included > 0 ? m.customise_addon_room(room) : m.customise_addon_room_extra(room)
}

function wordsOf(wanted: number, addOn: number, price: string): string {
  if (wanted === 0) return addOn > 0 ? m.customise_addon_remove() : m.customise_addon_nothing()
  return m.customise_addon_apply({ count: wanted, price })
}
