import type { Facets } from '#contract/endpoints/search.ts'
import { limits } from '#contract/limits.ts'
import type { PricedDiet } from '#contract/rules/card-price.ts'
import { cuisines } from '#contract/values/cuisine.ts'
import { guestBands } from '#contract/values/guest-band.ts'
import { budgets, radii, ratings } from '#contract/values/search-choices.ts'
import { serviceKinds } from '#contract/values/service-kind.ts'
import { chordSquare, chordTo, onSphere, priceIn, services, traits, type Columns } from './columns.ts'
import { at, dietIn, guestsOn, isFree, noText, pricedBy, type Candidates, type Criteria, type Rows } from './search.ts'

/** How far candidates must reach for the counts of every radius, in kilometres. */
export const widestRadius = limits.search.maxRadiusKm

/**
 * For each choice, how many caterers of the main list match when it is made and everything else stays. One look at each
 * candidate is enough: who fails nothing counts for every filter, who fails one filter counts for that filter's choices only.
 */
export function countFacets({ columns }: Rows, candidates: Candidates, criteria: Criteria): Facets {
  const { people, kind, day, around, textCosts } = criteria
  const failuresOf = failures(columns, criteria)
  const center = around && onSphere(around.point)
  const counts = noCounts()
  const guests = day ? guestsOn(day, people) : 0
  const priced = pricedBy(criteria)
  const isAffordable = affordable(columns, criteria)
  const countDiets = countingDiets(columns, criteria, isAffordable)
  const bandBit = people ? traits.band(people) : 0
  const kindBits = kind ? services.bits(kind, people) : 0
  for (const cell of candidates) {
    for (const row of cell) {
      const own = columns.traits[row] as number // candidates are rows of the columns
      if ((own & traits.anyBand) === 0 || (textCosts && (textCosts[row] ?? noText) === noText)) continue
      const chord = center ? chordTo(columns, row, center) : 0
      const failed = failuresOf(row, chord)
      if ((failed & (failed - 1)) !== 0) continue
      if (failed === 0) countPeople(counts.people, columns, row, criteria)
      // Price and free plates depend on the range of guests and the kind of service, so they are no failures of their own.
      if ((own & bandBit) !== bandBit || (day && !isFree(row, day, guests))) continue
      if (failed === 0) countKinds(counts.kind, columns, row, criteria)
      if (kind && ((columns.services[row] as number) & kindBits) === 0) continue // as above
      if (failed === 0) countFrom(counts.budget, budgets, priceIn(columns, row, priced))
      countDiets(counts, row, failed)
      if (isAffordable(row, priced.diet)) countRow(counts, own, at(columns.rating, row), chord, failed)
    }
  }
  return facetsFrom(counts, around !== undefined)
}

/** A bit for each filter that says nothing about prices and guests. */
const failing = { cuisine: 1, veg: 2, jain: 4, rating: 8, radius: 16, jainOnly: 32 } as const

/** Which of these filters a row fails that lies so far away. */
function failures(columns: Columns, criteria: Criteria): (row: number, chord: number) => number {
  const { cuisine, vegOnly, jain, jainOnly, rating = 0, around } = criteria
  // No caterer has the bit of a cuisine that is none.
  const cuisineBit = cuisine === undefined ? 0 : (traits.cuisine(cuisine) ?? 1 << 30)
  const reach = around ? chordSquare(around.radiusKm) : Infinity
  return (row, chord) => {
    const own = columns.traits[row] as number // as above
    let failed = (own & cuisineBit) === cuisineBit ? 0 : failing.cuisine
    if (vegOnly && (own & traits.nonVeg) !== 0) failed |= failing.veg
    if (jain && (own & traits.jain) === 0) failed |= failing.jain
    if (jainOnly && (own & traits.jainOnly) === 0) failed |= failing.jainOnly
    if (at(columns.rating, row) < rating) failed |= failing.rating
    return chord > reach ? failed | failing.radius : failed
  }
}

function countPeople(counts: Float64Array, columns: Columns, row: number, criteria: Criteria): void {
  const { kind, budget, day } = criteria
  const diet = dietIn(criteria)
  const own = columns.traits[row] as number // as above
  const offered = columns.services[row] as number
  for (let i = 0; i < guestBands.length; i++) {
    const people = guestBands[i] as (typeof guestBands)[number] // i lies within
    if ((own & traits.bandAt(i)) === 0 || (kind && (offered & services.bits(kind, people)) === 0)) continue
    if (day && !isFree(row, day, guestsOn(day, people))) continue
    if (budget === undefined || priceIn(columns, row, { people, diet, kind }) <= budget) counts[i] = at(counts, i) + 1
  }
}

function countKinds(counts: Float64Array, columns: Columns, row: number, criteria: Criteria): void {
  const { people, budget } = criteria
  const diet = dietIn(criteria)
  const offered = columns.services[row] as number // as above
  for (let i = 0; i < serviceKinds.length; i++) {
    const kind = serviceKinds[i] as (typeof serviceKinds)[number] // i lies within
    if ((offered & services.bits(kind, people)) === 0) continue
    if (budget === undefined || priceIn(columns, row, { people, diet, kind }) <= budget) counts[i] = at(counts, i) + 1
  }
}

type IsAffordable = (row: number, diet: PricedDiet | undefined) => boolean

function affordable(columns: Columns, { people, kind, budget }: Criteria): IsAffordable {
  return (row, diet) => budget === undefined || priceIn(columns, row, { people, diet, kind }) <= budget
}

/** Counts a row for the kinds of kitchen; each of them asks for prices of its diet, which may be above a budget that others meet. */
function countingDiets(columns: Columns, criteria: Criteria, isAffordable: IsAffordable) {
  const vegDiet = dietIn({ ...criteria, vegOnly: true })
  return (counts: Counts, row: number, failed: number): void => {
    const own = columns.traits[row] as number // as above
    if (failed === 0 && (own & traits.nonVeg) === 0 && isAffordable(row, vegDiet)) counts.veg++
    if (failed !== 0 || !isAffordable(row, 'jain')) return
    if ((own & traits.jain) !== 0) counts.jain++
    if ((own & traits.jainOnly) !== 0) counts.jainOnly++
  }
}

/** Whoever fails none of the filters counts for all of them, else for the failed one alone. */
function countRow(counts: Counts, own: number, stars: number, chord: number, failed: number): void {
  if (failed === 0 || failed === failing.cuisine)
    for (let left = own & traits.anyCuisine; left !== 0; left &= left - 1) {
      const i = traits.cuisineIndex(left & -left)
      counts.cuisine[i] = at(counts.cuisine, i) + 1
    }
  // Ratings are wanted at least, all else at most.
  if (failed === 0 || failed === failing.rating) countFrom(counts.rating, leastStars, -stars)
  if (failed === 0 || failed === failing.radius) countFrom(counts.radius, reaches, chord)
}

const leastStars = ratings.map((rating) => -rating)
const reaches = radii.map(chordSquare)

/** Counts a value for every end, of those in rising order, that it does not exceed. */
function countFrom(counts: Float64Array, ends: readonly number[], value: number): void {
  for (let i = ends.length - 1; i >= 0 && value <= (ends[i] as number); i--) counts[i] = at(counts, i) + 1
}

type Counts = ReturnType<typeof noCounts>

function noCounts() {
  return {
    people: new Float64Array(guestBands.length),
    kind: new Float64Array(serviceKinds.length),
    cuisine: new Float64Array(cuisines.length),
    budget: new Float64Array(budgets.length),
    rating: new Float64Array(ratings.length),
    radius: new Float64Array(radii.length),
    veg: 0,
    jain: 0,
    jainOnly: 0,
  }
}

function facetsFrom({ veg, jain, jainOnly, ...counts }: Counts, near: boolean): Facets {
  return {
    people: named(guestBands, counts.people),
    kind: named(serviceKinds, counts.kind),
    cuisine: named(cuisines, counts.cuisine),
    veg,
    jain,
    jainOnly,
    budget: named(budgets, counts.budget),
    rating: named(ratings, counts.rating),
    ...(near ? { radius: named(radii, counts.radius) } : {}),
  }
}

function named<Value>(choices: readonly Value[], counts: Float64Array): { value: Value; count: number }[] {
  return choices.map((value, i) => ({ value, count: at(counts, i) }))
}
