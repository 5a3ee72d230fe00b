import { dietLabel, diets, type Diet } from '#contract/values/diet.ts'
import { m } from '#messages'
import { countOf, unplaced, type SplitTexts } from '#web/shared/draft/diet-split.ts'

/** What a split of guests comes to: whom it takes for granted, or by how many it does not add up. */
export function splitNote(split: SplitTexts, guests: number, main: Diet): { text: string; isWrong: boolean } {
  const left = unplaced(split, guests)
  if (left > 0) return { text: m.bill_split_left({ count: left, guests }), isWrong: true }
  if (left < 0) return { text: m.bill_split_over({ count: -left, guests }), isWrong: true }
  const isOneDiet = diets.every((diet) => diet === main || countOf(split[diet]) === 0)
  const text = isOneDiet ? m.bill_split_all({ guests, diet: dietLabel[main] }) : m.bill_split_whole({ guests })
  return { text, isWrong: false }
}
