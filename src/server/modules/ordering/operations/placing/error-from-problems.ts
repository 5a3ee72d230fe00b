import { AppError } from '#server/kernel/app-error.ts'
import type { Problem } from '../../domain/draft.ts'

/** The code of the first problem, and beside each field the first of those it has. */
export function errorFromProblems(problems: readonly Problem[]): AppError {
  const [first] = problems
  if (!first) throw new Error('nothing to reject')
  const byField = new Map(problems.toReversed().map((problem) => [problem.field, problem]))
  const firsts = problems.filter((problem) => byField.get(problem.field) === problem)
  return new AppError(first.code, { values: first.values, problems: firsts })
}
