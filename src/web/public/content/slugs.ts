/** The twenty services that have a page of their own (R052–R071). */
export const serviceSlugs = [
  'weddings',
  'corporate-events',
  'birthday-parties',
  'anniversary-celebrations',
  'engagement-ceremonies',
  'baby-showers',
  'housewarming-parties',
  'festive-celebrations',
  'graduation-parties',
  'retirement-parties',
  'private-dinners',
  'product-launches',
  'seminars-conferences',
  'award-ceremonies',
  'charity-events-fundraisers',
  'cultural-events',
  'religious-functions',
  'outdoor-picnics-bbqs',
  'school-college-functions',
  'cocktail-parties',
] as const
export type ServiceSlug = (typeof serviceSlugs)[number]

/** Every post that a page of the site or the specification links to, under its canonical spelling (R042–R044, R084–R088). */
export const postSlugs = [
  'caterers-in-mumbai',
  'corporate-caterers-mumbai',
  'party-caterers-mumbai',
  'birthday-party-caterers-mumbai',
  'wedding-caterers-in-andheri',
  'top-caterers-in-andheri',
  'top-caterers-in-borivali',
  'top-caterers-in-malad',
  'top-caterers-in-kandivali',
  'top-caterers-in-goregaon',
] as const
export type PostSlug = (typeof postSlugs)[number]

/** Other spellings under which a post is linked; they render, and name the canonical one (C4). */
export const otherPostSlugs: ReadonlyMap<string, PostSlug> = new Map([
  ['corpotate-caterers-mumbai', 'corporate-caterers-mumbai'],
])
