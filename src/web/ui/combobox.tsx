import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { m } from '#web/paraglide/messages.js'
import { classNames } from './class-names.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface ComboboxProps<Item> extends FieldProps {
  /** The text in the input. */
  text: string
  onText: (text: string) => void
  items: readonly Item[]
  itemKey: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  onChoose: (item: Item) => void
  loading?: boolean
  loadingText?: string
  /** Shown when there is text and nothing matches; without it the list stays closed. */
  emptyText?: string | undefined
  /** Name of the input when its form is sent without script. */
  name?: string
  placeholder?: string
  icon?: ReactNode
  onBlur?: () => void
  onFocus?: () => void
  inputClassName?: string
  /** The browser itself asks for it: for forms that are sent before, or without, the script. */
  nativeRequired?: boolean
}

/**
 * A text input with suggestions, after the ARIA pattern: focus stays in the input, arrows walk the list, Enter chooses,
 * Escape closes. Works as a plain input without script.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { text, onText, items, itemKey, renderItem, onChoose, loading, emptyText, name, placeholder, icon, onBlur, onFocus } = props
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const open = wanted && (items.length > 0 || Boolean(loading) || (emptyText !== undefined && text.trim() !== ''))

  useEffect(() => setActive(-1), [items])
  useEffect(() => list.current?.children[active]?.scrollIntoView({ block: 'nearest' }), [active])

  const choose = (item: Item) => {
    setWanted(false)
    onChoose(item)
  }
  const keys: Record<string, () => boolean> = {
    ArrowDown: () => walk(open ? (active + 1) % Math.max(1, items.length) : 0),
    ArrowUp: () => walk(active <= 0 ? items.length - 1 : active - 1),
    Enter: () => {
      const item = open ? items[active] : undefined
      if (item === undefined) return false
      choose(item)
      return true
    },
    Escape: () => {
      const wasOpen = open
      setWanted(false)
      return wasOpen
    },
  }
  const walk = (to: number) => {
    setWanted(true)
    setActive(to)
    return true
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !keys[event.key]?.()) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Field {...props}>
      {(wiring) => (
        <div className="relative">
          {icon && <span aria-hidden className="pointer-events-none absolute inset-y-0 left-3.5 my-auto grid place-items-center text-leaf">{icon}</span>}
          <input
            {...wiring}
            type="text"
            role="combobox"
            name={name}
            required={props.nativeRequired}
            value={text}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
            className={classNames(controlClass, Boolean(icon) && 'pl-11', props.inputClassName)}
            onChange={(event) => {
              setWanted(true)
              onText(event.target.value)
            }}
            onFocus={onFocus}
            onClick={() => setWanted(true)}
            onBlur={() => {
              setWanted(false)
              onBlur?.()
            }}
            onKeyDown={press}
          />
          <ComboboxList {...props} id={listId} ref={list} open={open} active={active} choose={choose} itemKey={itemKey} renderItem={renderItem} />
          <span aria-live="polite">
            {open && <VisuallyHidden>{loading && items.length === 0 ? (props.loadingText ?? m.ui_loading()) : m.ui_choices_found({ count: items.length })}</VisuallyHidden>}
          </span>
        </div>
      )}
    </Field>
  )
}

interface ListProps<Item> {
  id: string
  ref: Ref<HTMLUListElement>
  label: string
  open: boolean
  active: number
  items: readonly Item[]
  itemKey: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  choose: (item: Item) => void
  loading?: boolean
  loadingText?: string
  emptyText?: string | undefined
}

function ComboboxList<Item>({ id, ref, label, open, active, items, itemKey, renderItem, choose, loading, loadingText, emptyText }: ListProps<Item>) {
  return (
    <div hidden={!open} className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 min-w-64 overflow-y-auto rounded-box border border-line bg-surface p-1 shadow-high">
      <ul ref={ref} id={id} role="listbox" aria-label={label}>
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
      {items.length === 0 && <p className="px-3 py-3 text-ink-soft">{loading ? (loadingText ?? m.ui_loading()) : emptyText}</p>}
    </div>
  )
}
