import { monotonicFactory } from 'ulid'
import { systemClock } from './clock.ts'

const next = monotonicFactory()

/** A new time-ordered id: a ULID, 26 characters. */
export function newId(): string {
  return next(systemClock.now().getTime())
}
