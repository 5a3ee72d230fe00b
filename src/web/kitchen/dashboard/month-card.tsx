import { Link } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import type { Api } from '#contract/endpoints/index.ts'
import { paths } from '#contract/paths.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import { api } from '#web/shared/api/browser-api.ts'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

type Month = Api['GET /api/numbers/month']['answer']

const monthFormat = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** What the present month brings, for the owner alone (C95). */
export function MonthCard({ user }: { user: User }) {
  const { data, isError, refetch } = usePrivateQuery<Month>({
    queryKey: ['today', 'month', user.catererId],
    queryFn: ({ signal }) => api('GET /api/numbers/month', {}, { signal }),
  })
  return (
    <Card className="flex flex-col gap-3 p-5 sm:p-6">
      <h2 className="headline text-heading">
        {data ? m.month_title({ month: monthFormat.format(Date.parse(data.first)) }) : m.month_title_now()}
      </h2>
      {data ? (
        <Sums month={data} />
      ) : isError ? (
        <ErrorState level={3} title={m.month_failed()} onRetry={() => void refetch()} />
      ) : (
        <div>
          <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
          <Skeleton className="h-20" />
        </div>
      )}
    </Card>
  )
}

function Sums({ month: { orders, total, delivered } }: { month: Month }) {
  return (
    <>
      <p className="figures">
        <span className="headline block text-title">{formatRupees(total)}</span>
        <span className="text-ink-soft">{m.month_orders({ count: orders })}</span>
      </p>
      <p className="figures">{m.month_delivered({ amount: formatRupees(delivered) })}</p>
      <p className="text-sm text-ink-soft">{m.month_text()}</p>
      <Link to={paths.money()} className="inline-flex min-h-11 items-center self-start text-link">
        {m.month_to_money()}
      </Link>
    </>
  )
}
