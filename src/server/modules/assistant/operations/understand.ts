import { editDistance } from '#server/kernel/edit-distance.ts'
import { fillers, lexicon, phrases, type Concept } from '../domain/lexicon.ts'

/** A question as its concepts, and the words that have none. */
export interface Understood {
  concepts: ReadonlySet<Concept>
  /** Words that no concept and no filler explains: names, places, and what we do not know. */
  unknown: readonly string[]
}

const conceptOf = new Map<string, Concept>(
  Object.entries(lexicon).flatMap(([concept, words]) =>
    // The keys of an object literal are its own.
    words.split(' ').map((word) => [word, concept as Concept] as const),
  ),
)
/** Names of cities differ from those of places here by a letter or two. */
const spelled = [...conceptOf].filter(([word, concept]) => word.length >= 4 && concept !== 'outside')

/** A question in lower case, without accents, quotes and signs that separate nothing. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns what a plain text is about. Words of at least five letters may hold mistakes. */
export function understand(plain: string): Understood {
  const read = phrases.reduce((text, [phrase, meaning]) => text.replace(phrase, meaning), plain)
  const concepts = new Set<Concept>()
  const unknown: string[] = []
  for (const word of read.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const concept = conceptOf.get(word)
    if (concept) concepts.add(concept)
    else if (!fillers.has(word) && !/^\d/.test(word)) {
      const meant = mistyped(word)
      if (meant) concepts.add(meant)
      else unknown.push(word)
    }
  }
  return { concepts, unknown }
}

/** Reports whether a word explains itself, so that it is no name. */
export function isOrdinary(word: string): boolean {
  return conceptOf.has(word) || fillers.has(word)
}

/** The concept of the word that a mistyped one resembles most: the same first letter, one mistake, two in a long word. */
function mistyped(word: string): Concept | undefined {
  if (word.length < 5) return undefined
  const most = word.length < 8 ? 1 : 2
  let best: { concept: Concept; mistakes: number } | undefined
  for (const [known, concept] of spelled) {
    if (known[0] !== word[0] || Math.abs(known.length - word.length) > most) continue
    const mistakes = editDistance(word, known, most).whole
    if (mistakes <= most && (!best || mistakes < best.mistakes)) best = { concept, mistakes }
  }
  return best?.concept
}
