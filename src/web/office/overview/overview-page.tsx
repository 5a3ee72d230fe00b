import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { OfficeSection } from '#web/office/approval/office-section.tsx'
import { pathOfList } from '#web/office/approval/list-params.ts'
import { AuditList } from '#web/office/audit/audit-list.tsx'
import { pathOfComplaints } from '#web/office/complaints/complaints-query.ts'
import { Loaded } from '#web/office/frame/loaded.tsx'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { pathOfPayouts } from '#web/office/payouts/payouts-queries.ts'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
import { classNames } from '#web/ui/theme/class-names.ts'
import { waitingQuery, type Waiting } from './waiting-query.ts'

/** Where admins arrive: what waits for them, and what was done lately. */
export function OverviewPage() {
  return (
    <OfficePage>
      <h1 className="headline mb-6 text-title">{m.office_title()}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Todo />
        <AuditList />
      </div>
    </OfficePage>
  )
}

function Todo() {
  const query = usePrivateQuery(waitingQuery, { refetchOnMount: false })
  return (
    <OfficeSection title={m.office_overview_waiting()}>
      <Loaded query={query}>
        {(waiting) => {
          const links = linksTo(waiting).filter(({ count }) => count > 0)
          if (links.length === 0) return <p>{m.office_nothing_waiting()}</p>
          return (
            <ul className="flex flex-col gap-1">
              {links.map(({ count, text, to, isLate }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className={classNames(
                      'inline-flex min-h-11 items-center',
                      isLate ? 'font-semibold text-danger underline' : 'text-link',
                    )}
                  >
                    {text({ count })}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </OfficeSection>
  )
}

interface WaitingLink {
  count: number
  text: (about: { count: number }) => string
  to: string
  /** It should have been done by now. */
  isLate?: boolean
}

/** What to act on, with the list of each; what is late comes first. */
function linksTo(waiting: Waiting): WaitingLink[] {
  return [
    {
      count: waiting.overdueComplaints,
      text: m.office_count_overdue,
      to: pathOfComplaints({ list: 'overdue', page: 1 }),
      isLate: true,
    },
    {
      count: waiting.failedPayouts,
      text: m.office_count_failed,
      to: pathOfPayouts({ state: 'failed', page: 1 }),
      isLate: true,
    },
    { count: waiting.newCaterers, text: m.office_count_new, to: paths.adminCaterers() },
    { count: waiting.revisedCaterers, text: m.office_count_revised, to: pathOfList({ list: 'revised', page: 1 }) },
    { count: waiting.complaints, text: m.office_count_complaints, to: paths.adminComplaints() },
    { count: waiting.enquiries, text: m.office_count_enquiries, to: paths.adminEnquiries() },
    { count: waiting.duePayouts, text: m.office_count_due, to: paths.adminPayouts() },
    { count: waiting.promotions, text: m.office_count_promotions, to: `${paths.adminPayouts()}#promotions` },
  ]
}
