import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { useSelection } from './selection-store.ts'

const CompareBar = lazy(() => import('./compare-bar.tsx').then((module) => ({ default: module.CompareBar })))

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
