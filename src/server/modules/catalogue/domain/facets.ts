import type { Facets } from '#contract/endpoints/search.ts'
import { cuisines } from '#contract/values/cuisine.ts'
import { guestBands } from '#contract/values/guest-band.ts'
import type { Point } from '#contract/values/place.ts'
import { budgets, radii, ratings } from '#contract/values/search-choices.ts'
import { serviceKinds } from '#contract/values/service-kind.ts'
import { at32, bitsIn, blockSize, leastChord, lowestIn, mostChord, type Blocks } from './blocks.ts'
import { chordSquare, chordTo, onSphere, traits, type PricedBy } from './columns.ts'
import { totalOf } from './matches.ts'
import * as narrow from './narrowing.ts'
import { dietIn, everyRow, guestsOn, isFree, pricedBy, type Criteria, type Rows } from './search.ts'

/**
 * For each choice, how many caterers of the main list match when it is made and everything else stays. Who fails nothing counts for
 * every filter, who fails one filter counts for that filter's choices only.
 */
export function countFacets(rows: Rows, criteria: Criteria): Facets {
  const { blocks } = rows
  const { around, people, kind, textCosts } = criteria
  const { cuisine, rating, radius, others } = filtersOf(rows, criteria)
  const all = narrow.narrowed(
    everyRow(rows),
    narrow.allOf([narrow.inMainList(rows), others, textCosts && narrow.withText(textCosts)]),
  )
  const ofCuisine = narrow.narrowed(all, cuisine)
  const ofRating = narrow.narrowed(all, rating)
  const ofRadius = narrow.narrowed(all, radius)
  const matching = narrow.inBoth(narrow.inBoth(ofCuisine, ofRating), ofRadius)
  // Price and free plates depend on the range of guests and the kind of service, so they are no failures of their own.
  const forGuests = narrow.narrowed(
    all,
    narrow.allOf([people && narrow.withTraits(rows, traits.band(people)), freeFor(criteria, people)]),
  )
  const open = kind ? narrow.narrowed(forGuests, narrow.offering(rows, kind, people)) : forGuests
  const paid = narrow.narrowed(open, affordable(rows, criteria))
  const matchingAndOpen = narrow.inBoth(matching, open)
  return facetsFrom({
    people: countLeft(peopleChoices(rows, criteria), matching),
    kind: countLeft(kindChoices(rows, criteria), narrow.inBoth(matching, forGuests)),
    cuisine: countAmong(ofCuisines(blocks), narrow.inBoth(paid, narrow.inBoth(ofRating, ofRadius))),
    budget: countAmong(blocks.affordable(pricedBy(criteria)), matchingAndOpen),
    rating: countAmong(blocks.rated, narrow.inBoth(paid, narrow.inBoth(ofCuisine, ofRadius))),
    radius: around && countRadii(rows, around.point, narrow.inBoth(paid, narrow.inBoth(ofCuisine, ofRating))),
    diets: countLeft(dietChoices(rows, criteria), matchingAndOpen),
  })
}

/** For each choice, how many of the rows have it. */
function countAmong(choices: readonly Uint32Array[], words: Uint32Array): number[] {
  return choices.map((choice) => {
    let count = 0
    for (let block = 0; block < words.length; block++) count += bitsIn(at32(words, block) & at32(choice, block))
    return count
  })
}

/** For each choice, how many of the rows it would leave. */
function countLeft(choices: readonly narrow.Narrow[], words: Uint32Array): number[] {
  return choices.map((choice) => totalOf(narrow.narrowed(words, choice)))
}

function ofCuisines({ traits: words }: Blocks): Uint32Array[] {
  return words.slice(traits.firstCuisine, traits.firstCuisine + cuisines.length)
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
function dietChoices(
  rows: Rows,
  criteria: Criteria,
): [veg: narrow.Narrow, jain: narrow.Narrow, jainOnly: narrow.Narrow] {
  const veg = affordable(rows, criteria, { diet: dietIn({ ...criteria, vegOnly: true }) })
  const jain = affordable(rows, criteria, { diet: 'jain' })
  return [
    narrow.allOf([narrow.withoutTrait(rows, traits.nonVeg), veg]),
    narrow.allOf([narrow.withTraits(rows, traits.jain), jain]),
    narrow.allOf([narrow.withTraits(rows, traits.jainOnly), jain]),
  ]
}

const reaches = radii.map(chordSquare)

/** Counts rows for every radius within which they lie. */
function countRadii({ blocks, columns }: Rows, point: Point, words: Uint32Array): number[] {
  const center = onSphere(point)
  const counts = radii.map(() => 0)
  for (let block = 0; block < words.length; block++) {
    const word = at32(words, block)
    if (word === 0) continue
    const least = leastChord(blocks.boxes, block, center)
    const most = mostChord(blocks.boxes, block, center)
    const inAll = bitsIn(word)
    let isOnRim = false
    // i lies within, here and below.
    for (let i = reaches.length - 1; i >= 0 && least <= (reaches[i] as number); i--) {
      if (most <= (reaches[i] as number)) counts[i] = (counts[i] as number) + inAll
      else isOnRim = true
    }
    if (!isOnRim) continue
    for (let left = word; left !== 0; left &= left - 1) {
      const chord = chordTo(columns, block * blockSize + lowestIn(left), center)
      for (let i = 0; i < reaches.length; i++) {
        const reach = reaches[i] as number
        if (most > reach && chord <= reach) counts[i] = (counts[i] as number) + 1
      }
    }
  }
  return counts
}

/** Numbers of rows, in the order of the choices. */
interface Counts {
  people: readonly number[]
  kind: readonly number[]
  cuisine: readonly number[]
  budget: readonly number[]
  rating: readonly number[]
  radius: readonly number[] | undefined
  diets: readonly number[]
}

function facetsFrom({ diets: [veg = 0, jain = 0, jainOnly = 0], radius, ...counts }: Counts): Facets {
  return {
    people: named(guestBands, counts.people),
    kind: named(serviceKinds, counts.kind),
    cuisine: named(cuisines, counts.cuisine),
    veg,
    jain,
    jainOnly,
    budget: named(budgets, counts.budget),
    rating: named(ratings, counts.rating),
    ...(radius ? { radius: named(radii, radius) } : {}),
  }
}

function named<Value>(choices: readonly Value[], counts: readonly number[]): { value: Value; count: number }[] {
  return choices.map((value, i) => ({ value, count: counts[i] ?? 0 }))
}
