import { firstCity } from '#contract/city.ts'
import type { SuspendedCaterer } from '#server/modules/caterers/index.ts'
import { createSlugIndex } from './slug-index.ts'

/** Caterers that an admin has taken off the site, in memory, for the pages that say so. */
export interface Suspended {
  put(caterer: SuspendedCaterer): void
  /** Puts these caterers in place of those with the ids. Returns all slugs that led and lead to them. */
  replace(ids: readonly string[], caterers: readonly SuspendedCaterer[]): string[]
  /** By slug in a city, else by id, else by a slug it used to have there. */
  bySlug(slug: string, city?: string): SuspendedCaterer | undefined
}

export function createSuspended(): Suspended {
  const byId = new Map<string, SuspendedCaterer>()
  const slugs = createSlugIndex<SuspendedCaterer>()
  const put = (caterer: SuspendedCaterer): void => {
    byId.set(caterer.id, caterer)
    slugs.put(caterer, caterer)
  }
  return {
    put,
    replace(ids, caterers) {
      const before = ids.flatMap((id) => byId.get(id) ?? [])
      for (const caterer of before) {
        byId.delete(caterer.id)
        slugs.remove(caterer, caterer)
      }
      for (const caterer of caterers) put(caterer)
      return [...before, ...caterers].flatMap(namesOf)
    },
    bySlug: (slug, city = firstCity) => slugs.current(city, slug) ?? byId.get(slug) ?? slugs.former(city, slug),
  }
}

function namesOf({ slug, formerSlugs }: SuspendedCaterer): string[] {
  return [slug, ...formerSlugs]
}
