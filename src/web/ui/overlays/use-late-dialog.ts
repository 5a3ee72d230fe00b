import { useState } from 'react'
import { m } from '#messages'
import { notify } from './toaster.tsx'
import { useLate } from '../use-late.ts'

/**
 * A dialog that is loaded when it is first wanted: by the pointer or the focus on its button, at the latest by the press, which then
 * opens it as soon as it has come. `load` is as for {@link useLate}.
 */
export function useLateDialog<Part extends object>(load: () => Promise<Part>, failed = m.ui_part_failed()) {
  const { part, fetch, prepare } = useLate(load)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    fetch().then(
      () => setOpen(true),
      () => notify(failed, 'error'),
    )
  }
  return {
    /** Undefined until it has come. */
    part,
    isOpen,
    close: () => setOpen(false),
    /** For the button that opens it. */
    opener: { 'aria-haspopup': 'dialog', onClick: open, onPointerEnter: prepare, onFocus: prepare } as const,
  }
}
