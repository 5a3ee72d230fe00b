import type { ReviewSort } from '#contract/endpoints/reviews.ts'
import { limits } from '#contract/limits.ts'
import { isGuestBand, type GuestBand } from '#contract/values/guest-band.ts'
import { linePattern } from '#contract/values/text.ts'

export const reviewSorts = ['newest', 'highest', 'lowest'] as const satisfies readonly ReviewSort[]

/** Which reviews are read, as the page's address says it. */
export interface ReviewsWanted {
  /** The first one shown, counted from 1: it is the same review on every width of screen. */
  from: number
  stars: number | undefined
  guests: GuestBand | undefined
  /** A dish or another word; empty when absent. */
  about: string
  sort: ReviewSort
}

export const allReviews: ReviewsWanted = { from: 1, stars: undefined, guests: undefined, about: '', sort: 'newest' }

/** Reads an address whatever stands in it: what makes no sense is left at its default, and told. */
export function readReviews(params: URLSearchParams): { wanted: ReviewsWanted; ignored: boolean } {
  let ignored = false
  const part = <Value>(name: string, read: (text: string) => Value | undefined, otherwise: Value): Value => {
    const text = params.get(name)?.trim() ?? ''
    const value = text === '' ? otherwise : read(text)
    if (value === undefined && text !== '') ignored = true
    return value ?? otherwise
  }
  const wanted: ReviewsWanted = {
    from: part('reviews', (text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined), 1),
    stars: part('stars', (text) => (/^[1-5]$/.test(text) ? Number(text) : undefined), undefined),
    guests: part('party', bandIn, undefined),
    about: part('about', aboutIn, ''),
    sort: part('sort', (text) => reviewSorts.find((sort) => sort === text), 'newest'),
  }
  return { wanted, ignored }
}

/** A plus that was not escaped arrives as a space. */
function bandIn(text: string): GuestBand | undefined {
  const band = text === '100' ? '100+' : text
  return isGuestBand(band) ? band : undefined
}

function aboutIn(text: string): string | undefined {
  const line = text.slice(0, limits.search.maxQueryLength).trim()
  return linePattern.test(line) ? line : undefined
}

/** Returns the query string with these reviews and its other parameters. */
export function withReviews(before: URLSearchParams, wanted: ReviewsWanted): URLSearchParams {
  const after = new URLSearchParams(before)
  const parts: Record<string, string> = {
    reviews: wanted.from > 1 ? String(wanted.from) : '',
    stars: wanted.stars ? String(wanted.stars) : '',
    party: wanted.guests ?? '',
    about: wanted.about,
    sort: wanted.sort === 'newest' ? '' : wanted.sort,
  }
  for (const [name, value] of Object.entries(parts)) {
    if (value) after.set(name, value)
    else after.delete(name)
  }
  return after
}

/** Whether two ask for the same reviews in the same order, wherever each begins to show them. */
export function sameFilter(a: ReviewsWanted, b: ReviewsWanted): boolean {
  return a.stars === b.stars && a.guests === b.guests && a.about === b.about && a.sort === b.sort
}

/** Whether some are left out. */
export function isFiltered({ stars, guests, about }: ReviewsWanted): boolean {
  return stars !== undefined || guests !== undefined || about !== ''
}
