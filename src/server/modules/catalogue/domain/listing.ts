import type { CatererCard, CatererView } from '#contract/endpoints/caterers.ts'

/** A live caterer as the read model keeps it: ready to be shown, and what it is found and sorted by. */
export interface Listing {
  id: string
  slug: string
  formerSlugs: readonly string[]
  /** Without the distance, which depends on who asks. */
  card: CatererCard
  view: CatererView
  /** Its place among those that come first; undefined for most. */
  featuredPosition: number | undefined
  /** What people may look for by text. */
  words: { name: string; about: readonly string[]; dishes: readonly string[] }
}

/** Caterers with a package for some range of guests make the main list; the rest are 'Other Caterers' (R241). */
export function isMain({ card }: Listing): boolean {
  return card.bands.length > 0
}
