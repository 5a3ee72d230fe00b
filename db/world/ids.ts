import { hashOf } from './hash.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** When everything began that has no time of its own: 1 January 2025 in India. */
const founding = Date.parse('2025-01-01T00:00:00+05:30')

/** An id in the form of a ULID, made from a name: links into the demo city stay the same for ever. */
export function idOf(...name: readonly (string | number)[]): string {
  return idAt(founding, ...name)
}

/** As {@link idOf}, sorted among others by a moment in milliseconds. */
export function idAt(milliseconds: number, ...name: readonly (string | number)[]): string {
  let id = ''
  for (let rest = milliseconds, i = 0; i < 10; i++, rest = Math.floor(rest / 32)) id = alphabet.charAt(rest % 32) + id
  for (const part of hashOf(name.join('\n'))) {
    for (let shift = 0; shift < 20; shift += 5) id += alphabet.charAt((part >>> shift) & 31)
  }
  return id
}
