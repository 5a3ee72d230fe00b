import type { ReactNode } from 'react'

/** A part of what is told of an order, with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="break-inside-avoid rounded-box border border-line bg-surface p-5">
      <h2 className="headline mb-3 text-heading">{title}</h2>
      {children}
    </section>
  )
}
