import { comparedLength, editDistance } from './edit-distance.ts'

/** Text as the words that count: lower case, without accents and punctuation. 'Café-Bar, T.2' is cafe, bar, t, 2. */
export function wordsOf(text: string): string[] {
  // Most texts are of ASCII alone, of which the rest says the same at many times the cost.
  if (isAscii.test(text)) return text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

const isAscii = /^[\x20-\x7e]*$/

/** Words of a thing and what it costs to be found by them: 0 for its name, more for what is only about it. */
export interface Wording {
  words: readonly string[]
  cost: number
}

/** Finds things, which are numbered from 0, by their words, also by words half typed or mistyped. */
export interface WordIndex {
  /** Replaces what is known of the thing. */
  put(thing: number, wordings: readonly Wording[]): void
  remove(thing: number): void
  /** What every word of the query leads to, whole or as a beginning. Costs little, however many things there are. */
  find(query: readonly string[]): Found
  /** As `find`, but for mistakes in the words: for queries that lead nowhere. Has to look at every different word. */
  guess(query: readonly string[]): Found
}

export interface Found {
  /** What each thing costs: 0 is a perfect match, cheaper is better, {@link notFound} and a place beyond the end are no match. */
  costs: Uint8Array
  any: boolean
}

export const notFound = 255

/** A word of the index that a word of a query leads to. */
type Lead = [word: string, cost: number]
/** Things that have a word, with their costs beside them. */
interface Posting {
  things: number[]
  costs: number[]
}

const prefixCost = 1
const typoCost = 4
/** Words of a query that count; more only take time, and their costs would not fit. */
const mostWords = 8

/** Every different word of an index. */
interface Vocabulary {
  /** In order. */
  words: readonly string[]
  /** {@link lettersOf} each of them. */
  letters: Uint32Array
}

/** An index kept in memory. */
export function createWordIndex(): WordIndex {
  const postings = new Map<string, Posting>()
  const wordsByThing = new Map<number, readonly string[]>()
  let vocabulary: Vocabulary | undefined
  let size = 0

  const remove = (thing: number): void => {
    for (const word of wordsByThing.get(thing) ?? []) {
      const posting = postings.get(word)
      if (posting && withdraw(posting, thing) === 0 && postings.delete(word)) vocabulary = undefined
    }
    wordsByThing.delete(thing)
  }
  const put = (thing: number, wordings: readonly Wording[]): void => {
    remove(thing)
    size = Math.max(size, thing + 1)
    const costs = cheapestCosts(wordings)
    for (const [word, cost] of costs) {
      const posting = postings.get(word) ?? { things: [], costs: [] }
      if (posting.things.length === 0) vocabulary = undefined
      posting.things.push(thing)
      posting.costs.push(cost)
      postings.set(word, posting)
    }
    wordsByThing.set(thing, [...costs.keys()])
  }
  const leadTo = (leads: readonly Lead[]): Uint8Array => {
    const costs = new Uint8Array(size).fill(notFound)
    for (const [word, leadCost] of leads) {
      const posting = postings.get(word)
      if (posting) lower(costs, posting, leadCost)
    }
    return costs
  }
  const known = (): Vocabulary => (vocabulary ??= vocabularyOf(postings))
  const combine = (leads: readonly (readonly Lead[])[]): Found =>
    leads.some((some) => some.length === 0) ? nothing : inAll(leads.map(leadTo))
  return {
    put,
    remove,
    find: (query) => combine(query.slice(0, mostWords).map((word) => beginningWith(known().words, word))),
    guess(given) {
      const query = given.slice(0, mostWords)
      // Unknown words are mistyped first of all; only then may a known one have been meant as another.
      const exact = query.map((word) => beginningWith(known().words, word))
      const corrected = combine(
        exact.map((leads, i) => (leads.length > 0 ? leads : resembling(known(), query[i] ?? ''))),
      )
      return corrected.any ? corrected : combine(query.map((word) => resembling(known(), word)))
    },
  }
}

const nothing: Found = { costs: new Uint8Array(0), any: false }

function vocabularyOf(postings: ReadonlyMap<string, Posting>): Vocabulary {
  const words = [...postings.keys()].sort()
  return { words, letters: Uint32Array.from(words, lettersOf) }
}

/** A bit for each letter that is in a word; letters of other scripts share them. */
function lettersOf(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31)
  return bits >>> 0
}

function cheapestCosts(wordings: readonly Wording[]): Map<string, number> {
  const costs = new Map<string, number>()
  for (const { words, cost } of wordings)
    for (const word of words) costs.set(word, Math.min(cost, costs.get(word) ?? cost))
  return costs
}

/** Takes a thing out of a posting and returns how many are left. */
function withdraw(posting: Posting, thing: number): number {
  const place = posting.things.indexOf(thing)
  if (place >= 0) {
    posting.things.splice(place, 1)
    posting.costs.splice(place, 1)
  }
  return posting.things.length
}

function lower(costs: Uint8Array, { things, costs: own }: Posting, leadCost: number): void {
  for (let i = 0; i < things.length; i++) {
    // Both lists are equally long, and `costs` has a place for every thing.
    const thing = things[i] as number
    const cost = leadCost + (own[i] as number)
    if (cost < (costs[thing] as number)) costs[thing] = cost
  }
}

/** What all of the findings, which are of one size, hold, with the costs added up; nothing when there are no findings. */
function inAll(findings: readonly Uint8Array[]): Found {
  const [first, ...others] = findings
  if (!first) return nothing
  for (const other of others) {
    for (let thing = 0; thing < first.length; thing++) {
      const sum = (first[thing] as number) + (other[thing] as number) // both are of that size
      first[thing] = sum < notFound ? sum : notFound
    }
  }
  // A loop, because calling a function for each of thousands of things takes longer than the additions.
  for (let thing = 0; thing < first.length; thing++) if (first[thing] !== notFound) return { costs: first, any: true }
  return nothing
}

function beginningWith(sorted: readonly string[], start: string): Lead[] {
  const leads: Lead[] = []
  for (let i = lowerBound(sorted, start); i < sorted.length; i++) {
    const word = sorted[i]
    if (!word?.startsWith(start)) break
    leads.push([word, word === start ? 0 : prefixCost])
  }
  return leads
}

function lowerBound(sorted: readonly string[], wanted: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    // In bounds: low <= middle < high <= length.
    if ((sorted[middle] as string) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

function resembling({ words, letters }: Vocabulary, typed: string): Lead[] {
  const most = forgivenIn(typed)
  if (most === 0) return beginningWith(words, typed)
  // No more of a word is compared.
  const wanted = lettersOf(typed.slice(0, comparedLength))
  const leads: Lead[] = []
  for (let i = 0; i < words.length; i++) {
    // Each letter that is typed and is not in the word is a mistake, which two operations tell before the distance is worked out.
    let missing = wanted & ~(letters[i] as number) // one for each word
    for (let left = most; missing !== 0 && left > 0; left--) missing &= missing - 1
    if (missing !== 0) continue
    const word = words[i] as string // i lies within
    if (word.length < typed.length - most) continue
    const { whole, start } = editDistance(typed, word, most)
    if (Math.min(whole, start) <= most) leads.push([word, Math.min(whole * typoCost, start * typoCost + prefixCost)])
  }
  return leads
}

/** How many mistakes a word may hold. Numbers are right or wrong. */
function forgivenIn(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}
