/** Whose value of a detail is kept. */
export type Side = 'mine' | 'theirs'

/** A detail that is saved differently from what was entered, because it was changed elsewhere too. */
export interface ConflictField {
  field: string
  label: string
  /** What was entered here, in words; empty for nothing. */
  mine: string
  /** What is saved now, in words; empty for nothing. */
  theirs: string
  /** The only side that changed it; without one both did. */
  preferred?: Side
}

interface Versions<Value> {
  /** What was loaded before either side changed it. */
  base: Value
  mine: Value
  theirs: Value
}

/** Returns a detail that differs, at most one in the list; none when both sides say the same. Values are compared as JSON. */
export function conflictOf<Value>(
  { field, label }: Pick<ConflictField, 'field' | 'label'>,
  { base, mine, theirs }: Versions<Value>,
  show: (value: Value) => string,
): ConflictField[] {
  const [before, here, there] = [base, mine, theirs].map((value) => JSON.stringify(value))
  if (here === there) return []
  const preferred = before === here ? 'theirs' : before === there ? 'mine' : undefined
  return [{ field, label, mine: show(mine), theirs: show(theirs), ...(preferred ? { preferred } : {}) }]
}

/** Returns the sides that hold until they are chosen: of each detail that one side alone changed. */
export function firstChoice(fields: readonly ConflictField[]): Partial<Record<string, Side>> {
  return Object.fromEntries(fields.flatMap(({ field, preferred }) => (preferred ? [[field, preferred]] : [])))
}
