import { brand } from '#contract/brand.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { letterAsHtml, letterAsText, type Letter } from './letter.ts'

/** A mail ready to be kept. There is one of each `dedupeKey`, however often it is asked for. */
export interface Mail {
  kind: string
  dedupeKey: string
  recipient: string
  subject: string
  text: string
  html: string
  /** From then on it is not worth sending. */
  uselessAt?: Date
}

export interface Reader {
  id: string
  email: string
  firstName: string
}

export const signature = `${brand.name}, ${formatPhone(brand.phone)}`

/** Writes a letter as a mail to one reader; there is one of a kind about a thing. */
export function mail(kind: string, about: string, reader: Reader, subject: string, letter: Letter): Mail {
  return {
    kind,
    dedupeKey: `${kind}:${about}`,
    recipient: reader.email,
    // A line break or another control character in a subject could begin a header of its own.
    subject: subject.replace(/[\p{Cc}\s]+/gu, ' ').trim(),
    text: letterAsText(letter),
    html: letterAsHtml(letter),
  }
}
