import { useNavigate, useSearchParams } from 'react-router'
import type { AdminEnquiry } from '#contract/endpoints/forms/enquiries.ts'
import { paths } from '#contract/paths.ts'
import { Loaded, OfficeSkeleton } from '#web/office/frame/loaded.tsx'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { PagedList } from '#web/office/frame/paged-list.tsx'
import { EnquiryCard } from '#web/shared/enquiries/enquiry-card.tsx'
import { m } from '#messages'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { shownFrom, useOwnEnquiries, type Shown } from './use-own-enquiries.ts'

/** What people sent us with forms: whom to call, and which are answered. */
export function EnquiriesPage() {
  const [search] = useSearchParams()
  return (
    <OfficePage>
      <h1 className="headline text-title">{m.enquiry_office_title()}</h1>
      <p className="mt-1 mb-4 text-ink-soft">{m.enquiry_office_text()}</p>
      <Enquiries {...shownFrom(search)} />
    </OfficePage>
  )
}

function Enquiries(shown: Shown) {
  const navigate = useNavigate()
  const { query, busy, mark } = useOwnEnquiries(shown)
  const pathOf = ({ show, page }: Shown) =>
    paths.adminEnquiries({ show: show === 'all' ? show : undefined, page: page === 1 ? undefined : page })
  return (
    <Loaded query={query}>
      {({ items, page, pages, open, total }) => {
        const list = query.isPlaceholderData ? (
          <OfficeSkeleton />
        ) : items.length === 0 ? (
          <EmptyState title={m.enquiry_office_none()} text={m.enquiry_office_none_text()} />
        ) : (
          <PagedList page={page} pages={pages} pathOf={(to) => pathOf({ ...shown, page: to })}>
            {items.map((enquiry) => (
              <EnquiryCard
                key={enquiry.id}
                enquiry={enquiry}
                badge={<Badge>{kindText(enquiry)}</Badge>}
                details={<Details enquiry={enquiry} />}
                pending={busy === enquiry.id}
                onMark={(isAnswered) => void mark(enquiry.id, isAnswered)}
              />
            ))}
          </PagedList>
        )
        return (
          <Tabs
            label={m.enquiry_office_title()}
            value={shown.show}
            onChange={(show) =>
              void navigate(pathOf(shownFrom(new URLSearchParams({ show }))), { preventScrollReset: true })
            }
            tabs={[
              { id: 'open', label: m.enquiry_office_open({ count: open }), content: list },
              { id: 'all', label: m.enquiry_office_all({ count: total }), content: list },
            ]}
          />
        )
      }}
    </Loaded>
  )
}

function Details({ enquiry: { message, ticket, email } }: { enquiry: AdminEnquiry }) {
  const known = [ticket, email].filter(Boolean).join(' · ')
  return (
    <>
      {message === '' && <p className="text-ink-soft">{m.enquiry_no_message()}</p>}
      {known && <p className="figures break-all text-sm text-ink-soft">{known}</p>}
    </>
  )
}

function kindText({ kind, caterer }: AdminEnquiry): string {
  switch (kind) {
    case 'contact':
      return m.enquiry_kind_contact()
    case 'wedding':
      return m.enquiry_kind_wedding()
    case 'festival':
      return m.enquiry_kind_festival()
    case 'caterer':
      return m.enquiry_kind_caterer({ caterer: caterer ?? '' })
  }
}
