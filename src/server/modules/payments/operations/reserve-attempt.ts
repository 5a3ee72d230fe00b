import type { Tx } from '#server/kernel/context.ts'
import { newId } from '#server/kernel/ids.ts'
import { firstState, type Attempt } from '../domain/attempt.ts'
import { insertAttempt, type NewAttempt } from '../store/attempts.ts'

/** What is known of an attempt before it is made. */
export type AttemptToReserve = Omit<NewAttempt, 'id' | 'number'>

/** Reserves attempt 1 of a reference. Its id is known; the gateway does not know it yet. */
export async function reserveAttempt(tx: Tx, about: AttemptToReserve): Promise<Attempt> {
  return insertAttempt(tx, firstAttempt(about))
}

/** Attempt 1 of a reference, for `attemptQueries` to insert. */
export function firstAttempt(about: AttemptToReserve): NewAttempt & Attempt {
  return { id: newId(), number: 1, state: firstState, ...about }
}
