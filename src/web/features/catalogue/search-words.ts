import { m } from '#web/paraglide/messages.js'

/** The page's heading: the place that was understood, else what the page says of itself. */
export function searchTitle(ofPage: string, place: string | undefined): string {
  return place ? m.search_title_near({ place }) : ofPage
}
