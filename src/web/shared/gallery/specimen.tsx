import type { ReactNode } from 'react'

/** One piece under its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 border-t border-line py-6">
      <h3 className="font-semibold">{name}</h3>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  )
}
