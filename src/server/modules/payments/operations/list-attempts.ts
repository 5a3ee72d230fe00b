import type { Queryable } from '#server/kernel/context.ts'
import type { Attempt, Purpose } from '../domain/attempt.ts'
import { listAttempts } from '../store/attempts.ts'
import { outcomeOf } from './check-payment.ts'

/** The attempts of each reference for one purpose, oldest first. References without any are missing. */
export async function attemptsOf(
  db: Queryable,
  references: readonly string[],
  purpose: Purpose,
): Promise<Map<string, Attempt[]>> {
  const found = await listAttempts(db, references, purpose)
  return Map.groupBy(
    found.map((row) => outcomeOf(row).attempt),
    (attempt) => attempt.reference,
  )
}
