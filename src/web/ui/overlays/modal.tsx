import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { m } from '#messages'
import { classNames } from '../theme/class-names.ts'
import { IconButton } from '../controls/icon-button.tsx'

export interface ModalProps {
  open: boolean
  /** Escape, the cross or a press beside it. */
  onClose: () => void
  title: string
  hideTitle?: boolean
  children: ReactNode
  /** Actions; they stay in sight while the rest scrolls. */
  footer?: ReactNode
}

/**
 * The platform's own modal: it holds focus, makes the rest inert, closes by Escape and gives focus back.
 * What has `data-autofocus` gets the focus first, else the first control.
 */
export function Modal({
  open,
  onClose,
  title,
  hideTitle,
  children,
  footer,
  className,
}: ModalProps & { className: string }) {
  const titleId = useId()
  const dialog = useModal(open, onClose)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press beside the dialog is a comfort; Escape and the cross do the same
    <dialog
      {...dialog}
      aria-labelledby={titleId}
      className={classNames('modal', className)}
      onMouseDown={(event) => event.target === event.currentTarget && isBeside(event) && onClose()}
    >
      {open && (
        <>
          <div
            className={classNames(
              'flex min-h-16 shrink-0 items-center border-b border-line py-2 pr-16 pl-5',
              hideTitle && 'border-transparent',
            )}
          >
            <h2 id={titleId} className={hideTitle ? 'sr-only' : 'headline text-heading'}>
              {title}
            </h2>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && <div className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-line p-4">{footer}</div>}
          <IconButton
            label={m.ui_close()}
            icon={<X aria-hidden size={22} />}
            onClick={onClose}
            className="absolute top-2.5 right-3"
          />
        </>
      )}
    </dialog>
  )
}

/** Keeps a dialog element, which gets what this returns, as open as React says. `onClose` is called when the browser would close it. */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    holdPage(1)
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      element.close()
      holdPage(-1)
    }
  }, [open])
  return {
    ref: dialog,
    onCancel(event: SyntheticEvent) {
      // A file field in the dialog says the same when its picker is left, and says it to what is around it as well.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // The browser tells of it a moment later: one that was opened again since has not closed.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (open && !event.currentTarget.open) onClose()
    },
  }
}

let modals = 0

/** Marks the page while dialogs lie over it. A rule that looks for them would be checked with every change of the page. */
function holdPage(more: 1 | -1): void {
  modals += more
  document.documentElement.toggleAttribute('data-modal', modals > 0)
}

function isBeside(event: { clientX: number; clientY: number; currentTarget: HTMLElement }): boolean {
  const box = event.currentTarget.getBoundingClientRect()
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
}
