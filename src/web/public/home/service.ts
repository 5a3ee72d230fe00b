import type { GuestBand } from '#contract/values/guest-band.ts'
import type { ServiceSlug } from '#web/public/content/slugs.ts'
import { m } from '#messages'

/** What people order catering for, exactly the services that have a page (R052–R071), with the band they usually are. */
export const services = [
  { slug: 'weddings', name: m.home_service_weddings, usual: '100+' },
  { slug: 'corporate-events', name: m.home_service_corporate_events, usual: '100+' },
  { slug: 'birthday-parties', name: m.home_service_birthday_parties, usual: '25-50' },
  { slug: 'anniversary-celebrations', name: m.home_service_anniversary_celebrations, usual: '50-100' },
  { slug: 'engagement-ceremonies', name: m.home_service_engagement_ceremonies, usual: '100+' },
  { slug: 'baby-showers', name: m.home_service_baby_showers, usual: '25-50' },
  { slug: 'housewarming-parties', name: m.home_service_housewarming_parties, usual: '25-50' },
  { slug: 'festive-celebrations', name: m.home_service_festive_celebrations, usual: '50-100' },
  { slug: 'graduation-parties', name: m.home_service_graduation_parties, usual: '50-100' },
  { slug: 'retirement-parties', name: m.home_service_retirement_parties, usual: '25-50' },
  { slug: 'private-dinners', name: m.home_service_private_dinners, usual: '10-25' },
  { slug: 'product-launches', name: m.home_service_product_launches, usual: '100+' },
  { slug: 'seminars-conferences', name: m.home_service_seminars_conferences, usual: '100+' },
  { slug: 'award-ceremonies', name: m.home_service_award_ceremonies, usual: '100+' },
  { slug: 'charity-events-fundraisers', name: m.home_service_charity_events_fundraisers, usual: '100+' },
  { slug: 'cultural-events', name: m.home_service_cultural_events, usual: '100+' },
  { slug: 'religious-functions', name: m.home_service_religious_functions, usual: '50-100' },
  { slug: 'outdoor-picnics-bbqs', name: m.home_service_outdoor_picnics_bbqs, usual: '25-50' },
  { slug: 'school-college-functions', name: m.home_service_school_college_functions, usual: '100+' },
  { slug: 'cocktail-parties', name: m.home_service_cocktail_parties, usual: '50-100' },
] as const satisfies readonly { slug: ServiceSlug; name: () => string; usual: GuestBand }[]
