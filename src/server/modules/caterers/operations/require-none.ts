import type { ErrorCode } from '#contract/errors.ts'
import { AppError } from '#server/kernel/app-error.ts'

/** Rejects when there are problems, each beside its field. */
export function requireNone(problems: Record<string, ErrorCode>): void {
  const found = Object.entries(problems).map(([field, code]) => ({ code, field, values: {} }))
  const [first] = found
  if (first !== undefined) throw new AppError(first.code, { problems: found })
}
