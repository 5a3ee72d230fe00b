import type { User } from '#contract/endpoints/identity.ts'
import { api, setToken, renewToken, watchSession } from '#web/shared/api/browser-api.ts'
import { go } from '#web/shared/site/go.ts'
import { paths } from '#contract/paths.ts'
import { deleteCopies } from '#web/shared/browser/offline-copies.ts'
import { clearStored, readStored, sessionKeys, writeStored } from '#web/shared/browser/storage.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { closeAuthDialog, openAuthDialog } from './auth-dialog-store.ts'
import { openStoredUser, seal } from './sealed-user.ts'
import { sessionStore as store, type SessionState } from './session-state.ts'

let started = false
let resumed: Promise<void> | undefined
export function currentSession(): SessionState {
  return store.get()
}

/**
 * Returns the session once it is known, for what a press on a page just opened starts: who is signed in must not be asked to sign
 * in. `unknown` while the server cannot be reached.
 */
export async function knownSession(): Promise<SessionState> {
  startSession()
  await resumed
  return store.get()
}

/** Signs in; throws the error of the API. */
export async function signIn(given: { email: string; password: string }): Promise<User> {
  const { user, token } = await api('POST /auth/email/login', { body: given })
  return welcome(user, token)
}

/** Makes an account and signs in; throws the error of the API. */
export async function register(given: {
  email: string
  password: string
  phone: string
  firstName: string
  lastName: string
  role: '2' | '3'
  /** Secret of an emailed invitation, with which the account joins a caterer. */
  invitation?: string
}): Promise<User> {
  const { user, token } = await api('POST /auth/email/register', { body: given })
  return welcome(user, token)
}

/** Signs in by what the identity provider says; throws the error of the API. `registered` the first time. */
export async function signInByProvider(given: {
  idToken: string
  nonce: string | undefined
}): Promise<{ registered: boolean }> {
  const headers = { authorization: `Bearer ${given.idToken}` }
  const answer = await api('POST /auth/validate/login', { body: { nonce: given.nonce } }, { headers })
  welcome(answer.user, answer.token)
  return { registered: answer.registered }
}

/** Learns the account again, as after a payment that used a coupon (R274). Throws as the API does. */
export async function refreshUser(): Promise<void> {
  adopt(await api('GET /auth/me'))
}

/** Asks whether the session still stands, as after a new password, which ends sessions; here it is then over too. */
export async function checkSession(): Promise<void> {
  // A session that is over tells so itself, and a server that cannot be reached is told by the next call that matters.
  if (store.get().status !== 'signed_out') await refreshUser().catch(() => undefined)
}

const longestGoodbyeMs = 5_000

/** Ends the session here and on the server, clears what this browser kept, and goes to the caterers' home (R226–R228). */
export function signOut(): Promise<void> {
  return leave({ notice: m.identity_signed_out(), to: paths.catererHome() })
}

let leaving: Promise<void> | undefined

/** As {@link signOut}, with a sentence and a page of its own. A second press while one leaves does nothing more. */
export function leave({ notice, to }: { notice: string; to: string }): Promise<void> {
  leaving ??= (async () => {
    // Someone who leaves must not be kept by a bad line: the session then ends automatically when its token is not renewed.
    await api('POST /auth/logout', { body: {} }, { signal: AbortSignal.timeout(longestGoodbyeMs) }).catch(
      () => undefined,
    )
    setToken(undefined)
    clearStored()
    set({ status: 'signed_out' })
    // The browser tells other tabs that storage was cleared; what follows storage in this tab hears it from us.
    dispatchEvent(new StorageEvent('storage', { key: null }))
    notify(notice, 'success')
    go(to)
  })().finally(() => {
    leaving = undefined
  })
  return leaving
}

/** Begins to follow storage and calls. Done by the first component that asks; again does nothing. */
export function startSession(): void {
  if (started) return
  started = true
  watchSession({ renewed: ({ user }) => adopt(user), ended: forget })
  addEventListener('storage', hearOtherTab)
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    // A page restored from the bfcache missed the storage events: of a sign-out, and of who signed in after it.
    if (readStored(sessionKeys.firstName) === null) forget()
    else resumed = resume()
  })
  if (readStored(sessionKeys.firstName) === null) set({ status: 'signed_out' })
  else resumed = resume()
}

/** The user from storage, else from the server. While the server cannot be reached it stays unknown. */
async function resume(): Promise<void> {
  const stored = await openStoredUser()
  if (readStored(sessionKeys.firstName) === null) return
  if (!stored) return void (await renewToken().catch(() => false))
  const { user } = store.get()
  if (user && user.id !== stored.id) setToken(undefined)
  set({ status: 'signed_in', user: stored })
}

function hearOtherTab({ key, newValue }: StorageEvent): void {
  // Cleared storage has no key: the user signed out, which removes everything (R225).
  const isGone = key === null || (key === sessionKeys.firstName && newValue === null)
  if (isGone && store.get().status !== 'signed_out') {
    setToken(undefined)
    set({ status: 'signed_out' })
    openAuthDialog({ tab: 'login', above: paths.home() })
  } else if (newValue !== null && (key === sessionKeys.user || key === sessionKeys.firstName)) {
    resumed = resume()
    void resumed.then(() => store.get().user && closeAuthDialog())
  }
}

function welcome(user: User, token: string): User {
  setToken(token)
  adopt(user)
  return user
}

function adopt(user: User): void {
  writeStored(sessionKeys.firstName, user.firstName)
  writeStored(sessionKeys.catererId, user.catererId)
  writeStored(sessionKeys.isCaterer, user.role.id === '3' ? 'true' : undefined)
  set({ status: 'signed_in', user })
  void saveSealed(user)
}

async function saveSealed(user: User): Promise<void> {
  const sealed = await seal(user)
  // The user may sign out while the value is being sealed.
  if (store.get().user === user) writeStored(sessionKeys.user, sealed)
}

/** The session is over: what tells of it goes, what was typed stays. */
function forget(): void {
  setToken(undefined)
  for (const key of Object.values(sessionKeys)) writeStored(key, undefined)
  set({ status: 'signed_out' })
}

function set(next: SessionState): void {
  const { dataset } = document.documentElement
  if (next.status === 'signed_in') Object.assign(dataset, { signedIn: '', role: next.user.role.id })
  else for (const mark of ['signedIn', 'role']) delete dataset[mark]
  store.set(next)
  void deleteCopies(next.user)
}
