import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { InboxPart } from '#contract/rules/inbox-part.ts'
import { roles } from '#contract/values/role.ts'
import { m } from '#messages'
import { useNow } from '#web/shared/order-view/use-now.ts'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { PrivatePage } from '#web/shared/sign-in/private-page.tsx'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { NoCaterer } from '#web/kitchen/frame/no-caterer.tsx'
import { inboxLink, inboxParamsOf, type InboxParams } from './inbox-params.ts'
import { InboxSkeleton, RowSkeletons } from './inbox-skeleton.tsx'
import { OfflineNote } from '#web/shared/browser/offline-note.tsx'
import { OrderRow } from './order-row.tsx'
import { OrderSearch } from './order-search.tsx'
import { inboxQuery, type Inbox } from './received-queries.ts'

const InboxPages = lazy(async () => ({ default: (await import('./inbox-pages.tsx')).InboxPages }))
const EmptyInbox = lazy(async () => ({ default: (await import('./empty-inbox.tsx')).EmptyInbox }))

/** The orders of a caterer: what is to be answered, what is to come, and what is over. */
export function InboxPage() {
  return (
    <PrivatePage role={roles.caterer} skeleton={<InboxSkeleton />}>
      {(user) =>
        user.catererId === undefined ? (
          <div className="page max-w-3xl py-6 pb-16">
            <h1 className="headline mb-3 text-title">{m.inbox_title()}</h1>
            <NoCaterer text={m.inbox_no_caterer_text()} />
          </div>
        ) : (
          <InboxOf key={user.id} isCook={user.part === 'cook'} />
        )
      }
    </PrivatePage>
  )
}

function InboxOf({ isCook }: { isCook: boolean }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const asked = inboxParamsOf(search)
  // Cooks answer nothing.
  const params = isCook && asked.show === 'to_answer' ? { ...asked, show: 'open' as const } : asked
  const query = usePrivateQuery(inboxQuery(params), {
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  })
  const go = (to: Partial<InboxParams>) =>
    void navigate(paths.receivedOrders(inboxLink(to)), { preventScrollReset: true })
  const list = <InboxList key={`${params.show} ${params.q}`} params={params} query={query} />
  const waiting = query.data?.toAnswer ?? 0
  const tab = (id: InboxPart, label: string) => ({ id, label, content: list })
  const tabs = [
    ...(isCook
      ? []
      : [tab('to_answer', waiting > 0 ? m.inbox_to_answer_count({ count: waiting }) : m.inbox_to_answer())]),
    tab('open', m.inbox_open()),
    tab('closed', m.inbox_closed()),
  ]
  return (
    <div className="page max-w-3xl py-6 pb-16">
      <h1 className="headline mb-3 text-title">{m.inbox_title()}</h1>
      <OrderSearch key={params.q} q={params.q} onSearch={(q) => go({ q })} />
      <OfflineNote />
      {params.q ? (
        list
      ) : (
        // The ids are those of the tabs above.
        <Tabs
          label={m.inbox_title()}
          tabs={tabs}
          value={params.show}
          onChange={(id) => go({ show: id as InboxPart })}
        />
      )}
    </div>
  )
}

interface InboxListProps {
  params: InboxParams
  query: { data: Inbox | undefined; isPlaceholderData: boolean; isError: boolean; refetch: () => unknown }
}

function InboxList({ params, query }: InboxListProps) {
  const now = useNow()
  const { data, isPlaceholderData, isError, refetch } = query
  if (isError && (data === undefined || isPlaceholderData))
    return <ErrorState title={m.inbox_failed()} text={m.inbox_failed_text()} onRetry={() => void refetch()} />
  if (data === undefined || isPlaceholderData) return <RowSkeletons />
  // The last order of the last page was answered: those before it are still there.
  if (data.items.length === 0 && data.total > 0)
    return <Navigate replace to={paths.receivedOrders(inboxLink({ ...params, page: data.pages }))} />
  return (
    <div className="flex flex-col gap-4 py-4">
      {params.q && <Found params={params} total={data.total} />}
      {data.items.length === 0 ? (
        <Suspense fallback={null}>
          <EmptyInbox params={params} />
        </Suspense>
      ) : (
        <ul className="flex flex-col gap-3">
          {data.items.map((order) => (
            <OrderRow key={order.id} order={order} now={now} />
          ))}
        </ul>
      )}
      {data.pages > 1 && (
        <Suspense fallback={null}>
          <InboxPages params={params} inbox={data} />
        </Suspense>
      )}
    </div>
  )
}

function Found({ params: { q: text }, total: count }: { params: InboxParams; total: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p role="status" className="font-medium">
        {count > 0 ? m.inbox_found({ count, text }) : ''}
      </p>
      <Link to={paths.receivedOrders()} className="inline-flex min-h-11 items-center text-link">
        {m.inbox_search_clear()}
      </Link>
    </div>
  )
}
