import type { KitchenSettings } from '#contract/endpoints/kitchen/kitchen-sheet.ts'
import { failField } from '#server/kernel/app-error.ts'
import { catererOf, type Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import type { Deps } from '../deps.ts'
import { settingsView, usualSettings, withChanges, type KitchenChanges } from '../domain/settings.ts'
import { lockSettings, saveSettings } from '../store.ts'

/**
 * Changes what the caller's caterer has set about its kitchen; what is not given stays, also when others change it at the same time.
 * Throws `yield_unknown` for a kind that there is not, `not_allowed`.
 */
export async function changeSettings(
  ctx: Context,
  { yields: estimated }: Pick<Deps, 'yields'>,
  given: KitchenChanges,
): Promise<KitchenSettings> {
  const catererId = catererOf(ctx)
  const unknown = Object.keys(given.yields).find((id) => !estimated.kinds.some((kind) => kind.id === id))
  if (unknown !== undefined) throw failField('yield_unknown', 'yields')
  const saved = await ctx.transaction(async (tx) => {
    const now = ctx.clock.now()
    const before = await lockSettings(tx, catererId, usualSettings, now)
    const after = withChanges(before, given)
    await saveSettings(tx, catererId, after, now)
    await publish(tx, { type: 'caterer.kitchen_changed', subject: catererId }, {}, { before, after })
    return after
  })
  return settingsView(estimated, saved)
}
