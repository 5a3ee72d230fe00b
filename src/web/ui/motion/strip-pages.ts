/** A strip of slides as it stands. */
export interface Strip {
  slides: number
  /** Slides in sight together. */
  inSight: number
  /** The first slide in sight, from 0. */
  first: number
}

/** How many pages the slides make. */
export function pagesOf({ slides, inSight }: Omit<Strip, 'first'>): number {
  return Math.ceil(slides / inSight)
}

/** The page that is in sight, from 0; a strip that cannot move on is on its last one. */
export function pageOf(strip: Strip): number {
  const { slides, inSight, first } = strip
  return first >= slides - inSight ? pagesOf(strip) - 1 : Math.floor(first / inSight)
}

/** The first slide of a page, counted round and round: beyond the last page comes the first one, and the other way. */
export function firstOf({ slides, inSight }: Omit<Strip, 'first'>, page: number): number {
  const pages = pagesOf({ slides, inSight })
  const wanted = (page + pages) % pages
  return Math.min(wanted * inSight, Math.max(0, slides - inSight))
}
