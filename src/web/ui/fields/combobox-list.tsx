/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- the roles of the ARIA combobox pattern; the input keeps the focus and hears the keys */
import type { ReactNode, Ref } from 'react'
import { m } from '#messages'

interface ComboboxListProps<Item> {
  id: string
  ref: Ref<HTMLUListElement>
  open: boolean
  active: number
  items: readonly Item[]
  itemKey: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  choose: (item: Item) => void
  /** Stands where no items are. */
  instead: ReactNode
  /** Stands above the items. */
  note: string | undefined
  credit: string | undefined
}

/** The suggestions below the input. Keys are heard by the input, which keeps the focus. */
export function ComboboxList<Item>(props: ComboboxListProps<Item>) {
  const { id, ref, open, active, items, itemKey, renderItem, choose, instead, note, credit } = props
  return (
    <div hidden={!open} className="suggestions">
      {items.length > 0 && note !== undefined && <p className="px-3 pt-3 pb-1 text-ink-soft">{note}</p>}
      <ul ref={ref} id={id} role="listbox" aria-label={m.ui_suggestions()}>
        {items.map((item, at) => (
          <li
            key={itemKey(item)}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            className="flex min-h-12 cursor-pointer items-center rounded-box px-3 py-2 hover:bg-leaf-wash aria-selected:bg-leaf-wash"
            // The input must not lose focus before the press is over.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(item)}
          >
            {renderItem(item)}
          </li>
        ))}
      </ul>
      {items.length === 0 && <p className="px-3 py-3 text-ink-soft">{instead}</p>}
      {credit !== undefined && (
        <p translate="no" className="border-t border-line px-3 pt-2 pb-1 text-right text-sm text-ink-soft">
          {credit}
        </p>
      )}
    </div>
  )
}
