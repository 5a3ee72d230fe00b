import { AppError } from '#server/kernel/app-error.ts'
import type { Problem } from '../../domain/draft.ts'

/** The error of what keeps a draft from being ordered: the code of the first problem, and all of them. */
export function errorFromProblems(problems: readonly Problem[]): AppError {
  const [first] = problems
  if (!first) throw new Error('nothing to reject')
  return new AppError(first.code, { values: first.values, problems })
}
