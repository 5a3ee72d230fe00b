import MiniSearch from 'minisearch'
import { wordsOf } from '#server/kernel/word-index.ts'
import type { SiteText } from '#contract/site-text.ts'
import { isCommon, isFiller, sameWord } from '../domain/text-words.ts'

/** Texts of the site by their words. */
export interface TextIndex {
  /** The part of a page that says most about a question; undefined when none is clearly about it. */
  find(question: string): Promise<SiteText | undefined>
}

type Indexed = SiteText & { id: number }

/** A long text has words of everything; only a short one that has all words of a question answers it. */
const shortText = 400

/** Made at the first question that no rule answers: a process that is asked nothing holds no index. */
export function createTextIndex(load: () => Promise<readonly SiteText[]>): TextIndex {
  let made: Promise<MiniSearch<Indexed>> | undefined
  return {
    async find(question) {
      const index = await (made ??= load().then(indexOf))
      const asked = [
        ...new Set(
          wordsOf(question)
            .filter((word) => !isFiller(word))
            .map(sameWord),
        ),
      ]
      const telling = asked.filter((word) => !isCommon(word))
      if (asked.length < 2 || telling.length === 0) return undefined
      const best = index.search(asked.join(' '), { boost: { heading: 3, title: 1.5 } }).find(({ match, text }) => {
        // Words are matched as they are, so each asked word is its own term.
        const isIn = (field: string) => (word: string) => match[word]?.includes(field) === true
        const inHeading = asked.every(isIn('heading'))
        const inText = telling.length >= 2 && text.length <= shortText && asked.every((word) => word in match)
        return inHeading || inText
      })
      if (!best) return undefined
      // What is stored are the fields of a text.
      const { path, title, heading, text } = best as unknown as SiteText
      return { path, title, heading, text }
    },
  }
}

function indexOf(texts: readonly SiteText[]): MiniSearch<Indexed> {
  const index = new MiniSearch<Indexed>({
    fields: ['heading', 'title', 'text'],
    storeFields: ['path', 'title', 'heading', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => (isFiller(word) ? null : sameWord(word)),
  })
  index.addAll(texts.map((text, id) => ({ ...text, id })))
  return index
}
