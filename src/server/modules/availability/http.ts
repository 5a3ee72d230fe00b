import { getAvailability } from '#contract/endpoints/availability.ts'
import { Reply, type Api } from '#server/http/api.ts'
import { networkOf } from '#server/kernel/rate-limit.ts'
import type { PublicCalendar } from './index.ts'

export function bindAvailability(api: Api, calendar: PublicCalendar): void {
  api.on(getAvailability, async (ctx, { params, query }, { ip }) => {
    await calendar.byNetwork.take(networkOf(ip))
    const found = await calendar.get(ctx, params.id, query)
    // It changes with every order, so no cache may keep it.
    return new Reply(found, { headers: { 'Cache-Control': 'no-cache' } })
  })
}
