import * as endpoints from '#contract/endpoints/account-event.ts'
import type { AccountEvent } from '#contract/endpoints/account-event.ts'
import { bodyOfEvent, eventFromBody } from '#contract/values/event/body.ts'
import type { PlannedEvent } from '#contract/values/event.ts'
import type { Api } from '#server/http/api.ts'
import { getEvent } from './operations/get-event.ts'
import { putEvent } from './operations/put-event.ts'

export function bindEvent(api: Api): void {
  api.on(endpoints.getAccountEvent, async (ctx) => answer(await getEvent(ctx)))
  api.on(endpoints.putAccountEvent, async (ctx, { body }) => answer(await putEvent(ctx, eventFromBody(body))))
}

function answer(planned: PlannedEvent | undefined): { event?: AccountEvent } {
  const event = planned && bodyOfEvent(planned)
  return event ? { event } : {}
}
