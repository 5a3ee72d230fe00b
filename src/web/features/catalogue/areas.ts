/** An area with a page of its own. */
export interface Area {
  slug: string
  name: string
  /** What the location is prefilled with (R240). */
  place: string
}

const areas: readonly Area[] = [
  { slug: 'andheri', name: 'Andheri', place: 'Andheri' },
  { slug: 'borivali', name: 'Borivali', place: 'Borivali' },
  { slug: 'malad', name: 'Malad', place: 'Malad' },
  { slug: 'kandivali', name: 'Kandivali', place: 'Kandivali' },
  { slug: 'goregaon', name: 'Goregaon', place: 'Goregaon' },
]

/** The area of a path below the search page; any other path shows the page of the whole city (R028). */
export function areaOf(slug: string | undefined): Area | undefined {
  return areas.find((area) => area.slug === slug?.toLowerCase())
}
