import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { pageWindow } from '#web/ui/controls/page-window.ts'
import { Pager } from '#web/ui/controls/pager.tsx'
import { inboxLink, type InboxParams } from './inbox-params.ts'
import type { Inbox } from './received-queries.ts'

/** The pages of a long list of orders. */
export function InboxPages({ params, inbox: { page, pages } }: { params: InboxParams; inbox: Inbox }) {
  return (
    <Pager
      page={page}
      pages={pages}
      items={pageWindow(page, pages)}
      link={(to) => {
        const { page: number, ...look } = to
        return <Link to={paths.receivedOrders(inboxLink({ ...params, page: number }))} {...look} />
      }}
    />
  )
}
