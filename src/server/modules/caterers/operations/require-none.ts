import type { RefusalCode } from '#contract/refusals.ts'
import { sentenceOf } from '#contract/refusals.ts'
import { Refusal } from '#server/kernel/refusal.ts'

/** Refuses when there are problems, each with its sentence beside its field. */
export function requireNone(problems: Record<string, RefusalCode>): void {
  const [first] = Object.values(problems)
  if (first === undefined) return
  const fields = Object.fromEntries(Object.entries(problems).map(([field, code]) => [field, sentenceOf(code)]))
  throw new Refusal(first, { fields })
}
