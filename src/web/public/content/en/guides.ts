import type { Post } from '../post.ts'
import type { Service } from '../service.ts'
import type { PostSlug, ServiceSlug } from '../slugs.ts'
import { corporateCaterersMumbai } from './posts/corporate-caterers-mumbai.ts'
import { housewarmingParties } from './services/housewarming-parties.ts'
import { awardCeremonies } from './services/award-ceremonies.ts'
import { productLaunches } from './services/product-launches.ts'
import { seminarsConferences } from './services/seminars-conferences.ts'

/** The services that have a text; the page of another is not there yet. */
export const services: Partial<Record<ServiceSlug, Service>> = {
  'housewarming-parties': housewarmingParties,
  'product-launches': productLaunches,
  'seminars-conferences': seminarsConferences,
  'award-ceremonies': awardCeremonies,
}

/** The posts that have a text; the page of another is not there yet. */
export const posts: Partial<Record<PostSlug, Post>> = {
  'corporate-caterers-mumbai': corporateCaterersMumbai,
}
