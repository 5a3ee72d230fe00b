/** The spec's keys of local storage that tell who is signed in (R213). No token is ever kept here. */
export const sessionKeys = {
  /** Plain text: its presence is what "signed in" means to every tab. */
  firstName: 'firstName',
  /** The user, sealed with a key that scripts cannot export. */
  user: 'user',
  catererId: 'catererId',
  /** 'true' for caterers, else absent. */
  isCaterer: 'isCaterer',
} as const

/** Local storage may be forbidden or full: then nothing is remembered and the site goes on. */
function tolerantly<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

export function readStored(key: string): string | null {
  return tolerantly(() => localStorage.getItem(key), null)
}

/** Keeps a value, or removes it when there is none. */
export function writeStored(key: string, value: string | undefined): void {
  tolerantly(() => (value === undefined ? localStorage.removeItem(key) : localStorage.setItem(key, value)), undefined)
}

export function clearStored(): void {
  tolerantly(() => localStorage.clear(), undefined)
}

/** What this tab alone keeps, also over a reload. */
export function readTabStored(key: string): string | null {
  return tolerantly(() => sessionStorage.getItem(key), null)
}

/** Keeps a value for this tab, or removes it when there is none. */
export function writeTabStored(key: string, value: string | undefined): void {
  tolerantly(
    () => (value === undefined ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, value)),
    undefined,
  )
}
