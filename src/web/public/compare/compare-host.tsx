import { lazy, Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { CompareBarProps } from './compare-bar.tsx'
import { useSelection } from './selection-store.ts'

// On a broken line the page stands without it: what is ticked is kept, and the bar comes with the next load.
const CompareBar = lazy(async (): Promise<{ default: ComponentType<CompareBarProps> }> => {
  const loaded = await import('./compare-bar.tsx').catch(() => undefined)
  return { default: loaded?.CompareBar ?? (() => null) }
})

/** Stands once in the page: the bar of the comparison comes with the first caterer that is ticked, wherever one looks for caterers. */
export function CompareHost() {
  const selection = useSelection()
  const { pathname } = useLocation()
  const place = placeOf(pathname)
  if (selection.length === 0 || place === undefined) return null
  return (
    <Suspense fallback={null}>
      <CompareBar selection={selection} className={place} />
    </Suspense>
  )
}

/** The look of the bar on a page; undefined where caterers are not looked for. A caterer's page has a bar of its own on a phone. */
function placeOf(pathname: string): string | undefined {
  if (pathname.startsWith(paths.caterer(''))) return 'hidden lg:block'
  const isList = [paths.search(), paths.shortlist()].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  )
  return isList || pathname === paths.home() ? '' : undefined
}
