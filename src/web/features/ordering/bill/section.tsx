import { useId, type ReactNode } from 'react'

/** A part of the form with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-b border-line py-6 first:pt-0 last:border-0">
      <h2 id={id} className="headline text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}
