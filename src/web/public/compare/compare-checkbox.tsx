import { useEffect, useEffectEvent, useRef } from 'react'
import { m } from '#messages'
import { showAlert } from '#web/ui/overlays/alert-dialog.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { toggleSelected, useIsSelected } from './selection-store.ts'
import type { Chosen } from './selection.ts'

/** Ticks a caterer to be compared. Beyond what fits the screen an alert says so, and nothing changes (R309). */
export function CompareCheckbox({ caterer }: { caterer: Chosen }) {
  const isSelected = useIsSelected(caterer.id)
  const press = () => {
    const rejected = toggleSelected(caterer)
    if (rejected) void showAlert(m.compare_limit({ count: rejected.full }))
  }
  const box = useRef<HTMLInputElement>(null)
  const first = useEffectEvent(() => {
    // What was ticked before the script was there counts.
    if (box.current?.checked && !isSelected) press()
  })
  useEffect(() => first(), [])
  return (
    <label className="compare-box">
      <input type="checkbox" ref={box} checked={isSelected} onChange={press} title={m.compare_add()} />
      <Icon name="compare" />
      <VisuallyHidden>{m.compare_add_named({ name: caterer.name })}</VisuallyHidden>
    </label>
  )
}
