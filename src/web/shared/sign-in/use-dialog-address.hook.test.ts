import { act } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderInRouter } from '#test/support/in-router.tsx'
import { currentAuthRequest, obeyAddress, openAuthDialog } from '#web/shared/session/auth-dialog-store.ts'
import type { SessionState } from '#web/shared/session/session-state.ts'
import { currentSession } from '#web/shared/session/session.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { go } from '#web/shared/site/go.ts'
import { useDialogAddress } from './use-dialog-address.ts'

vi.mock('#web/shared/session/session.ts', () => ({ currentSession: vi.fn() }))
vi.mock('#web/shared/session/use-session.ts', () => ({ useSession: vi.fn() }))
vi.mock('#web/shared/site/go.ts', () => ({ go: vi.fn() }))

const signedIn: SessionState = { status: 'signed_in', user: { id: 'U1' } as never }
function setSession(state: SessionState) {
  vi.mocked(currentSession).mockReturnValue(state)
  vi.mocked(useSession).mockReturnValue(state)
}

beforeEach(() => {
  vi.mocked(go).mockReset()
  window.history.replaceState(null, '', '/pangat')
  obeyAddress(undefined)
  setSession({ status: 'signed_out' })
})

const render = (start: string) => renderInRouter(() => useDialogAddress(), start)
const navigate = ({ router }: ReturnType<typeof render>, to: string) => act(async () => router.navigate(to))
const tab = () => currentAuthRequest()?.tab

describe('useDialogAddress', () => {
  test('opens the dialog for a visitor whose address names it, changes its tab and closes it', async () => {
    const view = render('/pangat#register')
    expect(tab()).toBe('register')
    await navigate(view, '/pangat#login')
    expect(tab()).toBe('login')
    await navigate(view, '/pangat#menu')
    expect(tab()).toBeUndefined()
    expect(go).not.toHaveBeenCalled()
  })

  test('keeps what a press asked for that the router has not followed yet', async () => {
    openAuthDialog({ tab: 'register', role: '3' })
    window.history.replaceState(null, '', '/pangat#register')
    const view = render('/pangat')
    expect(currentAuthRequest()).toMatchObject({ tab: 'register', role: '3' })
    await navigate(view, '/pangat#register')
    expect(currentAuthRequest()).toMatchObject({ tab: 'register', role: '3', isStep: true })
  })

  test('waits until it is known who is here', async () => {
    setSession({ status: 'unknown' })
    const view = render('/pangat#login')
    expect([tab(), vi.mocked(go).mock.calls.length]).toEqual([undefined, 0])
    setSession({ status: 'signed_out' })
    await navigate(view, '/pangat?a=1#login')
    expect(tab()).toBe('login')
  })

  test('takes the dialog out of the address of somebody who is logged in', () => {
    setSession(signedIn)
    render('/pangat#login')
    expect(tab()).toBeUndefined()
    expect(vi.mocked(go).mock.calls).toEqual([['/pangat', { replace: true, preventScrollReset: true }]])
  })

  test('leaves the address of somebody who is logged in alone when it names no dialog', () => {
    setSession(signedIn)
    render('/pangat#menu')
    expect([tab(), vi.mocked(go).mock.calls.length]).toEqual([undefined, 0])
  })

  test('leaves the address alone while the dialog is open that has just logged somebody in', () => {
    openAuthDialog()
    vi.mocked(go).mockReset()
    setSession(signedIn)
    render('/pangat#login')
    expect([tab(), vi.mocked(go).mock.calls.length]).toEqual(['login', 0])
  })

  test('opens the dialog again on forward, although the router never followed the way back', () => {
    render('/pangat#forgot')
    for (const address of ['/pangat', '/pangat#forgot']) {
      window.history.replaceState(null, '', address)
      dispatchEvent(new Event('popstate'))
    }
    expect(tab()).toBe('forgot')
  })

  test('opens nothing on forward for somebody who has logged in since', () => {
    setSession(signedIn)
    render('/pangat')
    window.history.replaceState(null, '', '/pangat#login')
    dispatchEvent(new Event('popstate'))
    expect(tab()).toBeUndefined()
  })

  test('closes the dialog on back before the router follows, until it is removed', () => {
    const { unmount } = render('/pangat#login')
    window.history.replaceState(null, '', '/pangat#login')
    dispatchEvent(new Event('popstate'))
    expect(tab()).toBe('login')
    window.history.replaceState(null, '', '/pangat')
    dispatchEvent(new Event('popstate'))
    expect(tab()).toBeUndefined()
    unmount()
    obeyAddress('login')
    dispatchEvent(new Event('popstate'))
    expect(tab()).toBe('login')
  })
})
