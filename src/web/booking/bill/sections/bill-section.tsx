import { Pencil } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { m } from '#messages'
import { classNames } from '#web/ui/theme/class-names.ts'

interface BillSectionProps {
  title: string
  className?: string
  children: ReactNode
  /** What it holds, once that is complete: then it is folded, until it is pressed. */
  complete?: string | undefined
}

/** A section of the bill with its heading. */
export function BillSection({ title, className, children, complete }: BillSectionProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  // Nothing folds below the hand of the one who fills it in.
  const [isHeld, setHeld] = useState(false)
  const [isOpened, setOpened] = useState(false)
  const isFolded = complete !== undefined && !isHeld && !isOpened
  useEffect(() => {
    const held = section.current
    if (isFolded || !held) return
    const hold = () => setHeld(true)
    held.addEventListener('focusin', hold)
    return () => held.removeEventListener('focusin', hold)
  }, [isFolded])
  useEffect(() => {
    // The button that was pressed is gone.
    if (isOpened) section.current?.querySelector('h2')?.focus()
  }, [isOpened])
  return (
    <section
      ref={section}
      aria-labelledby={id}
      className={classNames('flex flex-col gap-4 border-b border-line py-6 first:pt-0 last:border-0', className)}
    >
      {isFolded ? (
        <div className="flex items-center justify-between gap-4">
          <div className="min-w-0">
            <h2 id={id} className="text-sm text-ink-soft">
              {title}
            </h2>
            <p className="figures font-medium wrap-anywhere">{complete}</p>
          </div>
          <button
            type="button"
            aria-label={m.bill_edit({ section: title })}
            aria-expanded={false}
            onClick={() => setOpened(true)}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-box text-leaf hover:bg-leaf-wash print:hidden"
          >
            <Pencil aria-hidden size={20} />
          </button>
        </div>
      ) : (
        <>
          <h2 id={id} tabIndex={-1} className="headline text-heading outline-none">
            {title}
          </h2>
          {children}
        </>
      )}
    </section>
  )
}
