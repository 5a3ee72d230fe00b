import type { ReactNode } from 'react'
import { classNames } from '#web/ui/theme/class-names.ts'

interface OrderSectionProps {
  title: string
  /** It holds nothing but what can be done, which paper does not show. */
  isOffPaper?: boolean
  children: ReactNode
}

/** A section of an order page with its heading. */
export function OrderSection({ title, isOffPaper, children }: OrderSectionProps) {
  return (
    <section
      aria-label={title}
      className={classNames(
        'break-inside-avoid rounded-box border border-line bg-surface p-5 print:p-3',
        isOffPaper && 'print:hidden',
      )}
    >
      <h2 className="headline mb-3 text-heading">{title}</h2>
      {children}
    </section>
  )
}
