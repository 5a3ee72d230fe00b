import { fillers } from './lexicon.ts'

/** Reports whether a word says nothing of what a text is about. */
export function isFiller(word: string): boolean {
  return word.length < 2 || fillers.has(word)
}

/** A word in the form that stands for its singular and plural, and for its forms as a verb. */
export function sameWord(word: string): string {
  if (word.length > 5 && word.endsWith('ing')) return word.slice(0, -3)
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && word.endsWith('ed')) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

const common = new Set([
  'caterer',
  'cater',
  'food',
  'guest',
  'people',
  'book',
  'order',
  'event',
  'menu',
  'price',
  'pay',
  'paid',
  'dish',
  'day',
  'serve',
  'cost',
])

/** Reports whether most texts of the site have a word, given in the form of {@link sameWord}. */
export function isCommon(word: string): boolean {
  return common.has(word) || /^\d/.test(word)
}
