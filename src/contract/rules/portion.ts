import type { PackageKind } from './package-selection.ts'

/** What one guest gets: packed food comes in boxes and thalis (C64). */
export const portions = ['plate', 'box', 'thali'] as const
export type Portion = (typeof portions)[number]

export function portionOf({ kind, name }: { kind: PackageKind; name: string }): Portion {
  if (kind !== 'packed') return 'plate'
  return /thali/i.test(name) ? 'thali' : 'box'
}
