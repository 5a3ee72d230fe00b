import { useState } from 'react'
import { showControl } from '#web/ui/display/problem-list.tsx'
import { menuControlId, type MenuProblem } from './menu-problems.ts'

export type OpenRows = ReturnType<typeof useOpenRows>

const inlineFields = ['name', 'price']

/** Which categories of the form are unfolded, and which of their dishes. Only those are drawn, so that a long menu stays quick. */
export function useOpenRows() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggled = (name: string) =>
    setOpen((before) => new Set(before.has(name) ? [...before].filter((each) => each !== name) : [...before, name]))
  const dishOf = (menu: string, dish: string) => `${menu}/${dish}`
  return {
    isOpen: (menu: string) => open.has(menu),
    isDishOpen: (menu: string, dish: string) => open.has(dishOf(menu, dish)),
    toggle: toggled,
    toggleDish: (menu: string, dish: string) => toggled(dishOf(menu, dish)),
    /** Unfolds what a control is in and gives it the focus. */
    show: (at: Omit<MenuProblem, 'message'>) => {
      const { menu, dish, field } = at
      const isFolded = dish !== undefined && !inlineFields.includes(field)
      setOpen((before) => new Set([...before, menu, ...(isFolded ? [dishOf(menu, dish)] : [])]))
      // What unfolds is drawn first.
      requestAnimationFrame(() => showControl(menuControlId(at)))
    },
  }
}
