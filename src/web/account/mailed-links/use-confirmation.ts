import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { m } from '#messages'
import { checkSession } from '#web/shared/session/session.ts'
import { useSession } from '#web/shared/session/use-session.ts'

const calls = { own: 'POST /auth/email/confirm', new: 'POST /auth/email/confirm/new' } as const

/** Address to confirm: that of a new account, or the one that is to replace it. */
export type ConfirmedAddress = keyof typeof calls

export type Outcome =
  | { state: 'working' | 'password_needed' | 'unreachable' }
  | { state: 'done'; withPassword: boolean }
  | { state: 'rejected'; title: string; text: string }

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError) || error.status >= 500) return { state: 'unreachable' }
  if (error.code === 'new_password_needed') return { state: 'password_needed' }
  return error.code === 'link_invalid'
    ? { state: 'rejected', title: m.identity_link_over_title(), text: m.identity_confirm_over_text() }
    : { state: 'rejected', title: m.identity_confirm_unreachable_title(), text: error.message }
}

/**
 * State of confirming an address by the secret of an emailed link. The secret is sent once for each account that signs in here:
 * the server needs no new password from a browser that is signed in to the account.
 */
export function useConfirmation(address: ConfirmedAddress, secret: string) {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'working' })
  const [tries, setTries] = useState(1)
  const signedInAs = useSession().user?.id
  const asker = outcome.state === 'password_needed' ? signedInAs : undefined
  const sent = useRef('')
  const askedBy = useRef<string>(undefined)
  useEffect(() => {
    const attempt = `${tries} ${secret}`
    const isAnother = asker !== undefined && asker !== askedBy.current
    if (secret === '' || (sent.current === attempt && !isAnother)) return
    sent.current = attempt
    askedBy.current = asker
    api(calls[address], { body: { hash: secret } }).then(
      () => {
        setOutcome({ state: 'done', withPassword: false })
        return checkSession()
      },
      (error: unknown) => setOutcome(outcomeOf(error)),
    )
  }, [address, secret, tries, asker])
  return {
    outcome,
    tryAgain() {
      setOutcome({ state: 'working' })
      setTries(tries + 1)
    },
    /** Confirms the address with a new password. Throws as the API does. */
    async confirmWith(password: string) {
      await api(calls[address], { body: { hash: secret, password } })
      setOutcome({ state: 'done', withPassword: true })
      await checkSession()
    },
    reject: (error: unknown) => setOutcome(outcomeOf(error)),
  }
}
