import { limits } from '#contract/limits.ts'
import { folded } from './own-offer.ts'

/** The name of something that is restored: with the next number where another one has it (C106). */
export function restoredName(name: string, taken: readonly string[]): string {
  const others = new Set(taken.map(folded))
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${number}`
    const candidate =
      Array.from(name)
        .slice(0, limits.offer.nameLength - suffix.length)
        .join('')
        .trimEnd() + suffix
    if (!others.has(folded(candidate))) return candidate
  }
}
