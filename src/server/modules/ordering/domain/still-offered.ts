import type { ItemSelection, OfferedPackage } from '#contract/rules/package-selection.ts'
import type { Order } from './order.ts'

/** Something that an old order had and that is no longer offered. */
export interface Missing {
  kind: 'caterer' | 'package' | 'category' | 'dish'
  name: string
}

/** What of an old order can still be chosen, and what cannot. `offer` is its package today; nothing when it is gone. */
export function stillOffered(
  { offer: ordered, selections }: Pick<Order, 'offer' | 'selections'>,
  offer: OfferedPackage | undefined,
): { packageId: string | undefined; selections: ItemSelection[]; missing: Missing[] } {
  if (!offer) return { packageId: undefined, selections: [], missing: [{ kind: 'package', name: ordered.name }] }
  const missing: Missing[] = []
  const available = selections.flatMap((selection): ItemSelection[] => {
    const item = offer.items.find(({ id }) => id === selection.itemId)
    if (!item) {
      const name = ordered.items.find(({ id }) => id === selection.itemId)?.name
      if (name !== undefined && selection.dishes.length > 0) missing.push({ kind: 'category', name })
      return []
    }
    const isOffered = (name: string) => item.dishes.some((dish) => dish.name === name)
    missing.push(
      ...selection.dishes.filter((name) => !isOffered(name)).map((name) => ({ kind: 'dish' as const, name })),
    )
    return [{ ...selection, dishes: selection.dishes.filter(isOffered) }]
  })
  return { packageId: offer.id, selections: available, missing }
}
