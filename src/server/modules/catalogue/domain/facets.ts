import type { Facets } from '#contract/endpoints/search.ts'
import { cuisines } from '#contract/values/cuisine.ts'
import { guestBands } from '#contract/values/guest-band.ts'
import type { Point } from '#contract/values/place.ts'
import { budgets, radii, ratings } from '#contract/values/search-choices.ts'
import { serviceKinds } from '#contract/values/service-kind.ts'
import { at32, bitsIn, leastChord, mostChord, rowsIn } from './blocks.ts'
import { chordSquare, chordTo, onSphere, traits, type PricedBy } from './columns.ts'
import * as narrow from './narrowing.ts'
import { at, dietIn, guestsOn, isFree, pricedBy, type Criteria, type Rows } from './search.ts'

/**
 * For each choice, how many caterers of the main list match when it is made and everything else stays. One look at each
 * block is enough: who fails nothing counts for every filter, who fails one filter counts for that filter's choices only.
 */
export function countFacets(rows: Rows, criteria: Criteria): Facets {
  const { blocks } = rows
  const { around, people, kind, textCosts } = criteria
  const counts = noCounts()
  const listed = narrow.allOf([narrow.inMainList(rows), textCosts && narrow.withText(textCosts)])
  const { cuisine, rating, radius, others } = filtersOf(rows, criteria)
  const asked = {
    people: peopleChoices(rows, criteria),
    kind: kindChoices(rows, criteria),
    // Price and free plates depend on the range of guests and the kind of service, so they are no failures of their own.
    guests: narrow.allOf([people && narrow.withTraits(rows, traits.band(people)), freeFor(criteria, people)]),
    offered: kind ? narrow.offering(rows, kind, people) : narrow.everybody,
    budget: blocks.affordable(pricedBy(criteria)),
    affordable: affordable(rows, criteria),
  }
  const diets = dietChoices(rows, criteria)
  const ofCuisines = blocks.traits.slice(traits.firstCuisine, traits.firstCuisine + cuisines.length)
  const countRadii = around && radiusCounter(rows, around.point)

  for (let block = 0; block < blocks.count; block++) {
    const all = others(listed(at32(blocks.used, block), block), block)
    if (all === 0) continue
    const ofCuisine = cuisine(all, block)
    const ofRating = rating(all, block)
    const ofRadius = radius(all, block)
    const matching = ofCuisine & ofRating & ofRadius
    narrowAndCount(counts.people, asked.people, matching, block)
    const forGuests = asked.guests(all, block)
    narrowAndCount(counts.kind, asked.kind, matching & forGuests, block)
    const open = asked.offered(forGuests, block)
    count(counts.budget, asked.budget, matching & open, block)
    for (const [name, choice] of diets) counts[name] += bitsIn(choice(matching & open, block))
    const paid = asked.affordable(open, block)
    count(counts.cuisine, ofCuisines, paid & ofRating & ofRadius, block)
    count(counts.rating, blocks.rated, paid & ofCuisine & ofRadius, block)
    countRadii?.(counts.radius, paid & ofCuisine & ofRating, block)
  }
  return facetsFrom(counts, around !== undefined)
}

/** Counts for each choice the rows that have it. */
function count(counts: Float64Array, choices: readonly Uint32Array[], word: number, block: number): void {
  if (word === 0) return
  // i lies within, here and below.
  for (let i = 0; i < choices.length; i++)
    counts[i] = at(counts, i) + bitsIn(word & at32(choices[i] as Uint32Array, block))
}

/** Counts for each choice the rows that it would leave. */
function narrowAndCount(counts: Float64Array, choices: readonly narrow.Narrow[], word: number, block: number): void {
  if (word === 0) return
  for (let i = 0; i < choices.length; i++)
    counts[i] = at(counts, i) + bitsIn((choices[i] as narrow.Narrow)(word, block))
}

/** The filters that say nothing about prices and guests: those with choices of which one is made, and the others together. */
function filtersOf(rows: Rows, { cuisine, vegOnly, jain, jainOnly, rating, around }: Criteria) {
  const cuisineBit = cuisine === undefined ? 0 : traits.cuisine(cuisine)
  return {
    cuisine: cuisineBit === undefined ? narrow.nobody : narrow.withTraits(rows, cuisineBit),
    rating: rating === undefined ? narrow.everybody : narrow.ratedAtLeast(rows, rating),
    radius: around ? narrow.within(rows, around) : narrow.everybody,
    others: narrow.allOf([
      vegOnly ? narrow.withoutTrait(rows, traits.nonVeg) : undefined,
      jain ? narrow.withTraits(rows, traits.jain) : undefined,
      jainOnly ? narrow.withTraits(rows, traits.jainOnly) : undefined,
    ]),
  }
}

function freeFor({ day }: Criteria, people: Criteria['people']): narrow.Narrow | undefined {
  if (!day) return undefined
  const guests = guestsOn(day, people)
  return narrow.ofRows((row) => isFree(row, day, guests))
}

/** Within the budget, by prices as they would be with another choice. */
function affordable(rows: Rows, criteria: Criteria, chosen: Partial<PricedBy> = {}): narrow.Narrow {
  const { budget } = criteria
  const priced = { ...pricedBy(criteria), ...chosen }
  return budget === undefined ? narrow.everybody : narrow.affordable(rows, priced, budget)
}

function peopleChoices(rows: Rows, criteria: Criteria): narrow.Narrow[] {
  const { kind } = criteria
  return guestBands.map((people) =>
    narrow.allOf([
      narrow.withTraits(rows, traits.band(people)),
      kind && narrow.offering(rows, kind, people),
      freeFor(criteria, people),
      affordable(rows, criteria, { people }),
    ]),
  )
}

function kindChoices(rows: Rows, criteria: Criteria): narrow.Narrow[] {
  return serviceKinds.map((kind) =>
    narrow.allOf([narrow.offering(rows, kind, criteria.people), affordable(rows, criteria, { kind })]),
  )
}

/** The kinds of kitchen; each of them asks for prices of its diet, which may be above a budget that others meet. */
function dietChoices(rows: Rows, criteria: Criteria): ['veg' | 'jain' | 'jainOnly', narrow.Narrow][] {
  const veg = affordable(rows, criteria, { diet: dietIn({ ...criteria, vegOnly: true }) })
  const jain = affordable(rows, criteria, { diet: 'jain' })
  return [
    ['veg', narrow.allOf([narrow.withoutTrait(rows, traits.nonVeg), veg])],
    ['jain', narrow.allOf([narrow.withTraits(rows, traits.jain), jain])],
    ['jainOnly', narrow.allOf([narrow.withTraits(rows, traits.jainOnly), jain])],
  ]
}

const reaches = radii.map(chordSquare)

/** Counts rows for every radius within which they lie. */
function radiusCounter({ blocks, columns }: Rows, point: Point) {
  const center = onSphere(point)
  return (counts: Float64Array, word: number, block: number): void => {
    if (word === 0) return
    const least = leastChord(blocks.boxes, block, center)
    const most = mostChord(blocks.boxes, block, center)
    const inAll = bitsIn(word)
    let isOnRim = false
    for (let i = reaches.length - 1; i >= 0 && least <= (reaches[i] as number); i--) {
      if (most <= (reaches[i] as number)) counts[i] = at(counts, i) + inAll
      else isOnRim = true
    }
    if (!isOnRim) return
    for (const row of rowsIn(word, block)) {
      const chord = chordTo(columns, row, center)
      for (let i = 0; i < reaches.length; i++) {
        const reach = reaches[i] as number
        if (most > reach && chord <= reach) counts[i] = at(counts, i) + 1
      }
    }
  }
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
