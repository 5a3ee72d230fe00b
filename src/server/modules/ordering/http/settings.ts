import * as endpoints from '#contract/endpoints/orders/settings.ts'
import { fromRupees, toRupees } from '#contract/values/money.ts'
import type { Api } from '#server/http/api.ts'
import type { OrderSettings } from '../domain/order-settings.ts'
import { changeAcceptance, changeReplies, getSettings } from '../operations/settings/order-settings.ts'

/** How a caterer answers orders. */
export function bindOrderSettings(api: Api): void {
  api.on(endpoints.getOrderSettings, async (ctx) => settingsView(await getSettings(ctx)))
  api.on(endpoints.setAutomaticAcceptance, async (ctx, { body: { acceptUpTo } }) => {
    const most = acceptUpTo && { guests: acceptUpTo.guests, total: fromRupees(acceptUpTo.total) }
    return settingsView(await changeAcceptance(ctx, most))
  })
  api.on(endpoints.saveReplies, async (ctx, { body }) => settingsView(await changeReplies(ctx, body.replies)))
}

function settingsView({ acceptUpTo, replies }: OrderSettings): endpoints.OrderSettings {
  return {
    ...(acceptUpTo && { acceptUpTo: { guests: acceptUpTo.guests, total: toRupees(acceptUpTo.total) } }),
    ...(replies && { replies: [...replies] }),
  }
}
