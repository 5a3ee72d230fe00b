import { limits } from '#contract/limits.ts'
import { idPattern } from '#contract/values/id.ts'
import type { PictureSource } from '#web/ui/display/picture.tsx'

/** A caterer that was ticked, with what the bar shows of it. */
export interface Chosen {
  id: string
  name: string
  picture: PictureSource
}

/** How many may be selected on a screen of this width (R440). */
export function limitFor(isNarrow: boolean): number {
  return isNarrow ? limits.compare.maxNarrow : limits.compare.max
}

/** The selection with one more or one less; `full` when there is no room for one more (R309). */
export function toggled(selection: readonly Chosen[], caterer: Chosen, limit: number): readonly Chosen[] | 'full' {
  if (selection.some(({ id }) => id === caterer.id)) return selection.filter(({ id }) => id !== caterer.id)
  return selection.length >= limit ? 'full' : [...selection, chosenFrom(caterer)]
}

/** Only what is kept, whatever else the object holds. */
export function chosenFrom({ id, name, picture }: Chosen): Chosen {
  const { base, widths, width, height, placeholder } = picture
  return { id, name, picture: { base, widths, width, height, placeholder } }
}

/** What storage holds, as far as it makes sense; each caterer once and never more than can be compared. */
export function readSelection(stored: unknown): readonly Chosen[] {
  if (!Array.isArray(stored)) return []
  const seen = new Set<string>()
  const chosen = (stored as unknown[]).filter(isChosen).filter(({ id }) => !seen.has(id) && seen.add(id))
  return chosen.slice(0, limits.compare.max).map(chosenFrom)
}

function isChosen(stored: unknown): stored is Chosen {
  if (!isObject(stored) || !isObject(stored.picture)) return false
  const { id, name, picture } = stored
  return (
    typeof id === 'string' &&
    idPattern.test(id) &&
    typeof name === 'string' &&
    typeof picture.base === 'string' &&
    picture.base.startsWith('/') &&
    typeof picture.placeholder === 'string' &&
    Array.isArray(picture.widths) &&
    [picture.width, picture.height, ...(picture.widths as unknown[])].every(Number.isFinite)
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
