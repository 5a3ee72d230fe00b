import { createStore, useStore } from '#web/shared/browser/store.ts'
import { go, goBack } from '#web/shared/site/go.ts'
import { addressOfTab, presentPage, type AuthTab } from './auth-dialog-address.ts'

export interface AuthDialogRequest {
  tab: AuthTab
  /** Goes on with what the visitor wanted, once a customer is signed in. */
  goOn: (() => void) | undefined
  /** Whether it was opened by a press, which added a history entry, and not by the URL of a visit. */
  isStep: boolean
  /** What one registers as unless told otherwise, where the page says it. */
  role?: '3' | undefined
}

interface Opening {
  tab?: AuthTab
  goOn?: () => void
  /** Path of another page that it opens above; closing it then leaves one there. */
  above?: string
  role?: '3'
}

const store = createStore<AuthDialogRequest | undefined>(() => undefined)

/**
 * Opens the dialog with the tabs Login, Register and Forgot. The address says so, and back closes it. `goOn` is called once a
 * customer is signed in.
 */
export function openAuthDialog({ tab = 'login', goOn, above, role }: Opening = {}): void {
  store.set({ tab, goOn, isStep: above === undefined, role })
  go(addressOfTab(tab, above), { preventScrollReset: true })
}

/** Changes the tab; tabs are no steps of their own. */
export function showAuthTab(tab: AuthTab): void {
  const request = store.get()
  if (!request || request.tab === tab) return
  store.set({ ...request, tab })
  go(addressOfTab(tab), { preventScrollReset: true, replace: true })
}

/** Closes the dialog and takes it out of the address. */
export function closeAuthDialog(): void {
  const request = store.get()
  if (!request) return
  const { isStep } = request
  store.set(undefined)
  if (isStep) goBack()
  else go(presentPage(), { preventScrollReset: true, replace: true })
}

/** Closes the dialog for another page, which takes its step in the history. */
export function leaveAuthDialogFor(path: string): void {
  store.set(undefined)
  go(path, { replace: true })
}

/** The address has changed, and the dialog does as it says. */
export function obeyAddress(tab: AuthTab | undefined): void {
  const request = store.get()
  if (request?.tab !== tab) store.set(tab && { goOn: undefined, isStep: false, ...request, tab })
}

/** What the dialog was opened for; undefined while it is closed. */
export function currentAuthRequest(): AuthDialogRequest | undefined {
  return store.get()
}

/** As {@link currentAuthRequest}, followed. */
export function useAuthDialog(): AuthDialogRequest | undefined {
  return useStore(store, (request) => request, undefined)
}
