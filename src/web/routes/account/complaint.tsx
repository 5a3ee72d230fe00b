import { data } from 'react-router'
import { TicketPage } from '#web/account/complaint/ticket-page.tsx'
import { ApiError } from '#web/shared/api/api-error.ts'
import { apiContext } from '#web/shared/api/server-context.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import type { Route } from './+types/complaint.ts'

/** Whoever has the secret sees the ticket. No cache and no search engine keeps it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }
  try {
    const ticket = await context.get(apiContext)('GET /api/complaints/{secret}', { params: { secret: params.secret } })
    return data({ ticket }, { headers })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    if (error.status === 429) return data({ ticket: undefined }, { status: 429, headers })
    throw data(null, { status: 404, headers })
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = () => pageMeta({ title: m.complaint_ticket_meta(), indexed: false })

export default function Complaint({ loaderData: { ticket } }: Route.ComponentProps) {
  if (ticket) return <TicketPage ticket={ticket} />
  return (
    <div className="page py-10">
      <ErrorState level={1} title={m.complaint_wait_title()} text={m.complaint_wait_text()} />
    </div>
  )
}
