/** What is found by a slug in its city: by the one it has, else by one it used to have. */
export interface SlugIndex<Found> {
  put(of: NamedInCity, found: Found): void
  /** Removes what was put under these names. Slugs that something else has taken in the meantime stay. */
  remove(of: NamedInCity, found: Found): void
  current(city: string, slug: string): Found | undefined
  former(city: string, slug: string): Found | undefined
}

export interface NamedInCity {
  city: string
  slug: string
  formerSlugs: readonly string[]
}

export function createSlugIndex<Found>(): SlugIndex<Found> {
  const cities = new Map<string, { current: Map<string, Found>; former: Map<string, Found> }>()
  const within = (city: string) => {
    const known = cities.get(city)
    if (known) return known
    const made = { current: new Map<string, Found>(), former: new Map<string, Found>() }
    cities.set(city, made)
    return made
  }
  return {
    put({ city, slug, formerSlugs }, found) {
      const { current, former } = within(city)
      current.set(slug, found)
      for (const name of formerSlugs) former.set(name, found)
    },
    remove({ city, slug, formerSlugs }, found) {
      const { current, former } = within(city)
      if (current.get(slug) === found) current.delete(slug)
      for (const name of formerSlugs) if (former.get(name) === found) former.delete(name)
    },
    current: (city, slug) => cities.get(city)?.current.get(slug),
    former: (city, slug) => cities.get(city)?.former.get(slug),
  }
}
