import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMedia } from '#web/ui/use-media.ts'

/** A section of an order page that a phone shows folded, a wide screen open. Paper shows all of it. */
export function FoldedSection({ title, children }: { title: string; children: ReactNode }) {
  const isWide = useMedia('(min-width: 1024px)', true)
  return (
    <section aria-label={title} className="rounded-box border border-line bg-surface print:p-3">
      <details open={isWide} className="group unfolded-on-paper">
        <summary className="flex min-h-14 list-none items-center justify-between gap-3 px-5 py-3 break-after-avoid print:min-h-0 print:p-0 print:pb-2 [&::-webkit-details-marker]:hidden">
          <h2 className="headline text-heading">{title}</h2>
          <ChevronDown
            aria-hidden
            size={20}
            className="shrink-0 text-ink-soft transition-transform group-open:rotate-180 print:hidden"
          />
        </summary>
        <div className="px-5 pb-5 print:p-0">{children}</div>
      </details>
    </section>
  )
}
