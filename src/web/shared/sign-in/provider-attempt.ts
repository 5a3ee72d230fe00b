import { sitePath } from '#web/shared/site/site-path.ts'

/** What is needed on return from the provider; it never leaves this tab. */
export interface Attempt {
  state: string
  nonce: string
  codeVerifier: string
}

const keys = { path: 'signInPath', wanted: 'signInWanted', attempt: 'signInAttempt' } as const

/** Without storage the return cannot be recognised: then `keep` returns false. */
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

/** Stores that the user wants to sign in at the provider and return to this path. */
export function wantProvider(path: string): void {
  store(keys.path, path)
  store(keys.wanted, '1')
}

/** Reports once whether the user has just asked for a sign-in. Without it, reaching the page by back or a link starts nothing. */
export function takeIntent(): boolean {
  return take(keys.wanted) !== null
}

/** Returns the path to return to, whatever the outcome. */
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
