import type { AdminPayouts } from '#contract/endpoints/money/admin-payouts.ts'
import { payoutStates, type PayoutView } from '#contract/endpoints/money/payouts.ts'
import { paths } from '#contract/paths.ts'
import { api } from '#web/shared/api/browser-api.ts'
import type { PrivateQuery } from '#web/shared/query/query-client.ts'

/** Which payouts an admin sees. */
export interface PayoutParams {
  state: PayoutView['state']
  page: number
}

export const payoutsKey = ['office', 'payouts'] as const

export function adminPayoutsQuery({ state, page }: PayoutParams): PrivateQuery<AdminPayouts> {
  return {
    queryKey: [...payoutsKey, state, page],
    queryFn: ({ signal }) => api('GET /api/admin/payouts', { query: { state, page } }, { signal }),
  }
}

/** Reads from an address which payouts are seen; what makes no sense is the first page of those due. */
export function payoutParamsOf(search: URLSearchParams): PayoutParams {
  const page = Number(search.get('page') ?? 1)
  return {
    state: payoutStates.find((state) => state === search.get('state')) ?? 'due',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export function pathOfPayouts({ state, page }: PayoutParams): string {
  return paths.adminPayouts({ state: state === 'due' ? undefined : state, page: page === 1 ? undefined : page })
}
