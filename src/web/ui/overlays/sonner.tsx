import { useEffect, useRef } from 'react'
import { toast, Toaster } from 'sonner'
import type { Notice } from './notice.ts'

/** How long something can be undone in its toast. */
const actionMs = 10_000

/** Toasts stand in the top layer, so that an open dialog does not cover them. */
export function Sonner({ said }: { said: readonly Notice[] }) {
  const shown = useRef(0)
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const notices = said.slice(shown.current)
    shown.current = said.length
    if (notices.length === 0) return
    layer.current?.hidePopover()
    layer.current?.showPopover()
    for (const { text, kind, action } of notices) {
      const show = kind === 'plain' ? toast : toast[kind]
      show(text, action && { duration: actionMs, action: { label: action.label, onClick: action.onPress } })
    }
  }, [said])
  return (
    <div ref={layer} popover="manual" className="fixed inset-0 m-0 size-0 overflow-visible border-0 bg-transparent p-0">
      <Toaster
        position="top-center"
        duration={5000}
        // Each is read in full: several messages of one answer are shown at the same time.
        expand
        visibleToasts={5}
        toastOptions={{
          actionButtonStyle: {
            minHeight: '2.75rem',
            padding: '0 0.875rem',
            background: 'var(--color-leaf)',
            color: 'var(--color-on-leaf)',
            borderRadius: 'var(--radius-box)',
            fontSize: '1rem',
            fontWeight: 600,
          },
          style: {
            background: 'var(--color-surface)',
            color: 'var(--color-ink)',
            borderColor: 'var(--color-line-strong)',
            borderRadius: 'var(--radius-box)',
            boxShadow: 'var(--shadow-high)',
            fontFamily: 'var(--font-text)',
            fontSize: '1rem',
          },
        }}
      />
    </div>
  )
}
