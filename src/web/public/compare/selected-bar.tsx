import { lazy, Suspense, type ComponentType } from 'react'
import type { CompareBarProps } from './compare-bar.tsx'
import { useSelection } from './selection-store.ts'

// On a broken line the page stands without it: what is ticked is kept, and the bar comes with the next load.
const CompareBar = lazy(async (): Promise<{ default: ComponentType<CompareBarProps> }> => {
  const loaded = await import('./compare-bar.tsx').catch(() => undefined)
  return { default: loaded?.CompareBar ?? (() => null) }
})

/** The bar of the comparison, from the first caterer that is ticked. */
export function SelectedBar({ className }: { className: string }) {
  const selection = useSelection()
  if (selection.length === 0) return null
  return (
    <Suspense fallback={null}>
      <CompareBar selection={selection} className={className} />
    </Suspense>
  )
}
