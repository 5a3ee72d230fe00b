import { Copy } from 'lucide-react'
import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import { moved } from '#web/kitchen/sortable/move.ts'
import { SortableList } from '#web/kitchen/sortable/sortable-list.tsx'
import { controlId } from '#web/shared/form/problems.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { itemOf, menusToCopy, withKnownMarks, type ItemFields } from './item-fields.ts'
import { ItemRow } from './item-row.tsx'
import type { PackageForm } from './use-package-form.ts'

/** The menus of a package in their order, with the ways to add some. */
export function ItemList({ form, menus, title }: { form: PackageForm; menus: readonly OwnMenu[]; title?: string }) {
  const { kind, dishType, items } = form.values
  const id = controlId(form.id, 'items')
  const addable = menusToCopy(menus, items)
  const error = form.errorOf('items')
  const set = (next: readonly ItemFields[]) => form.set({ items: next })
  const menuOf = (item: ItemFields) => menus.find((menu) => menu.id === item.menuId)
  const add = (added: readonly OwnMenu[]) => set([...items, ...added.map((menu) => itemOf(menu, { kind, dishType }))])
  const change = (menuId: string, part: Partial<ItemFields>) =>
    set(items.map((item) => (item.menuId === menuId ? { ...item, ...part } : item)))
  const rows = items.map((item) => ({
    id: item.menuId,
    name: menuOf(item)?.name ?? m.packages_item_gone(),
    item: withKnownMarks(item, menuOf(item), dishType),
  }))
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={`${id}-error`} className="min-w-0">
      <legend className="font-medium">{title ?? m.packages_items()}</legend>
      <p className="mb-2 text-sm text-ink-soft">
        {kind === 'custom'
          ? m.packages_quantity_custom()
          : items.length > 0
            ? m.packages_items_text()
            : m.packages_items_none()}
      </p>
      <SortableList
        label={title ?? m.packages_items()}
        items={rows}
        onMove={(from, to) => set(moved(items, from, to))}
        className="flex flex-col gap-2"
      >
        {({ item, name }, move) => (
          <ItemRow
            id={`${id}-${item.menuId}`}
            item={item}
            name={name}
            menu={menuOf(item)}
            kind={kind}
            diet={dishType}
            move={move}
            showsProblems={error !== undefined}
            onChange={(part) => change(item.menuId, part)}
            onRemove={() => set(items.filter(({ menuId }) => menuId !== item.menuId))}
          />
        )}
      </SortableList>
      <FieldError id={`${id}-error`} text={error} />
      <div className="mt-3 flex flex-wrap items-start gap-3">
        {addable.length > 0 && (
          <SelectField
            label={m.packages_add_item()}
            hideLabel
            fieldClassName="w-56"
            placeholder={m.packages_add_item_choose()}
            value=""
            options={addable.map((menu) => ({ value: menu.id, label: menu.name }))}
            onChange={(event) => add(addable.filter((menu) => menu.id === event.target.value))}
          />
        )}
        <Button
          icon={<Copy aria-hidden size={18} />}
          disabledReason={addable.length === 0 ? m.packages_copy_none() : undefined}
          onClick={() => {
            add(addable)
            notify(m.packages_copied({ count: addable.length }), 'success')
          }}
        >
          {m.packages_copy_menu()}
        </Button>
      </div>
    </fieldset>
  )
}
