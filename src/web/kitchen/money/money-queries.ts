import type { BankDetailsView } from '#contract/endpoints/money/bank-details.ts'
import type { PayoutDetail, PayoutsView, ProceedsView } from '#contract/endpoints/money/payouts.ts'
import type { Statement } from '#contract/endpoints/money/statements.ts'
import type { Api } from '#contract/endpoints/index.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { orderKey } from '#web/shared/order-view/order-query.ts'
import type { PrivateQuery } from '#web/shared/query/query-client.ts'

const key = 'money'

/** What a caterer was paid and is going to be paid. */
export function payoutsQuery(catererId: string, page: number): PrivateQuery<PayoutsView> {
  return {
    queryKey: [key, catererId, 'payouts', page],
    queryFn: ({ signal }) => api('GET /api/payouts', { query: { page } }, { signal }),
  }
}

/** What one payout holds for each order. */
export function payoutQuery(id: string): PrivateQuery<PayoutDetail> {
  return {
    queryKey: [key, 'payout', id],
    queryFn: ({ signal }) => api('GET /api/payouts/{id}', { params: { id } }, { signal }),
  }
}

/** Where a caterer is paid. */
export function bankDetailsQuery(catererId: string): PrivateQuery<BankDetailsView> {
  return {
    queryKey: [key, catererId, 'bank'],
    queryFn: ({ signal }) => api('GET /api/bank-details', {}, { signal }),
  }
}

/** The months that have a statement. */
export function statementsQuery(catererId: string): PrivateQuery<Api['GET /api/statements']['answer']> {
  return {
    queryKey: [key, catererId, 'statements'],
    queryFn: ({ signal }) => api('GET /api/statements', {}, { signal }),
  }
}

/** Everything that was booked in a month. */
export function statementQuery(catererId: string, month: string): PrivateQuery<Statement> {
  return {
    queryKey: [key, catererId, 'statement', month],
    queryFn: ({ signal }) => api('GET /api/statements/{month}', { params: { month } }, { signal }),
  }
}

/** What the caterer receives for an order. Its key is below the order's: what outdates the order outdates it too. */
export function proceedsQuery(orderId: string): PrivateQuery<ProceedsView> {
  return {
    queryKey: [orderKey, orderId, 'proceeds'],
    queryFn: ({ signal }) => api('GET /api/orders/{id}/proceeds', { params: { id: orderId } }, { signal }),
  }
}
