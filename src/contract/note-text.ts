import * as texts from '#messages/notes'
import type { TextValues } from './errors.ts'
import { filledText, type Texts } from './filled-text.ts'
import type { NoteCode } from './notes.ts'
import type { Language } from './values/language.ts'

/** Every code has its text. */
const known: Texts & Record<`note_${NoteCode}`, unknown> = texts

/** What a note says in the language; undefined for a code that is not known here or whose values are not all given. */
export function noteText(code: string, values: TextValues = {}, locale: Language = 'en'): string | undefined {
  return filledText(known, `note_${code}`, { values, locale })
}
