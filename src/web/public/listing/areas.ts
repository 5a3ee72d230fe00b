/** An area with a page of its own. */
export interface Area {
  slug: string
  name: string
  /** What the location is prefilled with (R240); the list is searched around it. */
  place: string
}

export const areas: readonly Area[] = ['Andheri', 'Borivali', 'Malad', 'Kandivali', 'Goregaon'].map((name) => ({
  slug: name.toLowerCase(),
  name,
  place: `${name}, Mumbai`,
}))

/** The area of a path below the search page; any other path shows the page of the whole city (R028). */
export function areaOf(slug: string | undefined): Area | undefined {
  return areas.find((area) => area.slug === slug?.toLowerCase())
}

/** The first area that a typed text names as a whole word, however it is written: 'near malad (W)' but not 'Maladeshi' (C49). */
export function areaNamedIn(text: string): Area | undefined {
  return text
    .split(/[^\p{Letter}\p{Mark}\p{Number}]+/u)
    .map(areaOf)
    .find((area) => area !== undefined)
}
