import type { Day } from '#contract/values/calendar.ts'
import type { Guide } from './guide.ts'
import type { PostSlug, ServiceSlug } from './slugs.ts'

/** A post of the blog, at `/blog/<slug>`: at least 600 own words, which help the reader to decide something. */
export interface Post extends Guide {
  slug: PostSlug
  /** In the list of posts, one or two sentences, up to 160 characters. */
  summary: string
  publishedOn: Day
  /** The service whose table is drawn above the text. */
  picture: ServiceSlug
  /** Two to four pages that a reader of this one may need next. */
  related: readonly (ServiceSlug | PostSlug)[]
}
