import * as endpoints from '#contract/endpoints/orders/settings.ts'
import { fromRupees, toRupees } from '#contract/values/money.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Api } from '#server/http/api.ts'
import type { AcceptanceLimit, OrderSettings } from '../domain/order-settings.ts'
import { changeAcceptance, changeReplies, getSettings } from '../operations/settings/order-settings.ts'

/** How a caterer answers orders. */
export function bindOrderSettings(api: Api): void {
  api.on(endpoints.getOrderSettings, async (ctx) => settingsView(await getSettings(ctx)))
  api.on(endpoints.setAutomaticAcceptance, async (ctx, { body: { acceptUpTo, seen } }) => {
    try {
      const known = seen && { acceptUpTo: limitFrom(seen.acceptUpTo) }
      return settingsView(await changeAcceptance(ctx, { acceptUpTo: limitFrom(acceptUpTo), seen: known }))
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'settings_changed') throw error
      throw new AppError('settings_changed', { current: settingsView(await getSettings(ctx)) })
    }
  })
  api.on(endpoints.saveReplies, async (ctx, { body }) => settingsView(await changeReplies(ctx, body.replies)))
}

function limitFrom(given: endpoints.OrderSettings['acceptUpTo']): AcceptanceLimit | undefined {
  return given && { guests: given.guests, total: fromRupees(given.total) }
}

function settingsView({ acceptUpTo, replies }: OrderSettings): endpoints.OrderSettings {
  return {
    ...(acceptUpTo && { acceptUpTo: { guests: acceptUpTo.guests, total: toRupees(acceptUpTo.total) } }),
    ...(replies && { replies: [...replies] }),
  }
}
