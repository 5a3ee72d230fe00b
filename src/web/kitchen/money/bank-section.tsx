import { lazy, Suspense, useState } from 'react'
import { formatMoment } from '#contract/values/calendar.ts'
import { queryClient, usePrivateQuery } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { useFocusOnClose } from '#web/ui/controls/use-focus-on-close.ts'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { bankDetailsQuery } from './money-queries.ts'

// Its form and rules are needed once.
const BankForm = lazy(() => import('./bank-form.tsx').then((module) => ({ default: module.BankForm })))

/** Where the caterer is paid, masked, and the form to change it. */
export function BankSection({ catererId }: { catererId: string }) {
  const query = bankDetailsQuery(catererId)
  const { data, isLoadingError, refetch } = usePrivateQuery(query)
  const [editing, setEditing] = useState(false)
  const opener = useFocusOnClose(editing)
  if (isLoadingError) return <ErrorState title={m.money_failed()} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40" />
  const { details } = data
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="headline text-heading">{m.money_bank()}</h2>
      {details ? (
        <p className="figures mt-2">
          {details.name}
          <br />
          {details.accountNumber} · {details.ifsc}
          <span className="block text-sm text-ink-soft">
            {m.money_bank_changed({ moment: formatMoment(new Date(details.changedAt)) })}
          </span>
        </p>
      ) : (
        <p className="mt-2 text-ink-soft">{m.money_bank_none()}</p>
      )}
      {editing ? (
        <Suspense fallback={<Skeleton className="mt-4 h-96" />}>
          <BankForm
            needsPan={data.needsPan}
            onCancel={() => setEditing(false)}
            onSaved={(saved) => {
              queryClient().setQueryData(query.queryKey, saved)
              void queryClient().invalidateQueries({ queryKey: ['money', catererId, 'payouts'] })
              setEditing(false)
            }}
          />
        </Suspense>
      ) : (
        <Button
          ref={opener}
          className="mt-4"
          variant={details ? 'secondary' : 'brand'}
          onClick={() => setEditing(true)}
        >
          {details ? m.money_bank_change() : m.money_bank_add()}
        </Button>
      )}
    </Card>
  )
}
