import { emptyTexts, type Draft, type TextDetail } from './draft-shape.ts'

/** What the user chose or typed and would lose. */
export interface Lost {
  /** Names of dishes. */
  dishes: string[]
  /** Something of the event was typed that is another one then. */
  event: boolean
}

/** Follows from the guests and the package, and is worked out again with them. */
const follows: readonly TextDetail[] = ['veg', 'jain', 'nonVeg']

/**
 * What is lost when `next` takes the place of the draft there is; undefined when nothing is. As long as no dish is chosen there is
 * nothing worth a question.
 */
export function droppedDishes(next: Draft, before: Draft | undefined): Lost | undefined {
  const chosen = before?.menu.flatMap(({ dishes }) => dishes) ?? []
  if (!before || chosen.length === 0) return undefined
  const available = new Set(before.catererId === next.catererId ? next.menu.flatMap(({ dishes }) => dishes) : [])
  // What was only suggested was never chosen.
  const dishes = before.suggested?.untouched ? [] : chosen.filter((name) => !available.has(name))
  const event = typed(before).some((name) => before.details[name] !== next.details[name])
  return dishes.length > 0 || event ? { dishes, event } : undefined
}

function typed({ details }: Draft): TextDetail[] {
  // The names are those of emptyTexts.
  const names = Object.keys(emptyTexts) as TextDetail[]
  return names.filter((name) => !follows.includes(name) && details[name] !== emptyTexts[name])
}
