import { editDistance } from '#server/kernel/edit-distance.ts'
import { wordsOf } from '#server/kernel/word-index.ts'
import { namesOf, type Gazetteer, type Place } from '../domain/place.ts'
import { isRegion } from './match.ts'

/** The words of a text that name a place, without what surrounds them. */
export type FindName = (text: string, isOrdinary: (word: string) => boolean) => string | undefined

const mostWords = 6
/** Kinds whose short names are seldom anything else; a post office may be called as an ordinary word is. */
const wellKnown: ReadonlySet<string> = new Set(['locality', 'railway_station'])
const longEnough = 6

/** The finder of a gazetteer: the longest name in a text, else a locality or a station that a word resembles. */
export function createFinder({ places, areas }: Gazetteer): FindName {
  const names = new Set<string>()
  const localities = new Set<string>()
  for (const place of places) {
    for (const words of namesOf(place, areas).map(wordsOf)) {
      const name = words.join(' ')
      if (words.length > mostWords || isRegion(name) || !isTelling(place, words)) continue
      names.add(name)
      if (wellKnown.has(place.kind)) localities.add(name)
    }
  }
  const resembled = [...localities].filter((name) => name.length >= 5)

  return (text, isOrdinary) => {
    const words = wordsOf(text).slice(0, 80)
    for (let length = Math.min(mostWords, words.length); length > 0; length--) {
      for (let from = 0; from + length <= words.length; from++) {
        const part = words.slice(from, from + length)
        if (names.has(part.join(' ')) && !part.every(isOrdinary)) return part.join(' ')
      }
    }
    return words.flatMap((word) => (isOrdinary(word) ? [] : (resembling(word, resembled) ?? [])))[0]
  }
}

function isTelling({ kind, pincode }: Place, words: readonly string[]): boolean {
  const [only = ''] = words
  return words.length > 1 || wellKnown.has(kind) || only === pincode || only.length >= longEnough
}

/** The name that a word is but for one mistake, two in a long one. */
function resembling(word: string, names: readonly string[]): string | undefined {
  if (word.length < 5 || /\d/.test(word)) return undefined
  const most = word.length < 8 ? 1 : 2
  let best: { name: string; mistakes: number } | undefined
  for (const name of names) {
    if (name[0] !== word[0] || Math.abs(name.length - word.length) > most) continue
    const mistakes = editDistance(word, name, most).whole
    if (mistakes <= most && (!best || mistakes < best.mistakes)) best = { name, mistakes }
  }
  return best?.name
}
