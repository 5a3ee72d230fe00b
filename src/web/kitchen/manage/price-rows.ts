import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import { rupeesFrom, rupeesProblem } from '#web/kitchen/offer/rupees.ts'

/** A price as it was typed, and the saved one that the caterer saw then. */
export interface TypedPrice {
  typed: string
  before: number
}

/** Typed prices by the ids of their menus. */
export type TypedPrices = Readonly<Record<string, TypedPrice>>

export interface PriceRow {
  menu: OwnMenu
  /** What the field holds. */
  text: string
  /** Whether it differs from what is saved, or is no price. */
  isChanged: boolean
  problem: string | undefined
  /** Whether the saved price was changed elsewhere since the caterer typed another one. */
  isConflict: boolean
}

/** Returns the rows of the price table: each menu with what was typed, else its saved price. */
export function priceRows(menus: readonly OwnMenu[], prices: TypedPrices): PriceRow[] {
  return menus.map((menu) => {
    const entry = prices[menu.id]
    if (!entry) return { menu, text: String(menu.basePrice), isChanged: false, problem: undefined, isConflict: false }
    const problem = rupeesProblem(entry.typed)
    const isChanged = problem !== undefined || rupeesFrom(entry.typed) !== menu.basePrice
    return { menu, text: entry.typed, isChanged, problem, isConflict: isChanged && entry.before !== menu.basePrice }
  })
}

/** Returns the typed prices with another one; the saved price counts as it was when the caterer began to type. */
export function withTyped(prices: TypedPrices, { id, basePrice }: OwnMenu, typed: string): TypedPrices {
  return { ...prices, [id]: { typed, before: prices[id]?.before ?? basePrice } }
}

/** Returns the typed prices without those of some menus. */
export function withoutTyped(prices: TypedPrices, ids: readonly string[]): TypedPrices {
  return Object.fromEntries(Object.entries(prices).filter(([id]) => !ids.includes(id)))
}

export const priceSchema: FormSchema<{ prices: TypedPrices }> = { prices: { restore: pricesFrom } }

function pricesFrom(stored: unknown): TypedPrices | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, TypedPrice] => isTyped(entry[1])))
}

function isTyped(value: unknown): value is TypedPrice {
  if (typeof value !== 'object' || value === null || !('typed' in value) || !('before' in value)) return false
  return typeof value.typed === 'string' && typeof value.before === 'number'
}
