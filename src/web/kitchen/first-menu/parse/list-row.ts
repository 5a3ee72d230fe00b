import type { Diet } from '#contract/values/diet.ts'

/** What a line of a pasted list is. */
export const rowKinds = ['dish', 'category', 'ignored'] as const
export type RowKind = (typeof rowKinds)[number]

/** A line of a pasted list, or a part of one, as it was read. */
export interface ListRow {
  /** Of the line in the list, from 0. */
  line: number
  kind: RowKind
  /** Of the dish or category; of an ignored line what would be its name, empty where it can have none. */
  name: string
  /** All that an ignored line says. */
  text?: string
  diet: Diet
  /** In rupees. */
  price?: number
  /** What contradicts the diet that the list says. */
  doubt?: string
}
