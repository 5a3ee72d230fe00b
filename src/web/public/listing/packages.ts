import type { PackageView } from '#contract/endpoints/caterers.ts'
import { boundsOf, type GuestBand } from '#contract/values/guest-band.ts'

export type PackageItem = PackageView['items'][number]

/** Whether a package is offered for a range; the custom menu, which names no range, is for everyone. */
export function isFor(pack: Pick<PackageView, 'bands'>, people: GuestBand | undefined): boolean {
  return people === undefined || pack.bands.length === 0 || pack.bands.includes(people)
}

/** The groups of a menu: packages cheapest first, what comes packed, and the menu that guests build themselves. */
export interface PackageGroups {
  packages: PackageView[]
  packed: PackageView[]
  custom: PackageView[]
}

export function packageGroups(packs: readonly PackageView[], people: GuestBand | undefined): PackageGroups {
  const offered = packs.filter((pack) => isFor(pack, people)).toSorted((a, b) => a.basePrice - b.basePrice)
  const kind = (wanted: PackageView['kind']) => offered.filter((pack) => pack.kind === wanted)
  return { packages: kind('package'), packed: kind('packed'), custom: kind('custom') }
}

const byPriority = (a: PackageItem, b: PackageItem) => a.priority - b.priority

/** Categories whose dishes are within the price. */
export function includedItems({ items }: Pick<PackageView, 'items'>): PackageItem[] {
  return items.filter((item) => item.quantity > 0).toSorted(byPriority)
}

/** Categories that can be added; those of a custom menu are all there is. */
export function optionalItems({ items }: Pick<PackageView, 'items'>): PackageItem[] {
  return items.filter((item) => item.quantity === 0).toSorted(byPriority)
}

/** Rupees that a plate starts at; a custom menu starts at its cheapest dish (C63). Undefined when it has none. */
export function startingPrice(pack: Pick<PackageView, 'kind' | 'basePrice' | 'items'>): number | undefined {
  if (pack.kind !== 'custom') return pack.basePrice
  return pack.items.length > 0 ? Math.min(...pack.items.map((item) => item.basePrice)) : undefined
}

/** Rupees for the smallest number of guests of a range (C28). */
export function totalFor(perPlate: number, people: GuestBand): { rupees: number; guests: number } {
  const guests = boundsOf(people).min
  return { rupees: (Math.round(perPlate * 100) * guests) / 100, guests }
}

/** False for a package that has fewer dishes than it includes. */
export function canBeBooked({ shortages }: Pick<PackageView, 'shortages'>): boolean {
  return shortages.length === 0
}

/** The packages of a range that can be booked, in the order in which they are offered: full packages, packed food, own menu. */
export function bookable(packs: readonly PackageView[], people: GuestBand | undefined): PackageView[] {
  const { packages, packed, custom } = packageGroups(packs.filter(canBeBooked), people)
  return [...packages, ...packed, ...custom]
}
