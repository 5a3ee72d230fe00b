import { formatCount } from '#contract/count.ts'
import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import { limits } from '#contract/limits.ts'
import { diets, packageDiets } from '#contract/values/diet.ts'
import { isGuestBand } from '#contract/values/guest-band.ts'
import { m } from '#messages'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import { cleanRupees, rupeesProblem } from '#web/kitchen/offer/rupees.ts'
import { problemsOfItem, type ItemFields } from './item-fields.ts'
import type { PackageFields } from './package-fields.ts'

export interface PackageContext {
  menus: readonly OwnMenu[]
  /** Whether it may name no range of guests, as one that names none already. */
  mayBeForAny: boolean
}

const kinds = ['package', 'packed', 'custom'] as const

/** A package from top to bottom. */
export const packageSchema: FormSchema<PackageFields, PackageContext> = {
  kind: { restore: (stored) => kinds.find((kind) => kind === stored) },
  name: { problem: ({ name }) => (name.trim() === '' ? m.packages_need_name() : undefined) },
  description: {},
  dishType: {
    restore: (stored) => packageDiets.find((diet) => diet === stored),
    problem: ({ kind, dishType }) =>
      kind === 'custom' || diets.some((diet) => diet === dishType) ? undefined : m.packages_need_diet(),
  },
  basePrice: {
    aliases: ['price'],
    clean: cleanRupees,
    problem: ({ kind, basePrice }) => (kind === 'custom' ? undefined : optionalRupees(basePrice)),
  },
  bands: {
    restore: (stored) => (Array.isArray(stored) ? stored.filter(isGuestBand) : undefined),
    problem: ({ kind, bands }, { mayBeForAny }) =>
      kind === 'custom' || mayBeForAny || bands.length > 0 ? undefined : m.packages_need_bands(),
  },
  minOrder: {
    problem: ({ kind, minOrder }) => {
      const { min, max } = limits.offer.minOrder
      const isRight = /^\d{1,4}$/.test(minOrder.trim()) && Number(minOrder) >= min && Number(minOrder) <= max
      return kind !== 'packed' || isRight ? undefined : m.packages_need_min_order({ min, max: formatCount(max) })
    },
  },
  minBill: {
    clean: cleanRupees,
    problem: ({ kind, minBill }) => (kind === 'custom' ? optionalRupees(minBill) : undefined),
  },
  servings: {},
  prepTime: {},
  dietaryInfo: {},
  allergenInfo: {},
  imgUrl: {},
  items: {
    aliases: ['defaultSelection'],
    restore: itemsFrom,
    problem: (values, { menus }) => {
      for (const item of values.items) {
        const [problem] = Object.values(problemsOfItem(item, values))
        const menu = menus.find(({ id }) => id === item.menuId)
        if (problem !== undefined) return m.packages_item_problem({ menu: menu?.name ?? '', problem })
      }
      return undefined
    },
  },
}

/** An empty price counts as 0. */
function optionalRupees(typed: string): string | undefined {
  return typed.trim() === '' ? undefined : rupeesProblem(typed)
}

function itemsFrom(stored: unknown): ItemFields[] | undefined {
  return Array.isArray(stored) ? stored.filter(isItem) : undefined
}

function isItem(value: unknown): value is ItemFields {
  if (typeof value !== 'object' || value === null || !('marked' in value)) return false
  const texts = ['menuId', 'quantity', 'price', 'minQty'].map((name): unknown => Reflect.get(value, name))
  return texts.every((text) => typeof text === 'string') && Array.isArray(value.marked)
}
