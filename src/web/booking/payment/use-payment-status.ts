import { useState } from 'react'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { usePrivateQuery, type PrivateQuery } from '#web/shared/query/query-client.ts'
import { now } from '#web/ui/now.ts'
import { pauseAfter, outcomeOf, type Verified } from './settle.ts'

function paymentQuery(transactionId: string): PrivateQuery<Verified> {
  return {
    queryKey: ['payment', transactionId],
    queryFn: ({ signal }) => api('GET /api/payment/verify', { query: { transactionId } }, { signal }),
  }
}

/**
 * The gateway's own word for a payment (R366), asked again as long as it may change. Undefined until there is one: a failure shows
 * nothing (R437), and stands in the server's log or the browser's.
 */
export function usePaymentStatus(transactionId: string): string | undefined {
  const [began] = useState(() => now().getTime())
  const { data } = usePrivateQuery(paymentQuery(transactionId), {
    refetchInterval: ({ state: { data: seen, error } }) => {
      // An unknown payment stays unknown; a broken connection may recover.
      const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400)
      const isOver = isUnknown || (seen !== undefined && outcomeOf(seen) !== 'pending')
      return isOver ? false : pauseAfter(now().getTime() - began)
    },
    refetchIntervalInBackground: true,
  })
  return data?.status
}
