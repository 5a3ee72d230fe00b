import * as texts from '#messages/notes'
import type { TextValues } from './errors.ts'
import { filledText, type Texts } from './filled-text.ts'
import type { NoteCode } from './notes.ts'
import { dietLabel, diets } from './values/diet.ts'
import type { Language } from './values/language.ts'

/** Every code has its text. */
const known: Texts & Record<`note_${NoteCode}`, unknown> = texts

/**
 * What a note says in the language, with the name of a diet in place of its value; undefined for a code that is not known here or
 * whose values are not all given.
 */
export function noteText(code: string, values: TextValues = {}, locale: Language = 'en'): string | undefined {
  const diet = diets.find((one) => one === values.diet)
  return filledText(known, `note_${code}`, { values: diet ? { ...values, diet: dietLabel[diet] } : values, locale })
}
