import type { Facets } from '#contract/endpoints/search.ts'
import { limits } from '#contract/limits.ts'
import { cuisines } from '#contract/values/cuisine.ts'
import { guestBands, type GuestBand } from '#contract/values/guest-band.ts'
import { budgets, radii, ratings } from '#contract/values/search-choices.ts'
import { chordSquare, chordTo, onSphere, priceIn, traits, type Columns, type Direction } from './columns.ts'
import { at, isFree, noText, type Candidates, type Criteria, type Rows } from './search.ts'

/** How far candidates must reach for the counts of every radius, in kilometres. */
export const widestRadius = limits.search.maxRadiusKm

/**
 * For each choice, how many caterers of the main list match when it is made and everything else stays. One look at each
 * candidate is enough: who fails nothing counts for every filter, who fails one filter counts for that filter's choices only.
 */
export function countFacets({ columns }: Rows, candidates: Candidates, criteria: Criteria): Facets {
  const { people, budget, day, around, textCosts } = criteria
  const failuresOf = failures(columns, criteria)
  const affordable = (row: number, band: GuestBand | undefined) =>
    budget === undefined || priceIn(columns, row, band) <= budget
  const free = (row: number, band: GuestBand | undefined) => !day || isFree(columns, row, day, band)
  const count = counting(columns, around && onSphere(around.point))
  for (const cell of candidates) {
    for (const row of cell) {
      const own = columns.traits[row] as number // candidates are rows of the columns
      if ((own & traits.anyBand) === 0 || (textCosts && (textCosts[row] ?? noText) === noText)) continue
      const failed = failuresOf(row)
      // Price and free plates depend on the range of guests, so both are looked at anew for each of them.
      if (failed === 0)
        guestBands.forEach((band, i) => {
          if ((own & traits.band(band)) !== 0 && affordable(row, band) && free(row, band)) count.people(i)
        })
      if ((people && (own & traits.band(people)) === 0) || !free(row, people)) continue
      if (failed === 0) count.budgets(priceIn(columns, row, people))
      if (affordable(row, people)) count.others(row, failed)
    }
  }
  return count.facets()
}

/** A bit for each filter that says nothing about prices and guests. */
const failing = { cuisine: 1, veg: 2, jain: 4, rating: 8, radius: 16 } as const

/** Which of these filters a row fails. */
function failures(columns: Columns, criteria: Criteria): (row: number) => number {
  const { cuisine, vegOnly, jainOnly, rating, around } = criteria
  const cuisineBit = cuisine === undefined ? 0 : traits.cuisine(cuisine)
  const center = around && onSphere(around.point)
  const reach = chordSquare(around?.radiusKm ?? 0)
  return (row) => {
    const own = columns.traits[row] as number // candidates are rows of the columns
    let failed = 0
    if (cuisineBit === undefined || (own & cuisineBit) !== cuisineBit) failed |= failing.cuisine
    if (vegOnly && (own & traits.nonVeg) !== 0) failed |= failing.veg
    if (jainOnly && (own & traits.jain) === 0) failed |= failing.jain
    if (rating !== undefined && at(columns.rating, row) < rating) failed |= failing.rating
    if (center && chordTo(columns, row, center) > reach) failed |= failing.radius
    return failed
  }
}

const reaches = radii.map(chordSquare)

/** The counts as they grow. */
function counting(columns: Columns, center: Direction | undefined) {
  const counts = {
    people: none(guestBands),
    cuisine: none(cuisines),
    budget: none(budgets),
    rating: none(ratings),
    radius: none(radii),
    veg: 0,
    jain: 0,
  }
  return {
    people: (i: number) => increase(counts.people, i),
    budgets: (price: number) => budgets.forEach((most, i) => price <= most && increase(counts.budget, i)),
    others(row: number, failed: number) {
      const own = columns.traits[row] as number // candidates are rows of the columns
      const countsFor = (filter: keyof typeof failing) => (failed & ~failing[filter]) === 0
      if (countsFor('cuisine'))
        cuisines.forEach((_, i) => (own & traits.cuisineAt(i)) !== 0 && increase(counts.cuisine, i))
      if (countsFor('veg') && (own & traits.nonVeg) === 0) counts.veg++
      if (countsFor('jain') && (own & traits.jain) !== 0) counts.jain++
      if (countsFor('rating'))
        ratings.forEach((least, i) => at(columns.rating, row) >= least && increase(counts.rating, i))
      if (center && countsFor('radius')) {
        const chord = chordTo(columns, row, center)
        reaches.forEach((reach, i) => chord <= reach && increase(counts.radius, i))
      }
    },
    facets: (): Facets => ({
      people: named(guestBands, counts.people),
      cuisine: named(cuisines, counts.cuisine),
      veg: counts.veg,
      jain: counts.jain,
      budget: named(budgets, counts.budget),
      rating: named(ratings, counts.rating),
      ...(center ? { radius: named(radii, counts.radius) } : {}),
    }),
  }
}

function none(choices: readonly unknown[]): number[] {
  return choices.map(() => 0)
}

function increase(counts: number[], i: number): void {
  counts[i] = (counts[i] ?? 0) + 1
}

function named<Value>(choices: readonly Value[], counts: readonly number[]): { value: Value; count: number }[] {
  return choices.map((value, i) => ({ value, count: counts[i] ?? 0 }))
}
