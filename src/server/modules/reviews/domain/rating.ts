/** Counts per star from 5 down to 1 with whole percentages that add up to 100 (R206, R130). */
export interface RatingDistribution {
  average: number
  total: number
  stars: { stars: 1 | 2 | 3 | 4 | 5; count: number; percent: number }[]
}

/** `counts` maps a whole or half rating ('4.5') to how often it was given; half stars count with the star below. */
export function ratingDistribution(counts: ReadonlyMap<number, number>): RatingDistribution {
  const perStar = new Map<number, number>()
  let total = 0
  let points = 0
  for (const [rating, count] of counts) {
    const star = Math.min(5, Math.max(1, Math.floor(rating)))
    perStar.set(star, (perStar.get(star) ?? 0) + count)
    total += count
    points += rating * count
  }
  const stars = ([5, 4, 3, 2, 1] as const).map((star) => ({ stars: star, count: perStar.get(star) ?? 0, percent: 0 }))
  shareOut(stars, total)
  return { average: total ? Math.round((points / total) * 10) / 10 : 0, total, stars }
}

/** Largest remainder first, so that rounded percentages still make a whole. */
function shareOut(stars: { count: number; percent: number }[], total: number): void {
  if (total === 0) return
  const exact = stars.map((row) => (row.count * 100) / total)
  stars.forEach((row, i) => (row.percent = Math.floor(exact[i] ?? 0)))
  let missing = 100 - stars.reduce((all, row) => all + row.percent, 0)
  const byRemainder = stars.map((_, i) => i).sort((a, b) => ((exact[b] ?? 0) % 1) - ((exact[a] ?? 0) % 1))
  for (const i of byRemainder) {
    if (missing-- <= 0) break
    const row = stars[i]
    if (row) row.percent += 1
  }
}
