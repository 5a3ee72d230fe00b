import { NavLink, useLocation, useNavigate } from 'react-router'
import { m } from '#messages'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'
import type { Way } from './ways.ts'

/** The pages that have no place in the bar. Closing it goes back where it was opened; the page chosen takes its place in the history. */
export function MoreSheet({ ways }: { ways: readonly Way[] }) {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const isOpenedHere = (state as { isOpenedHere?: boolean } | null)?.isOpenedHere === true
  const close = () =>
    void (isOpenedHere ? navigate(-1) : navigate({ search }, { replace: true, preventScrollReset: true }))
  return (
    <Sheet open title={m.workplace_more()} onClose={close}>
      <nav aria-label={m.workplace_more()}>
        <ul className="divide-y divide-line">
          {ways.map(({ to, text, Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                replace
                className={({ isActive }) =>
                  classNames(
                    'flex min-h-14 items-center gap-4 font-semibold no-underline',
                    isActive ? 'text-leaf' : 'text-ink hover:text-leaf',
                  )
                }
              >
                <Icon aria-hidden size={22} />
                {text}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  )
}
