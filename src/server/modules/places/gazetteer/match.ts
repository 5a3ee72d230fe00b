import { editDistance } from '#server/kernel/edit-distance.ts'
import { createWordIndex, notFound, wordsOf, type Wording } from '#server/kernel/word-index.ts'
import { isEstablishment, namesOf, wordsOfKind, type Gazetteer, type Place } from '../domain/place.ts'

/** A place with how well it fits: 0 when the text is one of its names, less than 4 when it almost is one or begins one. */
export interface Match {
  place: Place
  quality: number
  /** Typing mistakes had to be forgiven. */
  forgiven: boolean
}

const cost = { name: 0, about: 2, region: 3 } as const
const worse = 4
/** Words that name the whole region; beside others they add nothing, and alone they mean no place in it. */
const region = new Set(['mumbai', 'bombay', 'navi', 'maharashtra', 'india'])
/** They connect what counts: 'banquet hall in Dadar'. */
const connecting = new Set(['in', 'at', 'near', 'the', 'of', 'opp', 'opposite', 'and'])

/** The matcher of a gazetteer: every place that fits the text, best first. */
export function createMatcher({ places, areas }: Gazetteer): (text: string) => Match[] {
  const entries = places.map((place) => ({
    place,
    names: namesOf(place, areas).map((name) => wordsOf(name).join(' ')),
  }))
  const index = createWordIndex()
  entries.forEach(({ place, names }, i) => index.put(i, wordingsOf(place, names)))

  return (text) => {
    const query = without(connecting, wordsOf(text))
    const known = index.find(query)
    const forgiven = !known.any
    const { costs } = known.any ? known : index.guess(query)
    const likeness = forgiven ? resemblance : identity
    const typed = [query.join(' '), without(region, query).join(' ')]
    const matches = entries.flatMap(({ place, names }, i): Match[] => {
      const found = costs[i] ?? notFound
      if (found === notFound) return []
      const asName = Math.min(...typed.flatMap((words) => names.map((name) => likeness(words, name))))
      return [{ place, quality: asName < worse ? asName : worse + found, forgiven }]
    })
    return matches.sort(byFit)
  }
}

/** Reports whether a text names the region and nothing in it. */
export function isRegion(text: string): boolean {
  return wordsOf(text).every((word) => region.has(word))
}

/** 0 for the name itself, 2 for its beginning. */
function identity(typed: string, name: string): number {
  return name === typed ? 0 : name.startsWith(typed) ? 2 : worse
}

/** 1 for the name but for mistakes, 3 for its beginning but for mistakes. */
function resemblance(typed: string, name: string): number {
  const { whole, start } = editDistance(typed, name, 2)
  return whole <= 2 ? 1 : start <= 1 ? 3 : worse
}

function wordingsOf(place: Place, names: readonly string[]): Wording[] {
  const about = [wordsOfKind(place.kind), place.area ?? '', place.pincode ?? '', ...(place.aka ?? [])]
  return [
    { words: names.flatMap(wordsOf), cost: cost.name },
    { words: about.flatMap(wordsOf), cost: cost.about },
    { words: wordsOf(`${place.address} ${place.city ?? ''} India`), cost: cost.region },
  ]
}

/** What is left without these words; everything when nothing would be left. */
function without(dropped: ReadonlySet<string>, words: readonly string[]): string[] {
  const remaining = words.filter((word) => !dropped.has(word))
  return remaining.length > 0 ? remaining : [...words]
}

function byFit(a: Match, b: Match): number {
  return (
    a.quality - b.quality ||
    Number(isEstablishment(b.place)) - Number(isEstablishment(a.place)) ||
    (b.place.rank ?? 0) - (a.place.rank ?? 0) ||
    a.place.name.length - b.place.name.length ||
    (a.place.name < b.place.name ? -1 : 1)
  )
}
