import type { Queryable } from '../../../kernel/context.ts'
import type { Attempt } from '../domain/attempt.ts'
import { listAttempts } from '../queries/attempts.ts'
import { outcomeOf } from './check-payment.ts'

/** The attempts of each reference, oldest first. References without any are missing. */
export async function attemptsOf(db: Queryable, references: readonly string[]): Promise<Map<string, Attempt[]>> {
  const found = await listAttempts(db, references)
  return Map.groupBy(
    found.map((kept) => outcomeOf(kept).attempt),
    (attempt) => attempt.reference,
  )
}
