import { Link, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { PayoutsView } from '#contract/endpoints/money/payouts.ts'
import { useOnline } from '#web/shared/browser/use-online.ts'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
import { pageWindow } from '#web/ui/controls/page-window.ts'
import { Pager } from '#web/ui/controls/pager.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { BankSection } from './bank-section.tsx'
import { payoutsQuery } from './money-queries.ts'
import { NextPayout } from './next-payout.tsx'
import { OwnerPage } from './owner-page.tsx'
import { PayoutRow } from './payout-row.tsx'
import { StatementList } from './statement-list.tsx'

/** What a caterer receives: the next payout and why, those before, where it is paid, and the statements. */
export function MoneyPage() {
  return (
    <OwnerPage title={m.money_title()}>
      {(catererId) => (
        <>
          <h1 className="headline mb-6 text-title">{m.money_title()}</h1>
          <Money key={catererId} catererId={catererId} />
        </>
      )}
    </OwnerPage>
  )
}

/** Reads the page of payouts from the address; what makes no sense is the first. */
export function payoutsPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 ? page : 1
}

function Money({ catererId }: { catererId: string }) {
  const [search] = useSearchParams()
  const page = payoutsPage(search)
  const { data, isLoadingError, refetch } = usePrivateQuery(payoutsQuery(catererId, page), {
    refetchOnWindowFocus: true,
  })
  const isOnline = useOnline()
  return (
    <div className="flex flex-col gap-6">
      {!isOnline && (
        <p role="status" className="rounded-box bg-sunken px-4 py-3">
          {m.money_offline()}
        </p>
      )}
      {data ? (
        <>
          <NextPayout payouts={data} />
          <BankSection catererId={catererId} />
          <Payouts payouts={data} />
        </>
      ) : isLoadingError ? (
        <ErrorState title={m.money_failed()} text={m.money_failed_text()} onRetry={() => void refetch()} />
      ) : (
        <div className="flex flex-col gap-6">
          <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
          <Skeleton className="h-56" />
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </div>
      )}
      <StatementList catererId={catererId} />
    </div>
  )
}

function Payouts({ payouts: { items, page, pages } }: { payouts: PayoutsView }) {
  return (
    <section aria-labelledby="payouts">
      <h2 id="payouts" className="headline mb-3 text-heading">
        {m.money_payouts()}
      </h2>
      {items.length === 0 ? (
        <p className="text-ink-soft">{m.money_payouts_none()}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {items.map((payout) => (
            <PayoutRow key={payout.id} payout={payout} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className="mt-6">
          <Pager
            page={page}
            pages={pages}
            items={pageWindow(page, pages)}
            link={({ page: to, ...rest }) => (
              <Link key={to} to={`${paths.money()}${to === 1 ? '' : `?page=${to}`}`} {...rest} />
            )}
          />
        </div>
      )}
    </section>
  )
}
