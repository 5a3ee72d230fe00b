import type { KitchenSettings } from '#contract/endpoints/kitchen/kitchen-sheet.ts'
import { failField } from '#server/kernel/app-error.ts'
import { catererOf, type Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import type { Deps } from '../deps.ts'
import { settingsView, usualSettings, type OwnKitchen } from '../domain/settings.ts'
import { findSettings, saveSettings } from '../store.ts'

/** Replaces what the caller's caterer has set about its kitchen. Throws `yield_unknown` for a kind that there is not, `not_allowed`. */
export async function changeSettings(
  ctx: Context,
  { yields: estimated }: Pick<Deps, 'yields'>,
  given: OwnKitchen,
): Promise<KitchenSettings> {
  const catererId = catererOf(ctx)
  const unknown = Object.keys(given.yields).find((id) => !estimated.kinds.some((kind) => kind.id === id))
  if (unknown !== undefined) throw failField('yield_unknown', 'yields')
  await ctx.transaction(async (tx) => {
    const before = (await findSettings(tx, catererId)) ?? usualSettings
    await saveSettings(tx, catererId, given, ctx.clock.now())
    await publish(tx, { type: 'caterer.kitchen_changed', subject: catererId }, {}, { before, after: given })
  })
  return settingsView(estimated, given)
}
