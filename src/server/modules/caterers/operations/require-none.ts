import type { ErrorCode } from '#contract/errors.ts'
import { errorMessage } from '#contract/errors.ts'
import { AppError } from '#server/kernel/app-error.ts'

/** Rejects when there are problems, each with its sentence beside its field. */
export function requireNone(problems: Record<string, ErrorCode>): void {
  const [first] = Object.values(problems)
  if (first === undefined) return
  const fields = Object.fromEntries(Object.entries(problems).map(([field, code]) => [field, errorMessage(code)]))
  throw new AppError(first, { fields })
}
