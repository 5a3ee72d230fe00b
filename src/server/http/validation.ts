import type { ZodError } from 'zod'
import { AppError, type Problem } from '#server/kernel/app-error.ts'

/** What a schema rejects, the first problem of each input; dots join the path, as form libraries expect. */
export function malformed(error: ZodError): AppError {
  const problems = new Map<string, Problem>()
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body'
    if (!problems.has(field)) problems.set(field, { code: 'invalid', field, values: { text: issue.message } })
  }
  return new AppError('malformed', { problems: [...problems.values()] })
}
