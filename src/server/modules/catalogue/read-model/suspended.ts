import type { SuspendedCaterer } from '#server/modules/caterers/index.ts'

/** Caterers that an admin has taken off the site, in memory, for the pages that say so. */
export interface Suspended {
  put(caterer: SuspendedCaterer): void
  /** Puts these caterers in place of those with the ids. Returns all slugs that led and lead to them. */
  replace(ids: readonly string[], caterers: readonly SuspendedCaterer[]): string[]
  /** By slug, else by id, else by a slug it used to have. */
  bySlug(slug: string): SuspendedCaterer | undefined
}

export function createSuspended(): Suspended {
  const byId = new Map<string, SuspendedCaterer>()
  const byName = new Map<string, SuspendedCaterer>()
  const put = (caterer: SuspendedCaterer): void => {
    byId.set(caterer.id, caterer)
    for (const slug of namesOf(caterer)) byName.set(slug, caterer)
  }
  return {
    put,
    replace(ids, caterers) {
      const before = ids.flatMap((id) => byId.get(id) ?? [])
      for (const caterer of before) {
        byId.delete(caterer.id)
        for (const slug of namesOf(caterer)) if (byName.get(slug) === caterer) byName.delete(slug)
      }
      for (const caterer of caterers) put(caterer)
      return [...before, ...caterers].flatMap(namesOf)
    },
    bySlug: (slug) => byName.get(slug) ?? byId.get(slug),
  }
}

function namesOf({ slug, formerSlugs }: SuspendedCaterer): string[] {
  return [slug, ...formerSlugs]
}
