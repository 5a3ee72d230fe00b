import { useSyncExternalStore } from 'react'

export type AuthTab = 'login' | 'register' | 'forgot'

export interface AuthDialogRequest {
  tab: AuthTab
  /** Goes on with what the visitor wanted, once a customer is signed in. */
  goOn: (() => void) | undefined
}

let request: AuthDialogRequest | undefined
const listeners = new Set<() => void>()

function set(next: AuthDialogRequest | undefined): void {
  request = next
  for (const listener of listeners) listener()
}

/** Opens the dialog with the tabs Login, Register and Forgot. `goOn` is called once a customer is signed in. */
export function openAuthDialog({ tab = 'login', goOn }: { tab?: AuthTab; goOn?: () => void } = {}): void {
  set({ tab, goOn })
}

export function showAuthTab(tab: AuthTab): void {
  if (request) set({ ...request, tab })
}

export function closeAuthDialog(): void {
  set(undefined)
}

/** What the dialog was opened for; undefined while it is closed. */
export function currentAuthRequest(): AuthDialogRequest | undefined {
  return request
}

/** As {@link currentAuthRequest}, followed. */
export function useAuthDialog(): AuthDialogRequest | undefined {
  return useSyncExternalStore(subscribe, currentAuthRequest, () => undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
