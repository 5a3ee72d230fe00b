import type { KitchenSheet } from '#contract/endpoints/kitchen/kitchen-sheet.ts'
import type { Day } from '#contract/values/calendar.ts'
import { fail } from '#server/kernel/app-error.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { nameOfCaterer } from '#server/modules/caterers/index.ts'
import { countUnanswered, listOrdersToCook, noteForCooks } from '#server/modules/ordering/index.ts'
import type { Deps } from '../deps.ts'
import { kindsOf, settingsView, usualSettings } from '../domain/settings.ts'
import { rollUp, sheetOrder } from '../domain/sheet.ts'
import { findSettings } from '../store.ts'

/** Returns what the caller's caterer cooks for a day, the same to every member: it names no customer. Throws `not_allowed`. */
export async function getSheet(ctx: Context, { yields, places }: Deps, day: Day): Promise<KitchenSheet> {
  const { db, clock } = ctx
  const { catererId } = userOf(ctx)
  if (catererId === undefined) throw fail('not_allowed')
  const [orders, unanswered, own, caterer] = await Promise.all([
    listOrdersToCook(db, { catererId, day }),
    countUnanswered(db, { catererId, day }),
    findSettings(db, catererId),
    nameOfCaterer(ctx, catererId),
  ])
  const settings = own ?? usualSettings
  const known = { day, settings, localityAt: places.localityAt, noteForCooks }
  const shown = orders.map((order) => sheetOrder(order, known))
  const leaves = ({ dispatch }: (typeof shown)[number]) => `${dispatch.day} ${dispatch.time}`
  return {
    day,
    madeAt: clock.now().toISOString(),
    caterer,
    orders: shown.toSorted((one, other) => leaves(one).localeCompare(leaves(other))),
    dishes: rollUp(shown, kindsOf(yields, settings), settings.bufferPercent),
    unanswered,
    settings: settingsView(yields, settings),
  }
}
