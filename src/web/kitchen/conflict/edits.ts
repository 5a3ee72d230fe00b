/** Edits of something saved. `before` has, of each edited field, what was saved when the edit began. */
export interface Edits<Values extends object> {
  typed: Partial<Values>
  before: Partial<Values>
}

type Name<Values> = keyof Values & string

/** Returns the edits with a further one. */
export function withEdit<Values extends object>(
  { typed, before }: Edits<Values>,
  saved: Values,
  change: Partial<Values>,
): Edits<Values> {
  const seen = Object.fromEntries(namesOf(change).map((name) => [name, saved[name]]))
  // Its keys are those of the change.
  return { typed: { ...typed, ...change }, before: { ...(seen as Partial<Values>), ...before } }
}

/** Returns the fields that were edited here and changed to something else elsewhere since. */
export function conflictsOf<Values extends object>({ typed, before }: Edits<Values>, saved: Values): Name<Values>[] {
  return namesOf(typed).filter((name) => !isSame(saved[name], before[name]) && !isSame(saved[name], typed[name]))
}

/** Keeps an edit over what was saved elsewhere. */
export function keepMine<Values extends object>(
  { typed, before }: Edits<Values>,
  saved: Values,
  name: Name<Values>,
): Edits<Values> {
  return { typed, before: { ...before, [name]: saved[name] } }
}

/** Drops an edit in favour of what was saved elsewhere. */
export function takeTheirs<Values extends object>({ typed, before }: Edits<Values>, name: Name<Values>): Edits<Values> {
  return { typed: without(typed, name), before: without(before, name) }
}

/** Whether two values of a field are equal; lists by what they hold. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function namesOf<Values extends object>(values: Partial<Values>): Name<Values>[] {
  // What is edited are fields of the values.
  return Object.keys(values) as Name<Values>[]
}

function without<Values extends object>(values: Partial<Values>, name: Name<Values>): Partial<Values> {
  const { [name]: _, ...others } = values
  // What is left of partial values are partial values.
  return others as Partial<Values>
}
