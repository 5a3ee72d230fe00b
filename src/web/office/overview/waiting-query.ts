import { api } from '#web/shared/api/browser-api.ts'
import type { PrivateQuery } from '#web/shared/query/query-client.ts'
import { officeKey } from '#web/office/approval/approval-queries.ts'

/** How many of each kind an admin has to act on. */
export interface Waiting {
  newCaterers: number
  revisedCaterers: number
  enquiries: number
  /** Open complaints, the overdue ones with them. */
  complaints: number
  overdueComplaints: number
  duePayouts: number
  failedPayouts: number
  /** Promotions on hold. */
  promotions: number
}

/** The numbers that the lists of the back office show, in one. */
export const waitingQuery: PrivateQuery<Waiting> = {
  queryKey: [officeKey, 'waiting'],
  async queryFn({ signal }) {
    const [caterers, enquiries, complaints, payouts] = await Promise.all([
      api('GET /api/admin/caterers', { query: { list: 'new', page: 1 } }, { signal }),
      api('GET /api/admin/enquiries', { query: { show: 'open', page: 1 } }, { signal }),
      api('GET /api/admin/complaints', { query: { list: 'overdue', page: 1 } }, { signal }),
      api('GET /api/admin/payouts', { query: { state: 'failed', page: 1 } }, { signal }),
    ])
    return {
      newCaterers: caterers.counts.new,
      revisedCaterers: caterers.counts.revised,
      enquiries: enquiries.open,
      complaints: complaints.counts.open,
      overdueComplaints: complaints.counts.overdue,
      duePayouts: payouts.counts.due.count,
      failedPayouts: payouts.counts.failed.count,
      promotions: payouts.promotions.length,
    }
  },
}
