import { useEffect, useState } from 'react'
import type { InvitationView } from '#contract/endpoints/members.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'

/** An emailed invitation: `over` when its link no longer works, `unreachable` when we could not be asked. */
export type InvitationState =
  | { state: 'loading' | 'over' | 'unreachable'; invitation?: undefined }
  | { state: 'open'; invitation: InvitationView }

/** Loads the invitation of an emailed secret, which does not use it up. Nothing is asked without a secret. */
export function useInvitation(secret: string): InvitationState & { retry: () => void } {
  const [answer, setAnswer] = useState<InvitationState & { secret: string; tries: number }>()
  const [tries, setTries] = useState(1)
  useEffect(() => {
    if (secret === '') return
    const abort = new AbortController()
    const show = (state: InvitationState) => {
      if (!abort.signal.aborted) setAnswer({ ...state, secret, tries })
    }
    api('POST /api/invitations/read', { body: { hash: secret } }, { signal: abort.signal }).then(
      (invitation) => show({ state: 'open', invitation }),
      (error: unknown) => show({ state: isOver(error) ? 'over' : 'unreachable' }),
    )
    return () => abort.abort()
  }, [secret, tries])
  const shown: InvitationState = answer?.secret === secret && answer.tries === tries ? answer : { state: 'loading' }
  return { ...shown, retry: () => setTries(tries + 1) }
}

function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429
}
