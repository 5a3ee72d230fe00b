import { useNavigate, useSearchParams } from 'react-router'
import { complaintLists } from '#contract/endpoints/forms/complaints.ts'
import { Loaded, OfficeSkeleton } from '#web/office/frame/loaded.tsx'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useListQuery } from '#web/office/frame/use-list-query.ts'
import { PagedList } from '#web/office/frame/paged-list.tsx'
import { m } from '#messages'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { ComplaintCard } from './complaint-card.tsx'
import { complaintsQuery, listedFrom, pathOfComplaints, type Listed } from './complaints-query.ts'

const listText = {
  open: m.complaint_office_open,
  overdue: m.complaint_office_overdue,
  closed: m.complaint_office_closed,
}

/** Complaints: those to answer, those whose time is over, and those that are closed. */
export function ComplaintsPage() {
  const [search] = useSearchParams()
  return (
    <OfficePage>
      <h1 className="headline text-title">{m.complaint_title()}</h1>
      <p className="mt-1 mb-4 text-ink-soft">{m.complaint_office_text()}</p>
      <Complaints {...listedFrom(search)} />
    </OfficePage>
  )
}

function Complaints(listed: Listed) {
  const navigate = useNavigate()
  const query = useListQuery(complaintsQuery(listed))
  return (
    <Loaded query={query}>
      {({ items, page, pages, counts }) => {
        const shown = query.isPlaceholderData ? (
          <OfficeSkeleton />
        ) : items.length === 0 ? (
          <EmptyState title={m.complaint_office_none()} text={m.complaint_office_none_text()} />
        ) : (
          <PagedList page={page} pages={pages} pathOf={(to) => pathOfComplaints({ ...listed, page: to })}>
            {items.map((complaint) => (
              <ComplaintCard key={complaint.id} complaint={complaint} />
            ))}
          </PagedList>
        )
        return (
          <Tabs
            label={m.complaint_title()}
            value={listed.list}
            onChange={(list) =>
              void navigate(pathOfComplaints(listedFrom(new URLSearchParams({ list }))), { preventScrollReset: true })
            }
            tabs={complaintLists.map((id) => ({ id, label: listText[id]({ count: counts[id] }), content: shown }))}
          />
        )
      }}
    </Loaded>
  )
}
