import { randomInt } from 'node:crypto'
import { encodeTime, incrementBase32 } from 'ulid'
import { codeCharacters } from '#contract/values/booking-code.ts'
import { systemClock } from './clock.ts'

/** Of a ULID, each five bits (Crockford's base 32). */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const pairs = Array.from({ length: 1024 }, (_, i) => `${digits[i >> 5]}${digits[i & 31]}`)

/** Random numbers are drawn from the system many at a time: to ask for each took longer than a search. */
const drawn = new Uint32Array(1024)
let left = 0

function drawBits(): number {
  if (left === 0) {
    crypto.getRandomValues(drawn)
    left = drawn.length
  }
  left -= 1
  return drawn[left] ?? 0
}

/** Six digits of one number, whose last two bits are left. */
function drawDigits(): string {
  const bits = drawBits()
  return `${pairs[bits >>> 22]}${pairs[(bits >>> 12) & 1023]}${pairs[(bits >>> 2) & 1023]}`
}

/** The latest id: its time, all of it but the last two digits, and these as a number. */
let time = 0
let beginning = ''
let end = 0

/**
 * A new time-ordered id: a ULID, 26 characters. Those of a millisecond count on from the first of them, which is random, and so do those
 * made while the clock goes back.
 */
export function newId(): string {
  const now = systemClock.now().getTime()
  if (now > time) {
    time = now
    beginning = encodeTime(now) + drawDigits() + drawDigits() + drawDigits().slice(0, 2)
    end = drawBits() >>> 22
  } else {
    end += 1
    if (end === pairs.length) {
      beginning = beginning.slice(0, 10) + incrementBase32(beginning.slice(10))
      end = 0
    }
  }
  return `${beginning}${pairs[end]}`
}

/** Returns random characters of a code that people read out; nobody can guess those of another code from them. */
export function drawCharacters(length: number, characters: string = codeCharacters): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('')
}
