import { useId, type ReactNode } from 'react'
import { Card } from '#web/ui/display/card.tsx'

/** A part of a caterer's page in the back office, under a heading. */
export function OfficeSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Card role="region" aria-labelledby={id} className="flex flex-col gap-4 p-5">
      <h2 id={id} className="headline text-heading">
        {title}
      </h2>
      {children}
    </Card>
  )
}
