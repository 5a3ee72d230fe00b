import type { RefundableOrder } from '#contract/endpoints/money/refunds.ts'
import { api } from '#web/shared/api/browser-api.ts'
import type { PrivateQuery } from '#web/shared/query/query-client.ts'

export function refundableQuery(code: string): PrivateQuery<RefundableOrder> {
  return {
    queryKey: ['office', 'refunds', code],
    queryFn: ({ signal }) => api('GET /api/admin/orders', { query: { code } }, { signal }),
  }
}

/** Reads from an address which order is asked about; empty without one. */
export function codeIn(search: URLSearchParams): string {
  return search.get('code')?.trim() ?? ''
}
