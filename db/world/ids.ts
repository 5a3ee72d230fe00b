import { hashOf } from './hash.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Two characters for ten bits: there are a hundred thousand ids to make. */
const pairs = Array.from({ length: 1024 }, (_, i) => alphabet.charAt(i >>> 5) + alphabet.charAt(i & 31))

/** When everything began that has no time of its own: 1 January 2025 in India. */
const founding = timePart(Date.parse('2025-01-01T00:00:00+05:30'))

/** An id in the form of a ULID, made from a name: links into the demo city stay the same for ever. */
export function idOf(...name: readonly (string | number)[]): string {
  return founding + namePart(name)
}

/** As {@link idOf}, sorted among others by a moment in milliseconds. */
export function idAt(milliseconds: number, ...name: readonly (string | number)[]): string {
  return timePart(milliseconds) + namePart(name)
}

function timePart(milliseconds: number): string {
  let part = ''
  for (let rest = milliseconds, i = 0; i < 5; i++, rest = Math.floor(rest / 1024)) part = pairs[rest % 1024] + part
  return part
}

function namePart(name: readonly (string | number)[]): string {
  let part = ''
  for (const bits of hashOf(name.join('\n'))) part += `${pairs[bits & 1023]}${pairs[(bits >>> 10) & 1023]}`
  return part
}
