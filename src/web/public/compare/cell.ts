import type { Diet } from '#contract/values/diet.ts'

/** What one caterer answers to one question. */
export interface Cell {
  text: string
  /** What counts as the answer where the words may say the same in another order. */
  answer?: string
  /** Smaller, below. */
  notes?: readonly string[]
  /** Kinds of food, with their marks, in place of the text. */
  diets?: readonly Diet[]
  /** A rating from 0 to 5, drawn beside the text. */
  stars?: number
  /** What makes it the best of the row, in words. */
  best?: string
}
