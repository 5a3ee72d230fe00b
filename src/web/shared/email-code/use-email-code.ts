import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EmailCodeState } from '#contract/endpoints/account.ts'
import type { User } from '#contract/endpoints/identity.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { useBfcacheRestore } from '#web/shared/browser/use-bfcache-restore.ts'
import { m } from '#messages'
import { useWait } from './code-wait.ts'

/** Pause between two codes, so that a slow email is not mistaken for a lost one. The server allows three an hour. */
const resendSeconds = 60

type EmailCodeStage = 'ready' | 'sent' | 'confirmed'

/**
 * State of confirming the account's address by a code. The server knows whether a code is under way, so the stage survives a
 * reload and is the same in every tab. `answered` counts the presses that were answered. With `sendsAtOnce` a code is sent when none is
 * under way, as by a press.
 */
export function useEmailCode(
  { id: userId, email }: Pick<User, 'id' | 'email'>,
  onConfirmed: () => void,
  sendsAtOnce = false,
) {
  const [stage, setStage] = useState<EmailCodeStage>('ready')
  const [address, setAddress] = useState(email)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [answered, setAnswered] = useState(0)
  const [busy, setBusy] = useState<'sending' | 'confirming'>()
  const [wait, startWait] = useWait()
  // A second press comes before the page is drawn again.
  const running = useRef(false)
  const params = { id: userId }

  const take = (state: EmailCodeState) => {
    setAddress(state.email)
    const next = state.emailVerified ? 'confirmed' : state.code ? 'sent' : 'ready'
    setStage(next)
    if (next === 'confirmed') onConfirmed()
  }
  const takeUnlessBusy = useEffectEvent((state: EmailCodeState) => {
    if (!running.current) take(state)
  })
  const load = async (id: string, signal?: AbortSignal) => {
    const state = await api('GET /api/users/{id}/email-code', { params: { id } }, signal ? { signal } : {}).catch(
      // The panel works without it: a new code can be sent.
      () => undefined,
    )
    if (!state || signal?.aborted) return undefined
    takeUnlessBusy(state)
    return state
  }
  const run = async (what: 'sending' | 'confirming', work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(what)
    setError(undefined)
    setFailure(undefined)
    try {
      await work()
      setAnswered((before) => before + 1)
    } catch (thrown) {
      fail(thrown)
    } finally {
      running.current = false
      setBusy(undefined)
    }
  }
  const fail = (thrown: unknown) => {
    if (!(thrown instanceof ApiError)) return setFailure(m.identity_code_failed())
    const beside = thrown.fields['code']
    if (beside) setError(beside)
    else setFailure(thrown.message)
    if (thrown.retryAfter) startWait(thrown.retryAfter)
    // Waiting for an email that can no longer help would be in vain.
    else if (thrown.code === 'email_code_invalid') startWait(0)
  }
  const send = () =>
    run('sending', async () => {
      const state = await api('POST /api/users/{id}/email-code', { params })
      setCode('')
      startWait(resendSeconds)
      take(state)
    })
  const loadNow = useEffectEvent(load)
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    const abort = new AbortController()
    const begin = async () => {
      const state = await loadNow(userId, abort.signal)
      if (sendsAtOnce && state && !state.emailVerified && !state.code) await sendNow()
    }
    void begin()
    return () => abort.abort()
  }, [userId, sendsAtOnce])
  useBfcacheRestore(() => void load(userId))

  return {
    stage,
    answered,
    address,
    code,
    error,
    failure,
    busy,
    wait,
    type(text: string) {
      setCode(text.replace(/\D/g, '').slice(0, 6))
      setError(undefined)
    },
    send,
    confirm: () => {
      if (code.length < 6) return setError(m.identity_code_needed())
      void run('confirming', async () => {
        await api('POST /api/users/{id}/email-code/confirm', { params, body: { code } })
        take({ email: address, emailVerified: true })
      })
    },
  }
}
