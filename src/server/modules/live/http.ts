import { followEvents } from '#contract/endpoints/live/follow-events.ts'
import type { Api } from '#server/http/api.ts'
import type { Live } from './index.ts'

export function bindLive(api: Api, live: Live): void {
  api.stream(followEvents, (ctx, { headers }) => live.follow(ctx, headers['last-event-id']))
}
