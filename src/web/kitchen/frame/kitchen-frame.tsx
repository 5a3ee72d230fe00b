import { CalendarDays, BriefcaseBusiness, CalendarClock, ClipboardList, Users, UtensilsCrossed } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { NavLink } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useSession } from '#web/shared/session/session.ts'
import { m } from '#messages'
import { classNames } from '#web/ui/theme/class-names.ts'

interface Way {
  to: string
  text: string
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  /** A cook neither sees nor changes it (C96). */
  isHiddenFromCooks?: boolean
}

// An icon that the public pages have too would bring the file that they share (10 KB).
const ways = (): Way[] => [
  { to: paths.catererDashboard(), text: m.workplace_today(), Icon: CalendarClock },
  { to: paths.receivedOrders(), text: m.workplace_orders(), Icon: ClipboardList },
  { to: paths.calendar(), text: m.workplace_calendar(), Icon: CalendarDays },
  { to: paths.manage(), text: m.workplace_menu(), Icon: UtensilsCrossed, isHiddenFromCooks: true },
  { to: paths.onboarding(), text: m.workplace_profile(), Icon: BriefcaseBusiness, isHiddenFromCooks: true },
  { to: paths.people(), text: m.workplace_team(), Icon: Users },
]

/**
 * A caterer's page with the ways to the others: a bar at the bottom in reach of the thumb, from 1024 px a rail. Who looks is
 * marked on the root element before the first paint, so that nothing jumps; visitors and others see the page alone. It fills the
 * screen, so that the footer is not in sight when what is loaded pushes it.
 */
export function KitchenFrame({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const isCook = user?.part === 'cook'
  return (
    <div data-workplace className="min-h-svh lg:mx-auto lg:flex lg:max-w-[80rem] lg:pl-[clamp(1rem,4vw,2.5rem)]">
      <nav
        data-only-for="caterer"
        aria-label={m.workplace_nav()}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:sticky lg:top-16 lg:z-auto lg:h-fit lg:w-40 lg:shrink-0 lg:border-0 lg:bg-transparent lg:py-10 print:hidden"
      >
        <ul className="flex justify-around lg:flex-col lg:gap-1">
          {ways()
            .filter(({ isHiddenFromCooks }) => !(isCook && isHiddenFromCooks))
            .map((way) => (
              <li key={way.to} className="flex-1">
                <Entry {...way} />
              </li>
            ))}
        </ul>
      </nav>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}

function Entry({ to, text, Icon }: Way) {
  return (
    <NavLink
      to={to}
      end
      className={({ isActive }) =>
        classNames(
          'flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-box px-1 text-sm font-semibold focus-visible:-outline-offset-3 lg:min-h-11 lg:flex-row lg:justify-start lg:gap-3 lg:px-3 lg:text-base',
          isActive ? 'text-leaf lg:bg-leaf-wash' : 'text-ink-soft hover:text-leaf',
        )
      }
    >
      <Icon aria-hidden size={22} />
      {text}
    </NavLink>
  )
}
