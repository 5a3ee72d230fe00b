import { roles } from '#contract/values/role.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Queryable } from '#server/kernel/context.ts'
import type { LiveSession } from '../domain/session.ts'
import { findLiveSession, type MembershipOf } from '../queries.ts'

export interface LiveSessions {
  /** The session unless it has ended; what it says is at most 60 seconds old, and not older than the token that asks. */
  find(sessionId: string, tokenIssuedAt: number): Promise<LiveSession | undefined>
  /** Asks the database next time. */
  forget(sessionId: string): void
}

const maxAgeMs = 60_000
const maxCached = 10_000

/** A bounded cache, so that not every request costs a query although every session can be ended. */
export function createLiveSessions(db: Queryable, clock: Clock, membershipOf: MembershipOf): LiveSessions {
  const cache = new Map<string, { askedAt: number; answer: Promise<LiveSession | undefined> }>()

  const ask = (sessionId: string, now: number) => {
    const answer = findLiveSession(db, membershipOf, sessionId)
    cache.delete(sessionId)
    cache.set(sessionId, { askedAt: now, answer })
    answer.catch(() => cache.delete(sessionId))
    const oldest = cache.size > maxCached ? cache.keys().next() : undefined
    if (oldest && !oldest.done) cache.delete(oldest.value)
    return answer
  }

  return {
    async find(sessionId, tokenIssuedAt) {
      const now = clock.now().getTime()
      const known = cache.get(sessionId)
      const age = known ? now - known.askedAt : Number.POSITIVE_INFINITY
      // A token is made with the newest role and caterer; what was asked before it was issued is out of date.
      const isFresh =
        known !== undefined && age >= 0 && age < maxAgeMs && Math.floor(known.askedAt / 1000) > tokenIssuedAt
      if (!isFresh) return ask(sessionId, now)
      const session = await known.answer
      // An account without a caterer may have just created or joined one through another process, and continues with it immediately.
      return session?.role === roles.caterer && session.catererId === undefined ? ask(sessionId, now) : session
    },
    forget: (sessionId) => void cache.delete(sessionId),
  }
}
