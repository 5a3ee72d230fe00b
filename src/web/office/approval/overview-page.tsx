import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { AuditList } from '#web/office/audit/audit-list.tsx'
import { Loaded } from '#web/office/frame/loaded.tsx'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { reviewListQuery } from './approval-queries.ts'
import { pathOfList } from './list-params.ts'
import { OfficeSection } from './office-section.tsx'

/** Where admins arrive: what waits for them, and what was done lately. */
export function OverviewPage() {
  return (
    <OfficePage>
      <h1 className="headline mb-6 text-title">{m.office_title()}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Waiting />
        <AuditList />
      </div>
    </OfficePage>
  )
}

function Waiting() {
  const query = usePrivateQuery(reviewListQuery({ list: 'new', page: 1 }), { refetchOnMount: false })
  return (
    <OfficeSection title={m.office_overview_waiting()}>
      <Loaded query={query}>
        {({ counts }) => (
          <>
            {counts.new + counts.revised === 0 && <p>{m.office_nothing_waiting()}</p>}
            <ul className="flex flex-col gap-1">
              {counts.new > 0 && (
                <li>
                  <Link to={paths.adminCaterers()} className="inline-flex min-h-11 items-center text-link">
                    {m.office_count_new({ count: counts.new })}
                  </Link>
                </li>
              )}
              {counts.revised > 0 && (
                <li>
                  <Link
                    to={pathOfList({ list: 'revised', page: 1 })}
                    className="inline-flex min-h-11 items-center text-link"
                  >
                    {m.office_count_revised({ count: counts.revised })}
                  </Link>
                </li>
              )}
            </ul>
            <Button asLink={(look) => <Link to={paths.adminCaterers()} {...look} />}>{m.office_open_list()}</Button>
          </>
        )}
      </Loaded>
    </OfficeSection>
  )
}
