import { ratingDistribution } from '#contract/rules/rating.ts'

/** A review that the public may read: of a completed order, and not taken down. */
export interface Review {
  id: string
  catererId: string
  name: string
  /** 0.5 to 5 in half stars. */
  rating: number
  comment: string
  createdAt: Date
  /** Of the order it is about. */
  guests: number
  packageName: string
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
