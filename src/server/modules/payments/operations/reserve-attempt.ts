import type { Tx } from '#server/kernel/context.ts'
import { newId } from '#server/kernel/ids.ts'
import type { Attempt } from '../domain/attempt.ts'
import { insertAttempt, type NewAttempt } from '../store/attempts.ts'

/** Reserves attempt 1 of a reference. Its id is known; the gateway does not know it yet. */
export async function reserveAttempt(tx: Tx, about: Omit<NewAttempt, 'id' | 'number'>): Promise<Attempt> {
  return insertAttempt(tx, { id: newId(), number: 1, ...about })
}
