import MiniSearch from 'minisearch'
import type { CatererCard } from '#contract/endpoints/caterers.ts'
import { editDistance } from '#server/kernel/edit-distance.ts'
import { wordsOf } from '#server/kernel/word-index.ts'
import type { Catalogue } from '#server/modules/catalogue/index.ts'

/** Caterers by their names as people write them. */
export interface NameIndex {
  /** The caterer whose name is in the text, and the words of the text that are that name. */
  findIn(text: string): Promise<{ caterer: CatererCard; words: string } | undefined>
}

/** They end many names, and people leave them out. */
const endings = new Set(['caterers', 'caterer', 'catering', 'kitchen', 'kitchens', 'company', 'co', 'and'])
const mostCandidates = 8

/** Filled at the first question, and again at the first one after a change. */
export function createNameIndex(catalogue: Pick<Catalogue, 'cards' | 'onChange'>): NameIndex {
  let filled: Promise<Filled> | undefined
  catalogue.onChange(() => (filled = undefined))
  return {
    async findIn(text) {
      const { search, byId } = await (filled ??= fill(catalogue))
      const words = wordsOf(text).slice(0, 60)
      const likely = search.search(words.join(' '), { fuzzy: fuzziness, prefix: false }).slice(0, mostCandidates)
      for (const { id } of likely) {
        // Ids of the index are those of the map.
        const caterer = byId.get(id as string) as CatererCard
        const found = nameIn(words, essential(caterer.name))
        if (found !== undefined) return { caterer, words: found }
      }
      return undefined
    },
  }
}

interface Filled {
  search: MiniSearch<{ id: string; name: string }>
  byId: ReadonlyMap<string, CatererCard>
}

async function fill(catalogue: Pick<Catalogue, 'cards'>): Promise<Filled> {
  const cards = await catalogue.cards()
  const search = new MiniSearch<{ id: string; name: string }>({ fields: ['name'], tokenize: wordsOf })
  search.addAll(cards.map(({ id, name }) => ({ id, name })))
  return { search, byId: new Map(cards.map((card) => [card.id, card])) }
}

function fuzziness(word: string): number {
  return word.length < 5 ? 0 : word.length < 8 ? 1 : 2
}

/** The words of a name that must be there, at least two where it has them. */
function essential(name: string): string[] {
  const words = wordsOf(name)
  const telling = words.filter((word) => !endings.has(word))
  return telling.length >= 2 ? telling : words
}

/** The part of a text that is the name, one word after the other, each but for a mistake. */
function nameIn(words: readonly string[], name: readonly string[]): string | undefined {
  for (let from = 0; from + name.length <= words.length; from++) {
    const part = words.slice(from, from + name.length)
    if (part.every((word, i) => isLike(word, name[i] ?? ''))) return part.join(' ')
  }
  return undefined
}

function isLike(typed: string, word: string): boolean {
  return typed === word || editDistance(typed, word, 2).whole <= fuzziness(word)
}
