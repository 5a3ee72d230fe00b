import type { User } from '#contract/endpoints/identity.ts'
import { createStore } from '#web/shared/browser/store.ts'

/** Who is here. `unknown` on the server and until the browser has looked. */
export type SessionState = { status: 'signed_in'; user: User } | { status: 'unknown' | 'signed_out'; user?: undefined }

export const unknownSession: SessionState = { status: 'unknown' }

/** State of the session in this tab. session.ts alone sets it; what must end with the session subscribes. */
export const sessionStore = createStore<SessionState>(() => unknownSession)
