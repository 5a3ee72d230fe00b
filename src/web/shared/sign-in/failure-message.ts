import type { ErrorCode } from '#contract/errors.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { m } from '#messages'

/**
 * The sentence for a try that failed. `ours` stands for errors that the product words itself; waiting times and outages
 * are told as the server tells them.
 */
export function failureMessage(error: unknown, codes: readonly ErrorCode[], ours: string): string {
  if (!(error instanceof ApiError)) return m.identity_unreachable()
  return codes.includes(error.code) ? ours : (error.messages[0] ?? ours)
}
