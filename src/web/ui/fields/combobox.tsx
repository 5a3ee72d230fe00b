import type { ReactNode } from 'react'
import { m } from '#messages'
import { classNames } from '../theme/class-names.ts'
import { ComboboxList } from './combobox-list.tsx'
import { controlClass, Field, type FieldProps } from './field.tsx'
import { useCombobox } from './use-combobox.ts'
import { VisuallyHidden } from '../display/visually-hidden.tsx'

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
  /** What is to know of the suggestions, above them. */
  note?: string | undefined
  /** Whose knowledge the suggestions are, below them. */
  credit?: string | undefined
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
 * A text input with suggestions, after the ARIA pattern: focus stays in the input, arrows move in the list, Enter chooses,
 * Escape closes. Works as a plain input without script.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { text, onText, items, loading, loadingText = m.ui_loading(), emptyText, icon } = props
  const hasList = items.length > 0 || Boolean(loading) || (emptyText !== undefined && text.trim() !== '')
  const { listId, list, active, open, want, choose, onKeyDown } = useCombobox({
    items,
    hasList,
    onChoose: props.onChoose,
  })
  const waiting = loading && items.length === 0
  return (
    <Field {...props}>
      {(wiring) => (
        <div className="relative">
          {icon && <InputIcon>{icon}</InputIcon>}
          <input
            {...wiring}
            type="text"
            role="combobox"
            name={props.name}
            required={props.nativeRequired}
            value={text}
            placeholder={props.placeholder}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
            className={classNames(controlClass, 'scroll-mt-28', Boolean(icon) && 'pl-11', props.inputClassName)}
            onChange={(event) => {
              // What was typed before the page was alive is reported when the focus may be elsewhere.
              want(document.activeElement === event.target)
              onText(event.target.value)
            }}
            onFocus={props.onFocus}
            onClick={({ currentTarget }) => {
              want(true)
              // Not before: a field that moves below a finger is not what was tapped.
              makeRoomForList(currentTarget)
            }}
            onBlur={() => {
              want(false)
              props.onBlur?.()
            }}
            onKeyDown={onKeyDown}
          />
          <ComboboxList
            id={listId}
            ref={list}
            open={open}
            active={active}
            items={items}
            itemKey={props.itemKey}
            renderItem={props.renderItem}
            choose={choose}
            instead={loading ? loadingText : emptyText}
            note={props.note}
            credit={props.credit}
          />
          <span aria-live="polite">
            {open && (
              <VisuallyHidden>
                {waiting
                  ? loadingText
                  : [props.note, m.ui_choices_found({ count: items.length })].filter(Boolean).join(' ')}
              </VisuallyHidden>
            )}
          </span>
        </div>
      )}
    </Field>
  )
}

/** The keyboard of a phone covers the lower half of the page, where the suggestions of a field in the middle would be. */
function makeRoomForList(input: HTMLInputElement): void {
  const isPhone = matchMedia('(pointer: coarse) and (max-width: 47.99rem)').matches
  if (isPhone && input.getBoundingClientRect().top > innerHeight / 4) input.scrollIntoView({ block: 'start' })
}

function InputIcon({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-y-0 left-3.5 my-auto grid place-items-center text-leaf"
    >
      {children}
    </span>
  )
}
