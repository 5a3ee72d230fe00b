import { errorMessage } from '#contract/errors.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Problem } from '../../domain/draft.ts'

/** The code of the first problem, and a sentence beside each field: the first of those it has. */
export function errorFromProblems(problems: readonly Problem[]): AppError {
  const [first] = problems
  if (!first) throw new Error('nothing to reject')
  const fields: Record<string, string> = {}
  for (const { code, field, values } of problems) fields[field] ??= errorMessage(code, values)
  return new AppError(first.code, { values: first.values, fields })
}
