import { randomInt } from 'node:crypto'
import { monotonicFactory } from 'ulid'
import { codeCharacters } from '#contract/values/booking-code.ts'
import { systemClock } from './clock.ts'

/** Random numbers are drawn from the system many at a time: an id needs sixteen, and asking for each took longer than a search. */
const drawn = new Uint32Array(1024)
let left = 0

function random(): number {
  if (left === 0) {
    crypto.getRandomValues(drawn)
    left = drawn.length
  }
  left -= 1
  return (drawn[left] ?? 0) / 2 ** 32
}

const next = monotonicFactory(random)

/** A new time-ordered id: a ULID, 26 characters. */
export function newId(): string {
  return next(systemClock.now().getTime())
}

/** Returns random characters of a code that people read out; nobody can guess those of another code from them. */
export function drawCharacters(length: number, characters: string = codeCharacters): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('')
}
