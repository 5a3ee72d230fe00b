import { Link, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { pageWindow } from '#web/ui/controls/page-window.ts'
import { Pager } from '#web/ui/controls/pager.tsx'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { EnquiryCard } from '#web/shared/enquiries/enquiry-card.tsx'
import { ListSkeleton, LoadedList, ReceivedPage } from './received-page.tsx'
import { enquiriesShown, useEnquiries } from './use-enquiries.ts'

/** Questions of visitors: whom to call, and which are answered. */
export function EnquiriesPage() {
  return (
    <ReceivedPage title={m.received_enquiries_title()} text={m.received_enquiries_text()}>
      {(catererId) => <Enquiries key={catererId} catererId={catererId} />}
    </ReceivedPage>
  )
}

function Enquiries({ catererId }: { catererId: string }) {
  const [search, setSearch] = useSearchParams()
  const shown = enquiriesShown(search)
  const state = useEnquiries(catererId, shown)
  const addressOf = (page: number) =>
    paths.receivedEnquiries({ show: shown.show === 'all' ? 'all' : undefined, page: page === 1 ? undefined : page })
  return (
    <LoadedList
      {...state}
      loadingText={m.received_enquiries_loading()}
      failedTitle={m.received_enquiries_failed()}
      onRetry={state.load}
    >
      {({ items, page, pages, open, total }) => {
        const list = state.isPlaceholder ? (
          <ListSkeleton text={m.received_enquiries_loading()} />
        ) : items.length === 0 ? (
          <NoEnquiries isNone={total === 0} />
        ) : (
          <>
            <ul className="flex flex-col gap-4 pt-5">
              {items.map((enquiry) => (
                <EnquiryCard
                  key={enquiry.id}
                  enquiry={enquiry}
                  pending={state.busy === enquiry.id}
                  onMark={(isAnswered) => void state.mark(enquiry, isAnswered)}
                />
              ))}
            </ul>
            <div className="mt-8">
              <Pager
                page={page}
                pages={pages}
                items={pageWindow(page, pages)}
                link={({ page: to, ...rest }) => <Link key={to} to={addressOf(to)} {...rest} />}
              />
            </div>
          </>
        )
        return (
          <Tabs
            label={m.received_enquiries_title()}
            value={shown.show}
            onChange={(show) => setSearch(show === 'all' ? { show } : {}, { preventScrollReset: true })}
            tabs={[
              { id: 'open', label: m.received_enquiries_open({ count: open }), content: list },
              { id: 'all', label: m.received_enquiries_all({ count: total }), content: list },
            ]}
          />
        )
      }}
    </LoadedList>
  )
}

function NoEnquiries({ isNone }: { isNone: boolean }) {
  return isNone ? (
    <EmptyState title={m.received_enquiries_none()} text={m.received_enquiries_none_text()} />
  ) : (
    <EmptyState title={m.received_enquiries_done()} text={m.received_enquiries_done_text()} />
  )
}
