import type { PageParts } from './read-page.ts'

/** Headings with nothing under them, and lists and parts without content. */
export function emptySections({ pieces, empty }: Pick<PageParts, 'pieces' | 'empty'>): string[] {
  const found = empty.map((name) => `empty: ${name}`)
  for (const [at, { level, text, within }] of pieces.entries()) {
    if (level === undefined) continue
    if (text === '') found.push(`heading without words, level ${level}`)
    const next = pieces[at + 1]
    const isOfSection = next !== undefined && within.every((part, i) => next.within[i] === part)
    const isContent = next !== undefined && (next.level === undefined || next.level > level)
    if (!isOfSection || !isContent) found.push(`heading over nothing: ${text}`)
  }
  return found
}
