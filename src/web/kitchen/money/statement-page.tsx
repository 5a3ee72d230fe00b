import { ArrowLeft, Download } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { Statement, StatementLine } from '#contract/endpoints/money/statements.ts'
import { formatShortDay, monthPattern } from '#contract/values/calendar.ts'
import { useDownload } from '#web/shared/order-view/use-download.ts'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState, ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { SummaryList } from '#web/ui/display/summary-list.tsx'
import { statementQuery } from './money-queries.ts'
import { formatMonth, formatSigned } from './money-text.ts'
import { OwnerPage } from './owner-page.tsx'

/** Everything that was booked in a month, line by line, and as files. */
export function StatementPage({ month }: { month: string }) {
  return (
    <OwnerPage title={m.money_statements()}>
      {(catererId) => (
        <>
          <Link to={paths.money()} className="inline-flex min-h-11 items-center gap-2 text-link print:hidden">
            <ArrowLeft aria-hidden size={18} />
            {m.money_title()}
          </Link>
          {monthPattern.test(month) ? (
            <Loaded key={`${catererId} ${month}`} catererId={catererId} month={month} />
          ) : (
            <EmptyState level={1} title={m.money_month_unknown()} text={m.money_month_unknown_text()} />
          )}
        </>
      )}
    </OwnerPage>
  )
}

function Loaded({ catererId, month }: { catererId: string; month: string }) {
  const { data, isLoadingError, refetch } = usePrivateQuery(statementQuery(catererId, month))
  return (
    <>
      <h1 className="headline mb-4 text-title">{m.money_statement_of({ month: formatMonth(month) })}</h1>
      {isLoadingError && (
        <ErrorState title={m.money_failed()} text={m.money_failed_text()} onRetry={() => void refetch()} />
      )}
      {!data && !isLoadingError && <Skeleton className="h-96" />}
      {data && <StatementOf statement={data} />}
    </>
  )
}

function StatementOf({ statement }: { statement: Statement }) {
  const { month, isOpen, opening, closing, lines, totals } = statement
  const { busy, download } = useDownload()
  const file = (ending: 'csv' | 'pdf') => `/api/statements/${month}/statement.${ending}`
  return (
    <div className="flex flex-col gap-6">
      {isOpen && <p className="rounded-box bg-marigold-wash px-4 py-3">{m.money_statement_open()}</p>}
      <SummaryList
        rows={[
          { label: m.money_opening(), amount: formatSigned(opening) },
          { label: m.money_in_month(), amount: formatSigned(totals.amount) },
          { kind: 'total', label: isOpen ? m.money_balance_now() : m.money_closing(), amount: formatSigned(closing) },
        ]}
      />
      <div className="flex flex-wrap gap-3 print:hidden">
        {(['pdf', 'csv'] as const).map((ending) => (
          <Button
            key={ending}
            pending={busy}
            icon={<Download aria-hidden size={18} />}
            onClick={() => void download(file(ending))}
          >
            {ending === 'pdf' ? m.money_pdf() : m.money_csv()}
          </Button>
        ))}
      </div>
      {lines.length === 0 ? (
        <p className="text-ink-soft">{m.money_statement_none()}</p>
      ) : (
        <ul className="divide-y divide-line rounded-box border border-line bg-surface">
          {lines.map((line, at) => (
            // A statement is drawn as a whole, and an order may have two lines.
            <Line key={at} line={line} />
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft">{m.money_remark_booked()}</p>
      <p className="text-sm text-ink-soft">{m.money_remark_taxes()}</p>
    </div>
  )
}

const kinds: Readonly<Record<StatementLine['kind'], () => string>> = {
  order: m.money_line_order,
  compensation: m.money_line_compensation,
  payout: m.money_line_payout,
  payout_failed: m.money_line_payout_failed,
}

function Line({ line }: { line: StatementLine }) {
  const parts = [
    [m.money_column_received(), line.received],
    [m.money_column_promotions(), line.promotions],
    [m.money_column_fee(), line.fee],
    [m.money_column_fee_gst(), line.feeGst],
    [m.money_column_tcs(), line.tcs],
    [m.money_column_tds(), line.tds],
  ] as const
  return (
    <li className="px-4 py-3">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0">
          <span className="font-semibold">{kinds[line.kind]()}</span> <span className="figures">{line.reference}</span>
          <span className="block text-sm text-ink-soft">{formatShortDay(line.day)}</span>
        </p>
        <p className="figures shrink-0 font-semibold">{formatSigned(line.amount)}</p>
      </div>
      {parts.some(([, amount]) => amount !== 0) && (
        <p className="figures text-sm text-ink-soft">
          {parts
            .filter(([, amount]) => amount !== 0)
            .map(([label, amount]) => `${label} ${formatSigned(amount)}`)
            .join(' · ')}
        </p>
      )}
    </li>
  )
}
