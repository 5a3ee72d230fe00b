import { m } from '#messages'

export interface Step {
  /** What the step is about, within the search page. */
  target: string
  title: () => string
  text: () => string
}

const form = 'form[role="search"]'

/** Location, people, search (R252). */
export const steps: readonly Step[] = [
  { target: `${form} [name="place"]`, title: m.tour_place, text: m.tour_place_text },
  { target: `${form} [name="people"], [data-event-pill]`, title: m.tour_people, text: m.tour_people_text },
  { target: `${form} [type="submit"]`, title: m.tour_search, text: m.tour_search_text },
]
