import type { KitchenSettings } from '#contract/endpoints/kitchen/kitchen-sheet.ts'
import { usualSetUp } from '#contract/rules/dispatch.ts'
import type { DishKind } from './dish-kind.ts'
import { usualBuffer } from '#contract/rules/portions.ts'
import type { Day } from '#contract/values/calendar.ts'

/** Kinds of dishes with what a portion takes, estimated on a day. */
export interface EstimatedYields {
  asOf: Day
  kinds: readonly DishKind[]
}

/** What a caterer has set about its kitchen. */
export interface OwnKitchen {
  bufferPercent: number
  servedSetUpMinutes: number
  packedSetUpMinutes: number
  /** By the id of the kind. */
  yields: Readonly<Record<string, number>>
}

export const usualSettings: OwnKitchen = {
  bufferPercent: usualBuffer.percent,
  servedSetUpMinutes: usualSetUp.served,
  packedSetUpMinutes: usualSetUp.packed,
  yields: {},
}

/** What a caterer changes of its settings; what is absent stays, and null takes the estimate. */
export interface KitchenChanges {
  bufferPercent?: number | undefined
  servedSetUpMinutes?: number | undefined
  packedSetUpMinutes?: number | undefined
  yields: Readonly<Record<string, number | null>>
}

/** Returns settings with changes, of which others may have made some meanwhile. */
export function withChanges(before: OwnKitchen, changes: KitchenChanges): OwnKitchen {
  const all = Object.entries({ ...before.yields, ...changes.yields })
  const own = all.flatMap(([kind, perPortion]) => (perPortion === null ? [] : [[kind, perPortion] as const]))
  return {
    bufferPercent: changes.bufferPercent ?? before.bufferPercent,
    servedSetUpMinutes: changes.servedSetUpMinutes ?? before.servedSetUpMinutes,
    packedSetUpMinutes: changes.packedSetUpMinutes ?? before.packedSetUpMinutes,
    yields: Object.fromEntries(own),
  }
}

/** Returns the kinds with the caterer's own yields in place of the estimates. */
export function kindsOf({ kinds }: EstimatedYields, { yields }: OwnKitchen): DishKind[] {
  return kinds.map((kind) => ({ ...kind, perPortion: yields[kind.id] ?? kind.perPortion }))
}

export function settingsView(estimated: EstimatedYields, { yields, ...own }: OwnKitchen): KitchenSettings {
  const kinds = estimated.kinds.map(({ id, name, unit, perPortion: estimate }) => ({
    id,
    name,
    unit,
    perPortion: yields[id] ?? estimate,
    estimate,
  }))
  return { ...own, asOf: estimated.asOf, kinds }
}
