import { useId, type ReactNode } from 'react'
import { Card } from '#web/ui/display/card.tsx'

/** A part of the profile: what it is about on the left, what can be done on the right; one below the other on a phone. */
export function ProfileSection({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-x-10 gap-y-5 p-5 sm:p-6 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 id={id} className="headline text-heading">
            {title}
          </h2>
          {text && <p className="mt-1 text-ink-soft">{text}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </Card>
    </section>
  )
}
