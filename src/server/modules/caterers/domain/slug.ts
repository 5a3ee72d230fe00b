import { slugOf } from '#contract/values/slug.ts'

/** What follows `/api/caterer/` for something else than a caterer, and words of ours that nobody should pass for. */
const reserved: ReadonlySet<string> = new Set([
  'nearby',
  'slug',
  'compare',
  'similar',
  'search',
  'admin',
  'api',
  'auth',
  'dev',
  'new',
  'me',
])

/** The slug of a name by the rule (R327); one without a letter or digit of ours is called by where it is. */
export function slugFor(name: string, area: string): string {
  const slug = slugOf(name)
  return /[a-z0-9]/.test(slug) ? slug : `caterer-${slugOf(area)}`
}

/** Returns the slug itself, else with the first free number from 2 (C8). */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(candidate) && !reserved.has(candidate)) return candidate
  }
}
