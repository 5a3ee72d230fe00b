import { sitePath } from '#web/shared/site/site-path.ts'

/** What must be known when somebody comes back from the provider; it never leaves this tab. */
export interface Attempt {
  state: string
  nonce: string
  codeVerifier: string
}

const keys = { path: 'signInPath', wanted: 'signInWanted', attempt: 'signInAttempt' } as const

/** Where a browser keeps nothing, nobody can come back: then `keep` answers false. */
function store(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function take(key: string): string | null {
  const value = read(key)
  // Nothing can be read where nothing can be removed.
  if (value !== null) sessionStorage.removeItem(key)
  return value
}

/** Somebody wants to sign in at the provider, and to be back at this path afterwards. */
export function wantProvider(path: string): void {
  store(keys.path, path)
  store(keys.wanted, '1')
}

/** Whether somebody has just asked for it; once. Without it, coming by the page by back or by a link begins nothing. */
export function takeIntent(): boolean {
  return take(keys.wanted) !== null
}

/** The path to be back at, whatever came of it. */
export function returnPath(): string {
  return sitePath(read(keys.path))
}

/** False when this browser keeps nothing. A later attempt takes the place of an earlier one. */
export function storeAttempt(attempt: Attempt): boolean {
  return store(keys.attempt, JSON.stringify(attempt))
}

/** The attempt under way, once: what comes back a second time has nothing to come back to. */
export function takeAttempt(): Attempt | undefined {
  const stored = take(keys.attempt)
  return stored === null ? undefined : (JSON.parse(stored) as Attempt)
}

/** It is over; nothing of it is left in this tab. */
export function forgetAttempt(): void {
  for (const key of Object.values(keys)) take(key)
}
