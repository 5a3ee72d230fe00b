import { useStore } from '#web/shared/browser/store.ts'
import { sessionStore, unknownSession, type SessionState } from './session-state.ts'

/** Who follows the session starts it. Its code is fetched then, as pages for everyone are drawn without it. */
const followed = {
  get: sessionStore.get,
  subscribe(listener: () => void) {
    const stop = sessionStore.subscribe(listener)
    // Until it can be had the session is not known, as when the server cannot be reached.
    import('./session.ts').then(({ startSession }) => startSession()).catch(() => undefined)
    return stop
  },
}

/** Follows the session; the same in every component. */
export function useSession(): SessionState {
  return useStore(followed, (state) => state, unknownSession)
}
