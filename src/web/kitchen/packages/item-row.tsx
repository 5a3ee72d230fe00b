import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import type { PackageKind } from '#contract/rules/package-selection.ts'
import type { PackageDiet } from '#contract/values/diet.ts'
import { cleanRupees } from '#web/kitchen/offer/rupees.ts'
import type { MoveControls } from '#web/kitchen/sortable/sortable-list.tsx'
import { m } from '#messages'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { NumberField, TextField } from '#web/ui/fields/text-field.tsx'
import { problemsOfItem, type ItemFields } from './item-fields.ts'
import { MarkedDishes } from './marked-dishes.tsx'

interface ItemRowProps {
  /** Start of the ids of its controls. */
  id: string
  item: ItemFields
  /** Name of its menu. */
  name: string
  menu: OwnMenu | undefined
  kind: PackageKind
  diet: PackageDiet
  move: MoveControls
  showsProblems: boolean
  onChange: (part: Partial<ItemFields>) => void
  onRemove: () => void
}

/** A menu within a package: its numbers, and the dishes that the package starts with. */
export function ItemRow(props: ItemRowProps) {
  const { id, item, name, menu, kind, diet, move, showsProblems, onChange, onRemove } = props
  const problems = showsProblems ? problemsOfItem(item, { kind }) : {}
  const isCustom = kind === 'custom'
  return (
    <div className="rounded-box border border-line bg-paper p-2">
      <div className="flex items-center">
        {move.handle}
        <p className="min-w-0 flex-1 font-semibold break-words">{name}</p>
        <span className="flex">
          {move.buttons}
          <IconButton
            label={m.packages_remove_item({ menu: name })}
            icon={<X aria-hidden size={20} />}
            onClick={onRemove}
          />
        </span>
      </div>
      {menu && menu.status.id !== 1 && <p className="px-2 text-sm text-marigold-ink">{m.packages_item_hidden()}</p>}
      <div className="grid grid-cols-3 items-end gap-2 p-2">
        <Labelled text={m.packages_quantity()}>
          <NumberField
            id={`${id}-quantity`}
            label={m.packages_quantity_of({ menu: name })}
            hideLabel
            value={item.quantity}
            disabled={isCustom}
            className="disabled:bg-sunken disabled:text-ink-soft"
            error={problems.quantity}
            onChange={(event) => onChange({ quantity: event.target.value })}
          />
        </Labelled>
        <Labelled text={isCustom ? m.packages_dish_price() : m.packages_item_price()}>
          <TextField
            id={`${id}-price`}
            label={isCustom ? m.packages_dish_price_of({ menu: name }) : m.packages_item_price_of({ menu: name })}
            hideLabel
            inputMode="decimal"
            autoComplete="off"
            className="figures"
            value={item.price}
            error={problems.price}
            onChange={(event) => onChange({ price: cleanRupees(event.target.value) })}
          />
        </Labelled>
        <Labelled text={m.packages_min_qty()}>
          <NumberField
            id={`${id}-min`}
            label={m.packages_min_qty_of({ menu: name })}
            hideLabel
            value={item.minQty}
            error={problems.minQty}
            onChange={(event) => onChange({ minQty: event.target.value })}
          />
        </Labelled>
      </div>
      <MarkedDishes
        item={item}
        name={name}
        menu={menu}
        kind={kind}
        diet={diet}
        error={problems.marked}
        onChange={(marked) => onChange({ marked })}
      />
    </div>
  )
}

/** A short label for the eye; the field has one of its own that names the menu. */
function Labelled({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span aria-hidden className="text-sm text-ink-soft">
        {text}
      </span>
      {children}
    </div>
  )
}
