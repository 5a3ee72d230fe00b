import type { ComparedCaterer } from '#contract/endpoints/comparison.ts'
import { pageMark } from '#web/ui/page-mark.ts'
import { BookLink } from './ways-on.tsx'

const mark = pageMark('hasBottomBar')

interface CompareDockProps {
  items: readonly ComparedCaterer[]
  addressOf: (card: ComparedCaterer['card']) => string
}

const columns = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3']

/** Names and ways to book, which stay at the bottom of a narrow screen while the table is in sight; a wide one has them in its head. */
export function CompareDock({ items, addressOf }: CompareDockProps) {
  return (
    <ul
      ref={mark}
      className={`sticky bottom-0 z-20 -mx-(--gutter) mt-4 grid gap-2 border-t border-line-strong bg-paper px-(--gutter) pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden print:hidden ${columns[items.length] ?? ''}`}
    >
      {items.map((item) => (
        <li key={item.card.id} className="flex min-w-0 flex-col justify-end gap-1">
          <p className="line-clamp-2 text-sm leading-tight font-semibold">{item.card.name}</p>
          <BookLink item={item} address={addressOf(item.card)} />
        </li>
      ))}
    </ul>
  )
}
