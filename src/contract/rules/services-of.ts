import type { ServiceKind } from '../values/service-kind.ts'
import type { PackageKind } from './package-selection.ts'
import { portionOf } from './portion.ts'

/** What of a package decides how its food is served. */
export interface ServedOffer {
  kind: PackageKind
  name: string
  /** What a live counter adds to a plate, nothing where the package includes one; null where it has none to choose. */
  counterPrice: number | null
}

/** The kinds of service that a package is of; a custom menu is of none, as nothing of it is decided. */
export function servicesOf(offer: ServedOffer): readonly ServiceKind[] {
  if (offer.kind === 'custom') return []
  if (offer.kind === 'packed') return [portionOf(offer) === 'thali' ? 'thali' : 'boxes']
  return offer.counterPrice === null ? ['buffet'] : ['buffet', 'counters']
}

/** Reports whether a menu category is of live counters; caterers name it as they like: 'Live Counters', 'Chaat counter', 'Dosa stall'. */
export function isOfCounters(category: string): boolean {
  return /\b(counters?|stalls?)\b/i.test(category)
}
