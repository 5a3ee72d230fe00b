import { createHash } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** When everything began that has no time of its own: 1 January 2025 in India. */
const founding = Date.parse('2025-01-01T00:00:00+05:30')

/** An id in the form of a ULID, made from a name: links into the demo city stay the same for ever. */
export function idOf(...name: readonly (string | number)[]): string {
  return idAt(founding, ...name)
}

/** As {@link idOf}, sorted among others by a moment in milliseconds. */
export function idAt(milliseconds: number, ...name: readonly (string | number)[]): string {
  const digest = createHash('sha256').update(name.join('\n')).digest()
  let id = ''
  for (let rest = milliseconds, i = 0; i < 10; i++, rest = Math.floor(rest / 32)) id = (alphabet[rest % 32] ?? '') + id
  for (let i = 0; i < 16; i++) id += alphabet[(digest[i] ?? 0) % 32] ?? ''
  return id
}
