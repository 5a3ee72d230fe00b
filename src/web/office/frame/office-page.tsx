import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { paths } from '#contract/paths.ts'
import { roles } from '#contract/values/role.ts'
import { OfflineNote } from '#web/shared/browser/offline-note.tsx'
import { PrivatePage } from '#web/shared/sign-in/private-page.tsx'
import { m } from '#messages'
import { classNames } from '#web/ui/theme/class-names.ts'
import { OfficeSkeleton } from './loaded.tsx'

/** A page for admins, with the pages of the back office in a bar below the site's header. */
export function OfficePage({ children }: { children: ReactNode }) {
  return (
    <PrivatePage role={roles.admin} skeleton={<OfficeFallback />}>
      {() => <Frame>{children}</Frame>}
    </PrivatePage>
  )
}

/** The shape of a page while it is not known who looks. */
export function OfficeFallback() {
  return (
    <Frame>
      <OfficeSkeleton />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <nav aria-label={m.office_nav()} className="border-b border-line bg-surface">
        <div className="page flex gap-1 overflow-x-auto">
          <Way to={paths.admin()} isExact>
            {m.office_nav_overview()}
          </Way>
          <Way to={paths.adminCaterers()}>{m.office_nav_caterers()}</Way>
          <Way to={paths.adminEnquiries()}>{m.enquiry_office_title()}</Way>
          <Way to={paths.adminComplaints()}>{m.complaint_title()}</Way>
          <Way to={paths.adminPayouts()}>{m.payouts_title()}</Way>
          <Way to={paths.adminRefunds()}>{m.payouts_refunds_title()}</Way>
        </div>
      </nav>
      {/* As high as the screen, so that the footer is not in sight when what is loaded pushes it. */}
      <div className="page min-h-svh py-6 pb-16 sm:py-8">
        <OfflineNote className="mb-4" />
        {children}
      </div>
    </>
  )
}

function Way({ to, isExact = false, children }: { to: string; isExact?: boolean; children: ReactNode }) {
  return (
    <NavLink
      to={to}
      end={isExact}
      className={({ isActive }) =>
        classNames(
          'inline-flex min-h-12 items-center border-b-3 px-4 font-semibold whitespace-nowrap focus-visible:-outline-offset-3',
          isActive ? 'border-leaf text-leaf' : 'border-transparent text-ink-soft hover:text-ink',
        )
      }
    >
      {children}
    </NavLink>
  )
}
