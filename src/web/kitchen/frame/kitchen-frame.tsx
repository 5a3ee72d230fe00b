import { LayoutGrid } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { Link, matchPath, NavLink, useLocation } from 'react-router'
import { useSession } from '#web/shared/session/use-session.ts'
import { m } from '#messages'
import { classNames } from '#web/ui/theme/class-names.ts'
import { waysOf, type Way } from './ways.ts'

// Opened by a press, and on phones alone.
const MoreSheet = lazy(() => import('./more-sheet.tsx').then((module) => ({ default: module.MoreSheet })))

/** The sheet with the rest of the ways is a place in the history, so that Back closes it. */
export const moreHash = '#more'

/**
 * A caterer's page with the ways to the others: a bar at the bottom in reach of the thumb, from 1024 px a rail. Who looks is
 * marked on the root element before the first paint, so that nothing jumps; visitors and others see the page alone. It fills the
 * screen, so that the footer is not in sight when what is loaded pushes it.
 */
export function KitchenFrame({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const { hash } = useLocation()
  const { first, rest } = waysOf(user?.part)
  return (
    <div className="min-h-svh lg:mx-auto lg:flex lg:max-w-[80rem] lg:pl-[clamp(1rem,4vw,2.5rem)]">
      <nav
        data-only-for="caterer"
        aria-label={m.workplace_nav()}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:sticky lg:top-16 lg:z-auto lg:h-fit lg:w-40 lg:shrink-0 lg:border-0 lg:bg-transparent lg:py-10 print:hidden"
      >
        <ul className="flex justify-around lg:flex-col lg:gap-1">
          {first.map((way) => (
            <li key={way.to} className="flex-1">
              <Entry {...way} />
            </li>
          ))}
          {rest.map((way) => (
            <li key={way.to} className="max-lg:hidden">
              <Entry {...way} />
            </li>
          ))}
          {rest.length > 0 && (
            <li className="flex-1 lg:hidden">
              <MoreEntry rest={rest} />
            </li>
          )}
        </ul>
      </nav>
      {/* Where nobody is known yet, as on the server, no address opens it. */}
      {user && rest.length > 0 && hash === moreHash && (
        <Suspense>
          <MoreSheet ways={rest} />
        </Suspense>
      )}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}

const entryClass = (isActive: boolean) =>
  classNames(
    'flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-box px-1 text-sm font-semibold focus-visible:-outline-offset-3 lg:min-h-11 lg:flex-row lg:justify-start lg:gap-3 lg:px-3 lg:text-base',
    isActive ? 'text-leaf lg:bg-leaf-wash' : 'text-ink-soft hover:text-leaf',
  )

/** The page of an order is one of the orders. */
const isExact = (to: string) => to.split('/').length < 3

function Entry({ to, text, Icon }: Way) {
  return (
    <NavLink to={to} end={isExact(to)} className={({ isActive }) => entryClass(isActive)}>
      <Icon aria-hidden size={22} />
      {text}
    </NavLink>
  )
}

/** Opens the rest of the ways. It is marked as current when the page is one of them. */
function MoreEntry({ rest }: { rest: readonly Way[] }) {
  const { pathname, search } = useLocation()
  const isHere = rest.some(({ to }) => matchPath({ path: to, end: false }, pathname))
  return (
    <Link
      to={{ search, hash: moreHash }}
      state={{ isOpenedHere: true }}
      preventScrollReset
      aria-haspopup="dialog"
      aria-current={isHere ? 'true' : undefined}
      className={entryClass(isHere)}
    >
      <LayoutGrid aria-hidden size={22} />
      {m.workplace_more()}
    </Link>
  )
}
