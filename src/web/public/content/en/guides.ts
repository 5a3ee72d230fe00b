import type { Post } from '../post.ts'
import type { Service } from '../service.ts'
import type { PostSlug, ServiceSlug } from '../slugs.ts'
import { birthdayPartyCaterersMumbai } from './posts/birthday-party-caterers-mumbai.ts'
import { caterersInMumbai } from './posts/caterers-in-mumbai.ts'
import { corporateCaterersMumbai } from './posts/corporate-caterers-mumbai.ts'
import { partyCaterersMumbai } from './posts/party-caterers-mumbai.ts'
import { topCaterersInAndheri } from './posts/top-caterers-in-andheri.ts'
import { topCaterersInBorivali } from './posts/top-caterers-in-borivali.ts'
import { topCaterersInGoregaon } from './posts/top-caterers-in-goregaon.ts'
import { topCaterersInKandivali } from './posts/top-caterers-in-kandivali.ts'
import { topCaterersInMalad } from './posts/top-caterers-in-malad.ts'
import { weddingCaterersInAndheri } from './posts/wedding-caterers-in-andheri.ts'
import { anniversaryCelebrations } from './services/anniversary-celebrations.ts'
import { awardCeremonies } from './services/award-ceremonies.ts'
import { babyShowers } from './services/baby-showers.ts'
import { birthdayParties } from './services/birthday-parties.ts'
import { charityEventsFundraisers } from './services/charity-events-fundraisers.ts'
import { cocktailParties } from './services/cocktail-parties.ts'
import { corporateEvents } from './services/corporate-events.ts'
import { culturalEvents } from './services/cultural-events.ts'
import { engagementCeremonies } from './services/engagement-ceremonies.ts'
import { festiveCelebrations } from './services/festive-celebrations.ts'
import { graduationParties } from './services/graduation-parties.ts'
import { housewarmingParties } from './services/housewarming-parties.ts'
import { outdoorPicnicsBbqs } from './services/outdoor-picnics-bbqs.ts'
import { privateDinners } from './services/private-dinners.ts'
import { productLaunches } from './services/product-launches.ts'
import { religiousFunctions } from './services/religious-functions.ts'
import { retirementParties } from './services/retirement-parties.ts'
import { schoolCollegeFunctions } from './services/school-college-functions.ts'
import { seminarsConferences } from './services/seminars-conferences.ts'
import { weddings } from './services/weddings.ts'

/** Every service by its slug. */
export const services: Readonly<Record<ServiceSlug, Service>> = {
  weddings,
  'corporate-events': corporateEvents,
  'birthday-parties': birthdayParties,
  'anniversary-celebrations': anniversaryCelebrations,
  'engagement-ceremonies': engagementCeremonies,
  'baby-showers': babyShowers,
  'housewarming-parties': housewarmingParties,
  'festive-celebrations': festiveCelebrations,
  'graduation-parties': graduationParties,
  'retirement-parties': retirementParties,
  'private-dinners': privateDinners,
  'product-launches': productLaunches,
  'seminars-conferences': seminarsConferences,
  'award-ceremonies': awardCeremonies,
  'charity-events-fundraisers': charityEventsFundraisers,
  'cultural-events': culturalEvents,
  'religious-functions': religiousFunctions,
  'outdoor-picnics-bbqs': outdoorPicnicsBbqs,
  'school-college-functions': schoolCollegeFunctions,
  'cocktail-parties': cocktailParties,
}

/** Every post by its slug. */
export const posts: Readonly<Record<PostSlug, Post>> = {
  'caterers-in-mumbai': caterersInMumbai,
  'corporate-caterers-mumbai': corporateCaterersMumbai,
  'party-caterers-mumbai': partyCaterersMumbai,
  'birthday-party-caterers-mumbai': birthdayPartyCaterersMumbai,
  'wedding-caterers-in-andheri': weddingCaterersInAndheri,
  'top-caterers-in-andheri': topCaterersInAndheri,
  'top-caterers-in-borivali': topCaterersInBorivali,
  'top-caterers-in-malad': topCaterersInMalad,
  'top-caterers-in-kandivali': topCaterersInKandivali,
  'top-caterers-in-goregaon': topCaterersInGoregaon,
}
