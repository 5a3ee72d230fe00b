import { formatDay } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { OrderSection } from '#web/shared/order-view/order-section.tsx'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { SummaryList } from '#web/ui/display/summary-list.tsx'
import { proceedsQuery } from './money-queries.ts'
import { formatSigned, proceedsText } from './money-text.ts'

/** What the caterer receives for an order, from its price to what is paid out. For the owner. */
export function ProceedsSection({ orderId }: { orderId: string }) {
  const { data, isLoadingError, refetch } = usePrivateQuery(proceedsQuery(orderId))
  return (
    <OrderSection title={m.money_proceeds()}>
      {isLoadingError && <ErrorState level={3} title={m.money_failed()} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton className="h-40" />}
      {data && (
        <>
          <SummaryList
            rows={[
              ...data.lines.map(({ kind, amount }) => ({
                label: proceedsText[kind](),
                amount: formatSigned(amount),
                ...(kind === 'price' && data.discountByPangat > 0
                  ? { note: m.money_proceeds_discount_ours({ amount: formatRupees(data.discountByPangat) }) }
                  : {}),
                ...(kind === 'tds' && data.isTaxExpected ? { note: m.money_proceeds_expected() } : {}),
              })),
              { kind: 'total' as const, label: m.money_proceeds_total(), amount: formatSigned(data.total) },
            ]}
          />
          <p className="mt-2 text-sm text-ink-soft">{when()}</p>
          {data.compensation !== undefined && (
            <p className="mt-2 text-sm text-ink-soft">
              {m.money_proceeds_compensation({ amount: formatRupees(data.compensation) })}
            </p>
          )}
        </>
      )}
    </OrderSection>
  )

  function when(): string {
    if (!data) return ''
    if (data.paidOut !== 0) return m.money_proceeds_paid({ amount: formatSigned(data.paidOut) })
    return data.payableOn === undefined
      ? m.money_proceeds_later()
      : m.money_proceeds_payable({ day: formatDay(data.payableOn) })
  }
}
