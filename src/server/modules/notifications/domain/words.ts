import type { Language } from '#contract/values/language.ts'
import { english, type Words } from './words/english.ts'
import { hindi } from './words/hindi.ts'
import { marathi } from './words/marathi.ts'

/** What emails say, by the language of their reader. */
export const wordsIn: Readonly<Record<Language, Words>> = { en: english, hi: hindi, mr: marathi }
