import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/shared/api/api-error.ts'
import { countEvent } from '#web/shared/api/data-layer.ts'
import { go } from '#web/shared/site/go.ts'
import { paths } from '#contract/paths.ts'
import { readStored, sessionKeys } from '#web/shared/browser/storage.ts'
import { useBfcacheRestore } from '#web/shared/browser/use-bfcache-restore.ts'
import { m } from '#messages'
import { showAlert } from '#web/ui/overlays/alert-dialog.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import {
  forgetAttempt,
  storeAttempt,
  returnPath,
  takeAttempt,
  takeIntent,
} from '#web/shared/sign-in/provider-attempt.ts'
import { addressAtProvider, idTokenFrom, ProviderFailure, type Provider, type WayOut } from './provider-flow.ts'
import { signInByProvider, signOut } from '#web/shared/session/session.ts'

/** Step of a sign-in at the provider. */
export type Step = { at: 'leaving' | 'entering' | 'asking' } | { at: 'failed'; why: WayOut | 'told'; message?: string }

/**
 * Begins a sign-in, or ends the one that someone comes back from. Each parameter of the address is used once and then taken
 * out of it, so that neither reload nor back repeats anything.
 */
export function useProviderSignIn(provider: Provider): { step: Step; begin: () => void } {
  const [step, setStep] = useState<Step>({ at: 'leaving' })

  const begin = useCallback(() => {
    setStep({ at: 'leaving' })
    leaveFor(provider).catch((error: unknown) => setStep(failureFrom(error)))
  }, [provider])

  const hasArrived = useRef(false)
  useEffect(() => {
    const arrive = () => {
      if (hasArrived.current) return
      hasArrived.current = true
      const returned = new URLSearchParams(window.location.search)
      window.history.replaceState(window.history.state, '', window.location.pathname)
      if (returned.has('state') || returned.has('code') || returned.has('error')) {
        setStep({ at: 'entering' })
        enter(provider, returned).catch((error: unknown) => leaveAs(error, setStep))
      } else if (takeIntent()) begin()
      else setStep({ at: 'asking' })
    }
    arrive()
  }, [provider, begin])
  useBfcacheRestore(() => setStep({ at: 'asking' }))

  return { step, begin }
}

function redirectUri(): string {
  return new URL(paths.provider(), window.location.origin).href
}

async function leaveFor(provider: Provider): Promise<void> {
  const { address, attempt } = await addressAtProvider(provider, redirectUri())
  if (!storeAttempt(attempt)) throw new ProviderFailure('rejected')
  // Back from the provider leads to the page before this one.
  window.location.replace(address)
}

async function enter(provider: Provider, returned: URLSearchParams): Promise<void> {
  const attempt = takeAttempt()
  // The same answer again, by reload or back, after it has done its work.
  if (!attempt && readStored(sessionKeys.firstName) !== null) return goBackTo(returnPath())
  const idToken = await idTokenFrom(provider, redirectUri(), returned, attempt)
  const { registered } = await signInByProvider({ idToken, nonce: attempt?.nonce })
  // Only customers come this way (C71).
  if (registered) countEvent({ event: 'sign_up', role: 'user' })
  notify(registered ? m.identity_register_done() : m.identity_login_done(), 'success')
  goBackTo(returnPath())
}

function goBackTo(path: string): void {
  forgetAttempt()
  go(path, { replace: true })
}

async function leaveAs(error: unknown, setStep: (step: Step) => void): Promise<void> {
  if (error instanceof ProviderFailure && error.way === 'cancelled') {
    notify(m.identity_provider_cancelled())
    return goBackTo(returnPath())
  }
  if (error instanceof ApiError && error.code === 'provider_customers_only') {
    forgetAttempt()
    await signOut()
    return showAlert(error.messages[0] ?? m.identity_login_failed())
  }
  setStep(failureFrom(error))
}

function failureFrom(error: unknown): Step {
  if (error instanceof ProviderFailure) return { at: 'failed', why: error.way }
  if (error instanceof ApiError) return { at: 'failed', why: 'told', message: error.messages[0] ?? '' }
  return { at: 'failed', why: 'told', message: m.identity_provider_no_connection() }
}
