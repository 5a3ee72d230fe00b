import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorCode } from '#contract/errors.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { countEvent } from '#web/shared/api/data-layer.ts'
import { sessionKeys } from '#web/shared/browser/storage.ts'
import { signInByProvider, signOut } from '#web/shared/session/session.ts'
import { storeAttempt, takeAttempt, wantProvider } from '#web/shared/sign-in/provider-attempt.ts'
import { go } from '#web/shared/site/go.ts'
import { m } from '#messages'
import { showAlert } from '#web/ui/overlays/alert-dialog.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { addressAtProvider, idTokenFrom, ProviderFailure } from './provider-flow.ts'
import { useProviderSignIn } from './use-provider-sign-in.ts'

vi.mock('#web/shared/api/data-layer.ts', () => ({ countEvent: vi.fn() }))
vi.mock('#web/shared/session/session.ts', () => ({ signInByProvider: vi.fn(), signOut: vi.fn() }))
vi.mock('#web/shared/site/go.ts', () => ({ go: vi.fn() }))
vi.mock('#web/ui/overlays/alert-dialog.tsx', () => ({ showAlert: vi.fn() }))
vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))
vi.mock('./provider-flow.ts', async (original) => ({
  ...(await original()),
  addressAtProvider: vi.fn(),
  idTokenFrom: vi.fn(),
}))

const provider = { issuer: 'https://id.example/', clientId: 'pangat' }
const attempt = { state: 'S', nonce: 'N', codeVerifier: 'V' }
const page = '/sign-in/provider'
const redirectUri = new URL(page, window.location.origin).href

const apiError = (code: ErrorCode, message: string[]) =>
  new ApiError({ statusCode: 403, error: 'Forbidden', code, message, requestId: 'R1' }, undefined)

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(addressAtProvider).mockResolvedValue({ address: 'https://id.example/authorize', attempt })
  vi.mocked(idTokenFrom).mockResolvedValue('id-token')
  vi.mocked(signInByProvider).mockResolvedValue({ registered: false })
  vi.mocked(signOut).mockResolvedValue(undefined)
  vi.spyOn(window.location, 'replace').mockReturnValue(undefined)
})

/** Renders the page at an address, as a browser in development does: every effect runs twice. */
function arrive(query = '') {
  window.history.replaceState({ key: 'kept' }, '', page + query)
  return renderHook((given: typeof provider) => useProviderSignIn(given), {
    initialProps: provider,
    reactStrictMode: true,
  })
}
const settle = () => act(async () => {})

describe('useProviderSignIn before the provider', () => {
  test('is leaving while the page is rendered on the server', () => {
    const Page = () => useProviderSignIn(provider).step.at
    expect(renderToString(createElement(Page))).toBe('leaving')
  })

  test('leaves for another provider once it is given one', async () => {
    const { result, rerender } = arrive()
    const other = { ...provider, clientId: 'other' }
    rerender(other)
    await act(async () => result.current.begin())
    expect(vi.mocked(addressAtProvider).mock.calls).toEqual([[other, redirectUri]])
  })

  test('leaves for the provider once when a sign-in was asked for', async () => {
    wantProvider('/profile')
    const { result } = arrive()
    expect(result.current.step).toEqual({ at: 'leaving' })
    await settle()
    expect(vi.mocked(addressAtProvider).mock.calls).toEqual([[provider, redirectUri]])
    expect(vi.mocked(window.location.replace).mock.calls).toEqual([['https://id.example/authorize']])
    expect(takeAttempt()).toEqual(attempt)
    expect(result.current.step).toEqual({ at: 'leaving' })
  })

  test('asks first when nobody asked for a sign-in, and leaves on begin', async () => {
    const { result } = arrive()
    await settle()
    expect([result.current.step, vi.mocked(addressAtProvider).mock.calls.length]).toEqual([{ at: 'asking' }, 0])
    act(() => result.current.begin())
    expect(result.current.step).toEqual({ at: 'leaving' })
    await settle()
    expect(window.location.replace).toHaveBeenCalledOnce()
  })

  test('asks when the page is restored from the back/forward cache', async () => {
    wantProvider('/profile')
    const { result } = arrive()
    await settle()
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    expect(result.current.step).toEqual({ at: 'asking' })
  })

  test('fails when the browser cannot store the attempt', async () => {
    const { result } = arrive()
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('sessionStorage', { setItem })
    await act(async () => result.current.begin())
    expect(result.current.step).toEqual({ at: 'failed', why: 'rejected' })
    expect(window.location.replace).not.toHaveBeenCalled()
  })

  test('fails when the provider does not answer, and begins again', async () => {
    vi.mocked(addressAtProvider).mockRejectedValueOnce(new ProviderFailure('silent'))
    const { result } = arrive()
    await act(async () => result.current.begin())
    expect(result.current.step).toEqual({ at: 'failed', why: 'silent' })
    await act(async () => result.current.begin())
    expect(result.current.step).toEqual({ at: 'leaving' })
    expect(window.location.replace).toHaveBeenCalledOnce()
  })
})

describe('useProviderSignIn after the provider', () => {
  const callback = '?code=C&state=S'
  beforeEach(() => {
    wantProvider('/profile')
    storeAttempt(attempt)
  })
  const expectReturn = () => {
    expect(vi.mocked(go).mock.calls).toEqual([['/profile', { replace: true }]])
    expect(sessionStorage).toHaveLength(0)
  }

  test('signs in once with the returned parameters and goes back to the page before', async () => {
    const { result } = arrive(callback)
    expect(result.current.step).toEqual({ at: 'entering' })
    await settle()
    expect(vi.mocked(idTokenFrom).mock.calls).toEqual([[provider, redirectUri, new URLSearchParams(callback), attempt]])
    expect(vi.mocked(signInByProvider).mock.calls).toEqual([[{ idToken: 'id-token', nonce: 'N' }]])
    expect(vi.mocked(notify).mock.calls).toEqual([[m.identity_login_done(), 'success']])
    expect(countEvent).not.toHaveBeenCalled()
    expectReturn()
  })

  test('counts and welcomes a new account', async () => {
    vi.mocked(signInByProvider).mockResolvedValue({ registered: true })
    arrive(callback)
    await settle()
    expect(vi.mocked(countEvent).mock.calls).toEqual([[{ event: 'sign_up', role: 'user' }]])
    expect(vi.mocked(notify).mock.calls).toEqual([[m.identity_register_done(), 'success']])
    expectReturn()
  })

  test('removes the parameters from the address immediately and keeps the state of the history', () => {
    arrive(callback)
    expect(window.location.pathname + window.location.search).toBe(page)
    expect(window.history.state).toEqual({ key: 'kept' })
  })

  test.each(['?code=C', '?state=S', '?error=server_error'])(
    'ends the sign-in when it returns with %s',
    async (query) => {
      arrive(query)
      await settle()
      expect(idTokenFrom).toHaveBeenCalledOnce()
      expect(addressAtProvider).not.toHaveBeenCalled()
    },
  )

  test('goes back without signing in again when the attempt is used and someone is signed in', async () => {
    takeAttempt()
    localStorage.setItem(sessionKeys.firstName, 'Asha')
    arrive(callback)
    await settle()
    expect([vi.mocked(idTokenFrom).mock.calls.length, vi.mocked(signInByProvider).mock.calls.length]).toEqual([0, 0])
    expectReturn()
  })

  test('signs in anew while someone is signed in', async () => {
    localStorage.setItem(sessionKeys.firstName, 'Asha')
    arrive(callback)
    await settle()
    expect(signInByProvider).toHaveBeenCalledOnce()
  })

  test('reports a callback that does not belong to an attempt', async () => {
    takeAttempt()
    vi.mocked(idTokenFrom).mockRejectedValue(new ProviderFailure('stale'))
    const { result } = arrive(callback)
    await settle()
    expect(vi.mocked(idTokenFrom).mock.calls.map(([, , , given]) => given)).toEqual([undefined])
    expect(result.current.step).toEqual({ at: 'failed', why: 'stale' })
    expect(go).not.toHaveBeenCalled()
  })

  test('goes back to the page before when the sign-in was cancelled', async () => {
    vi.mocked(idTokenFrom).mockRejectedValue(new ProviderFailure('cancelled'))
    const { result } = arrive('?error=access_denied&state=S')
    await settle()
    expect(vi.mocked(notify).mock.calls).toEqual([[m.identity_provider_cancelled()]])
    expect(result.current.step).toEqual({ at: 'entering' })
    expectReturn()
  })

  test.each([
    [['Caterers log in with a password.'], 'Caterers log in with a password.'],
    [[], m.identity_login_failed()],
  ])('signs out and alerts when the provider is for customers only and the server says %j', async (said, shown) => {
    vi.mocked(signInByProvider).mockRejectedValue(apiError('provider_customers_only', said))
    const { result } = arrive(callback)
    await settle()
    expect(signOut).toHaveBeenCalledOnce()
    expect(vi.mocked(showAlert).mock.calls).toEqual([[shown]])
    expect(sessionStorage).toHaveLength(0)
    expect([result.current.step, vi.mocked(go).mock.calls.length]).toEqual([{ at: 'entering' }, 0])
  })

  test.each([
    ['an error with its message', apiError('provider_email_unverified', ['Not now.', 'More']), 'Not now.'],
    ['an error without a message', apiError('provider_email_unverified', []), ''],
    ['a broken connection', new TypeError('offline'), m.identity_provider_no_connection()],
  ])('reports %s', async (_, error, message) => {
    vi.mocked(signInByProvider).mockRejectedValue(error)
    const { result } = arrive(callback)
    await settle()
    expect(result.current.step).toEqual({ at: 'failed', why: 'told', message })
    expect([vi.mocked(signOut).mock.calls.length, vi.mocked(go).mock.calls.length]).toEqual([0, 0])
  })
})
