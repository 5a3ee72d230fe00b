import { beforeEach, inject } from 'vitest'

/** Reports whether the engine under test is PostgreSQL. */
export function isOnPostgres(): boolean {
  return 'server' in inject('template')
}

/** Skips the tests of a file on the embedded engine, for the reason given. */
export function onlyOnPostgres(reason: string): void {
  beforeEach(({ skip }) => skip(!isOnPostgres(), reason))
}
