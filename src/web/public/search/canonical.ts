import { paths, withQuery } from '#contract/paths.ts'
import { dietOf } from '#contract/rules/card-price.ts'
import type { EventPart } from '#contract/values/event.ts'
import { budgets, radii, ratings } from '#contract/values/search-choices.ts'
import { areas } from '#web/public/listing/areas.ts'
import { isKnownPlace, lastKnownPage } from '#web/public/listing/known-values.ts'
import { readSearch } from '#web/public/listing/read-search.ts'
import { writeList } from '#web/public/listing/search-params.ts'
import type { CanonicalUrl } from '#web/shared/site/canonical-url.ts'

/** Parts of the event that filter the list. */
const partsOfList = new Set<EventPart>(['place', 'date', 'people', 'budget', 'kind'])
const pathnames = new Set([paths.search(), ...areas.map(({ slug }) => paths.area(slug))])

/**
 * The list of the city, of an area or around a point, with the filters that the page offers and the diet of the guests, without the
 * rest of the event. A point has three decimals, about a hundred metres (`docs/decisions/0585`).
 */
export const canonicalSearch: CanonicalUrl = ({ pathname, searchParams }) => {
  if (!pathnames.has(pathname)) return undefined
  const { search, diet, ignored, problems } = readSearch(searchParams)
  const { place, point, radius, date, budget, rating, page, q } = search
  const isKnown =
    ignored.length === 0 &&
    // Parts of the event that the list is not rendered for are read in the browser, with their mistakes.
    !problems.some(({ part }) => partsOfList.has(part)) &&
    // A point is rounded, and a place beside it is only what it is called.
    (point !== undefined || isKnownPlace(place)) &&
    // Texts are endless, and who is free on a day changes with every order.
    date === undefined &&
    q === '' &&
    isOneOf(radii, radius) &&
    (budget === undefined || isOneOf(budgets, budget)) &&
    (rating === undefined || isOneOf(ratings, rating)) &&
    page <= lastKnownPage
  return isKnown ? withQuery(pathname, { ...writeList(search), diet: dietOf(search) ? undefined : diet }) : undefined
}

function isOneOf(choices: readonly number[], value: number): boolean {
  return choices.includes(value)
}
