/** Text as the words that count: lower case, without accents and punctuation. 'Café-Bar, T.2' is cafe, bar, t, 2. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

/** Words of a thing and what it costs to be found by them: 0 for its name, more for what is only about it. */
export interface Wording {
  words: readonly string[]
  cost: number
}

/** Finds things by their words, also by words half typed or mistyped. */
export interface WordIndex<Key> {
  /** Replaces what is known of the thing. */
  put(key: Key, wordings: readonly Wording[]): void
  remove(key: Key): void
  /** The things that every word of the query leads to. Typing mistakes are forgiven only when nothing matches without. */
  find(query: readonly string[]): Found<Key>
}

export interface Found<Key> {
  /** 0 is a perfect match, cheaper is better. */
  costs: Map<Key, number>
  /** Mistakes had to be forgiven. */
  forgiven: boolean
}

/** A word of the index that a word of a query leads to. */
type Lead = [word: string, cost: number]

const prefixCost = 1
const typoCost = 4
/** Words of a query that count; more only take time. */
const mostWords = 8

/** An index kept in memory. Looking up takes time with the number of different words, hardly with the number of things. */
export function createWordIndex<Key>(): WordIndex<Key> {
  const costsByWord = new Map<string, Map<Key, number>>()
  const wordsByKey = new Map<Key, Set<string>>()
  let vocabulary: string[] | undefined

  const remove = (key: Key): void => {
    for (const word of wordsByKey.get(key) ?? []) {
      const costs = costsByWord.get(word)
      costs?.delete(key)
      if (costs?.size === 0 && costsByWord.delete(word)) vocabulary = undefined
    }
    wordsByKey.delete(key)
  }
  const put = (key: Key, wordings: readonly Wording[]): void => {
    remove(key)
    const own = new Set<string>()
    for (const { words, cost } of wordings) {
      for (const word of words) {
        own.add(word)
        const costs = costsByWord.get(word) ?? new Map<Key, number>()
        if (costs.size === 0) vocabulary = undefined
        costsByWord.set(word, costs.set(key, Math.min(cost, costs.get(key) ?? cost)))
      }
    }
    wordsByKey.set(key, own)
  }
  const leadTo = (leads: readonly Lead[]): Map<Key, number> => {
    const found = new Map<Key, number>()
    for (const [word, leadCost] of leads) {
      for (const [key, cost] of costsByWord.get(word) ?? []) {
        const known = found.get(key)
        if (known === undefined || leadCost + cost < known) found.set(key, leadCost + cost)
      }
    }
    return found
  }
  const find = (given: readonly string[]): Found<Key> => {
    const query = given.slice(0, mostWords)
    vocabulary ??= [...costsByWord.keys()].sort()
    const sorted = vocabulary
    const exact = query.map((word) => beginningWith(sorted, word))
    const found = inAll(exact.map(leadTo))
    if (found.size > 0) return { costs: found, forgiven: false }
    // Unknown words are mistyped first of all; only then may a known one have been meant as another.
    const unknownForgiven = inAll(
      query.map((word, i) => leadTo(exact[i]?.length ? exact[i] : resembling(sorted, word))),
    )
    if (unknownForgiven.size > 0) return { costs: unknownForgiven, forgiven: true }
    return { costs: inAll(query.map((word) => leadTo(resembling(sorted, word)))), forgiven: true }
  }
  return { put, remove, find }
}

/** What all of the findings hold, with the costs added up. */
function inAll<Key>(findings: readonly Map<Key, number>[]): Map<Key, number> {
  const [smallest, ...others] = [...findings].sort((a, b) => a.size - b.size)
  const all = new Map<Key, number>()
  for (const [key, cost] of smallest ?? []) {
    if (others.every((other) => other.has(key)))
      all.set(
        key,
        others.reduce((sum, other) => sum + (other.get(key) ?? 0), cost),
      )
  }
  return all
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

function resembling(sorted: readonly string[], typed: string): Lead[] {
  const most = forgivenIn(typed)
  return sorted.flatMap((word): Lead[] => {
    if (word.length < typed.length - most) return []
    const { whole, start } = mistakes(typed, word, most)
    const cost = Math.min(whole * typoCost, start * typoCost + prefixCost)
    return Math.min(whole, start) <= most ? [[word, cost]] : []
  })
}

/** How many mistakes a word may hold. Numbers are right or wrong. */
function forgivenIn(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

/** Rows of the table below, kept because it is filled thousands of times for one lookup. */
let beforeLast = new Uint8Array(64)
let last = new Uint8Array(64)
let current = new Uint8Array(64)

/**
 * How many letters are wrong, missing, too many or swapped with their neighbour: against the whole word and against
 * the best beginning of it, for a word half typed. Above `most` the numbers only say that it is too many.
 */
export function mistakes(typedText: string, wordText: string, most: number): { whole: number; start: number } {
  const typed = typedText.slice(0, 63)
  const word = wordText.slice(0, 63)
  const width = word.length + 1
  for (let column = 0; column < width; column++) last[column] = column
  for (let row = 1; row <= typed.length; row++) {
    let best = (current[0] = row)
    for (let column = 1; column < width; column++) {
      const same = typed[row - 1] === word[column - 1]
      let count = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1))
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (swapped) count = Math.min(count, at(beforeLast, column - 2) + 1)
      current[column] = count
      if (count < best) best = count
    }
    if (best > most) return { whole: best, start: best }
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  let start = typed.length
  for (let column = 0; column < width; column++) start = Math.min(start, at(last, column))
  return { whole: at(last, width - 1), start }
}

function at(row: Uint8Array, column: number): number {
  // Columns lie within a word of at most 63 letters, and rows hold 64.
  return row[column] as number
}
