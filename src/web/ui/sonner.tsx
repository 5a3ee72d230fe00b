import { useEffect, useRef } from 'react'
import { toast, Toaster } from 'sonner'
import type { Notice } from './toaster.tsx'

interface SonnerProps {
  /** Changes whenever there is something to take. */
  count: number
  take: () => Notice[]
}

/** Toasts stand in the top layer, so that an open dialog does not cover them. */
export function Sonner({ count, take }: SonnerProps) {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const notices = take()
    if (notices.length === 0) return
    layer.current?.hidePopover()
    layer.current?.showPopover()
    for (const { text, kind } of notices) (kind === 'plain' ? toast : toast[kind])(text)
  }, [count, take])
  return (
    <div ref={layer} popover="manual" className="fixed inset-0 m-0 size-0 overflow-visible border-0 bg-transparent p-0">
      <Toaster
        position="top-center"
        duration={5000}
        toastOptions={{
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
