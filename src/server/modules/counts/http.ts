import * as endpoints from '#contract/endpoints/live/counts.ts'
import { toRupees } from '#contract/values/money.ts'
import type { Api } from '#server/http/api.ts'
import type { Counts } from './index.ts'

export function bindCounts(api: Api, counts: Counts): void {
  api.on(endpoints.markSeen, async (ctx, { body }, request) => {
    const by = {
      ip: request.ip,
      userAgent: request.header('user-agent'),
      privacySignal: request.header('sec-gpc'),
    }
    return { counted: await counts.markSeen(ctx, body.catererId, by) }
  })
  api.on(endpoints.getNumbers, counts.getNumbers)
  api.on(endpoints.getMonth, async (ctx) => {
    const { total, delivered, ...month } = await counts.getMonth(ctx)
    return { ...month, total: toRupees(total), delivered: toRupees(delivered) }
  })
}
