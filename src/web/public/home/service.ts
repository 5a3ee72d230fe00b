import type { GuestBand } from '#contract/values/guest-band.ts'

/** What people order catering for, exactly the services that have a page (R052–R071), with the band they usually are. */
export const services = [
  { slug: 'weddings', name: 'Weddings', usual: '100+' },
  { slug: 'corporate-events', name: 'Corporate events', usual: '100+' },
  { slug: 'birthday-parties', name: 'Birthday parties', usual: '25-50' },
  { slug: 'anniversary-celebrations', name: 'Anniversary celebrations', usual: '50-100' },
  { slug: 'engagement-ceremonies', name: 'Engagement ceremonies', usual: '100+' },
  { slug: 'baby-showers', name: 'Baby showers', usual: '25-50' },
  { slug: 'housewarming-parties', name: 'Housewarming parties', usual: '25-50' },
  { slug: 'festive-celebrations', name: 'Festive celebrations', usual: '50-100' },
  { slug: 'graduation-parties', name: 'Graduation parties', usual: '50-100' },
  { slug: 'retirement-parties', name: 'Retirement parties', usual: '25-50' },
  { slug: 'private-dinners', name: 'Private dinners', usual: '10-25' },
  { slug: 'product-launches', name: 'Product launches', usual: '100+' },
  { slug: 'seminars-conferences', name: 'Seminars and conferences', usual: '100+' },
  { slug: 'award-ceremonies', name: 'Award ceremonies', usual: '100+' },
  { slug: 'charity-events-fundraisers', name: 'Charity events and fundraisers', usual: '100+' },
  { slug: 'cultural-events', name: 'Cultural events', usual: '100+' },
  { slug: 'religious-functions', name: 'Religious functions', usual: '50-100' },
  { slug: 'outdoor-picnics-bbqs', name: 'Outdoor picnics and BBQs', usual: '25-50' },
  { slug: 'school-college-functions', name: 'School and college functions', usual: '100+' },
  { slug: 'cocktail-parties', name: 'Cocktail parties', usual: '50-100' },
] as const satisfies readonly { slug: string; name: string; usual: GuestBand }[]
