import { sentenceOf } from '#contract/refusals.ts'
import { Refusal } from '#server/kernel/refusal.ts'
import type { Problem } from '../../domain/draft.ts'

/** The code of the first problem, and a sentence beside each field: the first of those it has. */
export function refusalOfProblems(problems: readonly Problem[]): Refusal {
  const [first] = problems
  if (!first) throw new Error('nothing to refuse')
  const fields: Record<string, string> = {}
  for (const { code, field, values } of problems) fields[field] ??= sentenceOf(code, values)
  return new Refusal(first.code, { values: first.values, fields })
}
