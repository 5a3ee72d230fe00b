import { z } from 'zod'
import { invalid, type FieldCode } from '../field-errors.ts'
import { linePattern, linesPattern, readablePattern } from '../values/text.ts'

/** What is said of a text of more characters. A schema with an error of its own says that of its rules too, where they have none. */
export const tooLong = (max: number) => invalid('too_long', { max })

/** `needed` is what is said of a text that is missing; without it that of any field. */
const text = (pattern: RegExp, most: number, needed: FieldCode | undefined) =>
  z
    .string(needed && invalid(needed))
    .trim()
    .normalize('NFC')
    .max(most, tooLong(most))
    .regex(pattern, invalid('characters_invisible'))

/** One line of text that people write. */
export const line = (most: number, needed?: FieldCode) => text(linePattern, most, needed)

/** Text of several lines that people write. */
export const lines = (most: number, needed?: FieldCode) => text(linesPattern, most, needed)

/** A line that may not be empty. */
export const neededLine = (most: number, needed: FieldCode) => line(most, needed).min(1, invalid(needed))

/** Text of several lines that may not be empty. */
export const neededLines = (most: number, needed: FieldCode) => lines(most, needed).min(1, invalid(needed))

/** A name: a line with a letter or digit in it. */
export const nameLine = (most: number, needed: FieldCode) =>
  neededLine(most, needed).regex(readablePattern, invalid('name_unreadable'))
