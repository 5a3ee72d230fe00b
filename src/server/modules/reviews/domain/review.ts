import { ratingDistribution } from './rating.ts'
import { boundsOf, guestBands, type GuestBand } from '#contract/values/guest-band.ts'

/** A review that the public may read: of a completed order, and not taken down. */
export interface Review {
  id: string
  catererId: string
  name: string
  /** 0 to 5 in half stars. */
  rating: number
  comment: string
  createdAt: Date
  /** Of the order it is about. */
  guests: number
  packageName: string
  /** Of the caterer, public as the review is. */
  reply: string | undefined
}

/** Which reviews are wanted; what is undefined does not matter. */
export interface ReviewFilter {
  /** 1 to 5; half stars count with the star below. */
  stars: number | undefined
  guests: GuestBand | undefined
  /** Letters of the comment or of the package's name. */
  about: string | undefined
}

/** So many reviews of one rating and one range of guests. */
export interface ReviewGroup {
  halfStars: number
  band: GuestBand
  count: number
  /** Those of them that are about what is looked for. */
  about: number
}

/** Half stars from and to, both included, that count as so many stars; the lowest ones count as one. */
export function halfStarsOf(stars: number): { from: number; to: number } {
  return { from: stars === 1 ? 0 : stars * 2, to: stars * 2 + 1 }
}

/** Guests above and up to which an event belongs to a range: at a number that two share, to the smaller one (C28). */
export function guestsWithin(band: GuestBand): { above: number; upTo: number | undefined } {
  const { min, max } = boundsOf(band)
  return { above: band === guestBands[0] ? 0 : min, upTo: Number.isFinite(max) ? max : undefined }
}

export function countMatching(groups: readonly ReviewGroup[], { stars, guests }: ReviewFilter): number {
  const { from, to } = stars === undefined ? { from: 0, to: 10 } : halfStarsOf(stars)
  return groups
    .filter(({ halfStars, band }) => halfStars >= from && halfStars <= to && (!guests || band === guests))
    .reduce((sum, { about }) => sum + about, 0)
}

/** How many reviews there are of each range of guests, whatever their rating. */
export function countByBand(groups: readonly ReviewGroup[]): { band: GuestBand; count: number }[] {
  return guestBands.map((band) => ({
    band,
    count: groups.filter((group) => group.band === band).reduce((sum, { count }) => sum + count, 0),
  }))
}

/** What the read model keeps of a caterer's reviews. */
export interface ReviewStats {
  catererId: string
  /** Newest first. */
  reviewIds: string[]
  /** Of five, rounded to a tenth; 0 without reviews. */
  average: number
}

/** Stats from each visible review's id and rating in half stars, newest first. */
export function statsFrom(catererId: string, reviewIds: string[], halfStars: readonly number[]): ReviewStats {
  const counts = new Map<number, number>()
  for (const halves of halfStars) counts.set(halves / 2, (counts.get(halves / 2) ?? 0) + 1)
  return { catererId, reviewIds, average: ratingDistribution(counts).average }
}
