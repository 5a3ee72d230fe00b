import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { statementsQuery } from './money-queries.ts'
import { formatMonth, formatSigned } from './money-text.ts'

/** The months with what each brought, which lead to their statements. */
export function StatementList({ catererId }: { catererId: string }) {
  const { data, isLoadingError, refetch } = usePrivateQuery(statementsQuery(catererId))
  return (
    <section aria-labelledby="statements">
      <h2 id="statements" className="headline mb-3 text-heading">
        {m.money_statements()}
      </h2>
      {isLoadingError && <ErrorState level={3} title={m.money_failed()} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton className="h-24" />}
      {data?.length === 0 && <p className="text-ink-soft">{m.money_statements_none()}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line rounded-box border border-line bg-surface">
          {data.map(({ month, isOpen, amount }) => (
            <li key={month}>
              <Link
                to={paths.statement(month)}
                className="flex min-h-14 items-center justify-between gap-4 px-4 py-2 hover:bg-leaf-wash focus-visible:-outline-offset-3"
              >
                <span className="font-semibold">
                  {formatMonth(month)}
                  {isOpen && <span className="block text-sm font-normal text-ink-soft">{m.money_month_open()}</span>}
                </span>
                <span className="figures">{formatSigned(amount)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
