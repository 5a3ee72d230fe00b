import { diets, type Diet } from '#contract/values/diet.ts'
import { storedDrafts } from '#web/shared/form/form-draft.ts'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import { rowKinds, type ListRow, type RowKind } from './parse/list-row.ts'

/** What the caterer says of a line instead of what was read. */
export interface Fix {
  kind?: RowKind
  diet?: Diet
}
/** By the place of the row in the list. */
export type Fixes = Readonly<Record<string, Fix>>

/** A pasted list that is not added yet. */
export interface ListValues {
  list: string
  /** It is being reviewed. */
  isRead: boolean
  fixes: Fixes
}

const schema: FormSchema<ListValues> = {
  list: {},
  isRead: { restore: (stored) => (typeof stored === 'boolean' ? stored : undefined) },
  fixes: { restore: fixesFrom },
}

/** Pasted lists, in this browser until they are added. */
export const listDrafts = storedDrafts('firstMenu', schema)

function fixesFrom(stored: unknown): Fixes | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const entries = Object.entries(stored).flatMap(([row, fix]: [string, unknown]) => {
    const { kind, diet } = (fix ?? {}) as Partial<Record<keyof Fix, unknown>> // what is in it is looked for by name
    const found = { kind: rowKinds.find((one) => one === kind), diet: diets.find((one) => one === diet) }
    return [[row, { ...(found.kind && { kind: found.kind }), ...(found.diet && { diet: found.diet }) }] as const]
  })
  return Object.fromEntries(entries)
}

/** Returns the rows as they were read with what the caterer says of them. Its word leaves no doubt of a diet. */
export function withFixes(rows: readonly ListRow[], fixes: Fixes): ListRow[] {
  return rows.map((row, at) => {
    const fix = fixes[at]
    if (!fix) return row
    const { doubt, ...rest } = row
    return { ...rest, ...(doubt !== undefined && fix.diet === undefined && { doubt }), ...fix }
  })
}
