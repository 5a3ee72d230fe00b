import type { Guide } from './guide.ts'
import type { PostSlug, ServiceSlug } from './slugs.ts'

/** The page of a service, at `/services/<slug>`: at least 350 own words, all of them about this occasion in Mumbai. */
export interface Service extends Guide {
  slug: ServiceSlug
  /** In lists and breadcrumbs, up to 30 characters: 'Housewarming parties'. */
  name: string
  /** In the list of services, one sentence, up to 110 characters. */
  summary: string
  /** Two to four pages that a reader of this one may need next. */
  related: readonly (ServiceSlug | PostSlug)[]
}
