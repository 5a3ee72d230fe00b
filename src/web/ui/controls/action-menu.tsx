import { EllipsisVertical } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { classNames } from '../theme/class-names.ts'
import { IconButton } from './icon-button.tsx'

export interface MenuAction {
  label: string
  onPress: () => void
  /** It takes something away. */
  isDangerous?: boolean
}

/** A button that opens a list of actions. Arrow keys, Home and End move in it; Escape and a press beside it close it. */
export function ActionMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    list.current?.scrollIntoView({ block: 'nearest' })
    const pressed = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false)
    }
    addEventListener('pointerdown', pressed)
    return () => removeEventListener('pointerdown', pressed)
  }, [isOpen])
  const close = () => {
    setOpen(false)
    place.current?.querySelector('button')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const at = items.findIndex((item) => item === document.activeElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (event.key === 'Escape' || event.key === 'Tab') close()
    else if (to !== undefined) items.at(to % items.length)?.focus()
    else return
    if (event.key !== 'Tab') event.preventDefault()
  }
  return (
    <div ref={place} className="relative shrink-0">
      <IconButton
        label={label}
        icon={<EllipsisVertical aria-hidden size={20} />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen((before) => !before)}
      />
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its items take the focus, and their keys come up to here
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          onKeyDown={onKeyDown}
          className="absolute top-full right-0 z-20 w-60 max-w-[80vw] scroll-my-24 animate-appear rounded-box border border-line bg-surface py-1 shadow-high"
        >
          {actions.map((action) => (
            <button
              key={action.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={classNames(
                'flex min-h-11 w-full items-center px-4 text-left transition-colors hover:bg-leaf-wash focus-visible:-outline-offset-3',
                action.isDangerous ? 'text-danger' : 'text-ink',
              )}
              onClick={() => {
                close()
                action.onPress()
              }}
            >
              {action.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
