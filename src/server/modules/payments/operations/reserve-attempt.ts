import type { Tx } from '#server/kernel/context.ts'
import { newId } from '#server/kernel/ids.ts'
import type { Attempt } from '../domain/attempt.ts'
import { insertAttempt } from '../store/attempts.ts'

/** Attempt 1 of a reference, before anybody pays: its id is known, the gateway has not heard of it. */
export async function reserveAttempt(
  tx: Tx,
  about: Pick<Attempt, 'reference' | 'payerId' | 'purpose' | 'amount'>,
): Promise<Attempt> {
  return insertAttempt(tx, { id: newId(), number: 1, ...about })
}
