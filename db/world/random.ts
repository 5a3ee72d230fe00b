import { hashOf } from './hash.ts'

/** A source of choices that depends on its name alone, so nothing changes when something else is added before it. */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number
  /** A whole number, both bounds included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  /** At most `count` different members, in a random order. */
  some<T>(from: readonly T[], count: number): T[]
}

/** The same name always gives the same choices. */
export function randomOf(...name: readonly (string | number)[]): Random {
  const next = sfc32(hashOf(name.join('\n')))
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[int(0, from.length - 1)]
    if (chosen === undefined) throw new RangeError(`nothing to pick from for ${name.join(' ')}`)
    return chosen
  }
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    some: (from, count) => shuffled(from, next).slice(0, count),
  }
}

function shuffled<T>(from: readonly T[], next: () => number): T[] {
  return from
    .map((member) => ({ member, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ member }) => member)
}

/** Small Fast Counter, 32 bits: short, and good enough for stories. */
function sfc32(seed: readonly [number, number, number, number]): () => number {
  let [a, b, c, counter] = seed
  return () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 4_294_967_296
  }
}
