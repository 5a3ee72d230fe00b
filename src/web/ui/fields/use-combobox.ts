import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'

interface ComboboxState<Item> {
  items: readonly Item[]
  /** Whether there is anything to show when the list is wanted. */
  hasList: boolean
  onChoose: (item: Item) => void
}

/** Which suggestion is active and whether the list is open: arrows move, Enter chooses, Escape closes. */
export function useCombobox<Item>({ items, hasList, onChoose }: ComboboxState<Item>) {
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [wanted, setWanted] = useState(false)
  // Valid for these items; other items start without an active one.
  const [activated, setActivated] = useState<{ to: number; items: readonly Item[] }>()
  const active = activated?.items === items ? activated.to : -1
  const open = wanted && hasList

  useEffect(() => {
    // In braces: newer browsers answer a promise, which is no cleanup.
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const choose = (item: Item) => {
    setWanted(false)
    onChoose(item)
  }
  const activate = (to: number) => {
    setWanted(true)
    setActivated({ to, items })
    return true
  }
  const keys: Record<string, () => boolean> = {
    ArrowDown: () => activate(open ? (active + 1) % Math.max(1, items.length) : 0),
    ArrowUp: () => activate(active <= 0 ? items.length - 1 : active - 1),
    Enter: () => {
      const item = open ? items[active] : undefined
      if (item === undefined) return false
      choose(item)
      return true
    },
    Escape: () => {
      setWanted(false)
      return open
    },
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !keys[event.key]?.()) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { listId, list, active, open, want: setWanted, choose, onKeyDown }
}
