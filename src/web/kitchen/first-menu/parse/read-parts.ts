import { limits } from '#contract/limits.ts'
import type { Diet } from '#contract/values/diet.ts'
import { asName, undecorated, withoutMarker } from './clean-text.ts'
import { categoryName, isCategoryName } from './categories.ts'
import { dietOf, withoutMark } from './diet.ts'
import type { ListRow } from './list-row.ts'
import { withoutPrice } from './price.ts'

/** Returns what is left of a line as a name, with its mark and price. */
export function partsOf(line: string): { text: string; mark?: Diet; price?: number } {
  const { text: unmarked, mark } = withoutMark(line)
  const { text, price } = withoutPrice(unmarked.replace(/[*_~]+\s*$/, ''))
  const again = mark ? { text, mark } : withoutMark(text)
  return {
    text: undecorated(withoutMarker(again.text).text),
    ...(again.mark && { mark: again.mark }),
    ...(price !== undefined && { price }),
  }
}

/** Returns a text as a dish below a heading of a diet. */
export function dishFrom(line: number, given: string, heading: Diet | undefined): ListRow {
  const { text, mark, price } = partsOf(given)
  const name = cut(asName(text), limits.offer.dishNameLength)
  return { line, kind: 'dish', name, ...dietOf(name, mark, heading), ...(price !== undefined && { price }) }
}

export function categoryFrom(line: number, text: string): ListRow {
  return {
    line,
    kind: 'category',
    name: cut(asName(undecorated(categoryName(text))), limits.offer.nameLength),
    diet: 'veg',
  }
}

/** Returns a line that is ignored, with the dish that it would be. */
export function ignoredFrom(line: number, text: string): ListRow {
  return { ...dishFrom(line, text, undefined), kind: 'ignored', text: undecorated(text) }
}

/** Returns the parts of a line between its commas, not those within brackets and figures. */
export function listed(text: string): string[] {
  const parts = text.split(/,(?!\d{2,3}\b)(?![^(]*\))/).map((part) => part.trim())
  return parts.filter((part) => /\p{L}/u.test(part))
}

/** As many words has a dish in a row of several. */
const mostWords = 5

/** Returns the dishes of a line that lists several: two with a comma where `fewest` is 2; undefined when it is one dish. */
export function severalIn(text: string, fewest: number): string[] | undefined {
  const parts = listed(text)
  const all = parts.length === 1 && text.split('/').length > 2 ? text.split('/').map((part) => part.trim()) : parts
  const fewestHere = all.every((part) => partsOf(part).price !== undefined) ? 2 : fewest
  return all.length >= fewestHere && all.every((part) => part.split(/\s+/).length <= mostWords) ? all : undefined
}

/** Returns heading and dishes of a line that has both: 'Sweets: Jalebi, Rabdi'; undefined for any other. */
export function headedList(text: string): { heading: string; dishes: string[] } | undefined {
  const found = /^([^:]{2,50}?)\s*(?::-?|\s[-–—]|=)\s+(.+)$/u.exec(text)
  if (!found?.[1] || !found[2]) return undefined
  // 'Main Course - Veg' is one heading.
  if (/^(?:(?:non\s*-?\s*)?veg|jain)\b\W*$/i.test(found[2])) return undefined
  const heading = undecorated(found[1])
  const dishes = severalIn(found[2], 2)
  if (isCategoryName(heading) && /\p{L}{2}/u.test(partsOf(found[2]).text))
    return { heading, dishes: dishes ?? [found[2]] }
  return dishes && found[0].includes(':') && heading.split(' ').length <= 4 ? { heading, dishes } : undefined
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).trimEnd()
}
