import type { ReactNode } from 'react'

/** A section of an order page with its heading. */
export function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="break-inside-avoid rounded-box border border-line bg-surface p-5 print:p-3">
      <h2 className="headline mb-3 text-heading">{title}</h2>
      {children}
    </section>
  )
}
