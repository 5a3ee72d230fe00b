import type { Diet } from '#contract/values/diet.ts'

/** One row of the comparison for one caterer. */
export interface CompareCell {
  text: string
  /** Value compared in place of the text, where its order of words does not matter. */
  answer?: string
  /** Smaller, below. */
  notes?: readonly string[]
  /** Kinds of food, with their marks, in place of the text. */
  diets?: readonly Diet[]
  /** A rating from 0 to 5, drawn beside the text. */
  stars?: number
  /** Why it is the best of its row. */
  best?: string
}
