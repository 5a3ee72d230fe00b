import type { ReactNode } from 'react'
import { pageMark } from '../page-mark.ts'
import { classNames } from '../theme/class-names.ts'

// What else is at the foot of the screen makes room for it.
const mark = pageMark('hasBottomBar')

/** What stays in reach of the thumb on narrow screens: what it costs, and the way on. As wide as the screen, within a page or below it. */
export function BottomBar({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      ref={mark}
      className={classNames(
        // Outside of a page there is no margin to reach over.
        'sticky bottom-0 z-30 -mx-(--gutter) border-t border-line bg-surface px-[var(--gutter,clamp(1rem,4vw,2.5rem))]',
        'pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-high lg:hidden print:hidden',
        className,
      )}
    >
      {children}
    </div>
  )
}
