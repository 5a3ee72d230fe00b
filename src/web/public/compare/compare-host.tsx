import { lazy, Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { isCatererPath, paths } from '#contract/paths.ts'
import { useAlive } from '#web/shared/browser/use-alive.ts'

// Pages on which nobody looks for caterers are spared it.
const SelectedBar = lazy(async (): Promise<{ default: ComponentType<{ className: string }> }> => {
  const loaded = await import('./selected-bar.tsx').catch(() => undefined)
  return { default: loaded?.SelectedBar ?? (() => null) }
})

/** Stands once in the page: the bar of the comparison comes with the first caterer that is ticked, wherever one looks for caterers. */
export function CompareHost() {
  const { pathname } = useLocation()
  const isAlive = useAlive()
  const place = placeOf(pathname)
  if (!isAlive || place === undefined) return null
  return (
    <Suspense fallback={null}>
      <SelectedBar className={place} />
    </Suspense>
  )
}

/** The look of the bar on a page; undefined where caterers are not looked for. A caterer's page has a bar of its own on a phone. */
function placeOf(pathname: string): string | undefined {
  if (isCatererPath(pathname)) return 'hidden lg:block'
  const isList = [paths.search(), paths.shortlist()].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  )
  return isList || pathname === paths.home() ? '' : undefined
}
