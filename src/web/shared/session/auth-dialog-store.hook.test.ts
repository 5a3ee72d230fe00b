import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lendNavigation } from '#web/shared/site/go.ts'
import {
  closeAuthDialog,
  currentAuthRequest,
  leaveAuthDialogFor,
  obeyAddress,
  openAuthDialog,
  showAuthTab,
  useAuthDialog,
} from './auth-dialog-store.ts'

const to = vi.fn<(path: string, options: object) => void>()
const back = vi.fn<() => void>()
const went = () => to.mock.calls
const scrollStays = { preventScrollReset: true }

beforeEach(() => {
  for (const mock of [to, back]) mock.mockReset()
  lendNavigation({ to, back })
  window.history.replaceState(null, '', '/pangat?people=25-50')
  obeyAddress(undefined)
})
afterEach(() => {
  lendNavigation(undefined)
  obeyAddress(undefined)
})

describe('useAuthDialog', () => {
  test('follows the dialog as it opens, changes and closes, until it is removed', () => {
    let renders = 0
    const { result, unmount } = renderHook(() => {
      renders += 1
      return useAuthDialog()
    })
    expect(result.current).toBeUndefined()
    act(() => openAuthDialog())
    expect(result.current).toEqual({ tab: 'login', goOn: undefined, isStep: true, role: undefined })
    act(() => showAuthTab('forgot'))
    expect(result.current?.tab).toBe('forgot')
    act(() => closeAuthDialog())
    expect(result.current).toBeUndefined()
    const before = renders
    unmount()
    act(() => openAuthDialog())
    expect(renders).toBe(before)
  })
})

describe('the dialog', () => {
  test('opens on the tab and for the role that were asked, above this page', () => {
    const goOn = vi.fn<() => void>()
    openAuthDialog({ tab: 'register', goOn, role: '3' })
    expect(currentAuthRequest()).toEqual({ tab: 'register', goOn, isStep: true, role: '3' })
    expect(went()).toEqual([['/pangat?people=25-50#register', scrollStays]])
  })

  test('opens above another page, which closing it does not leave', () => {
    openAuthDialog({ above: '/' })
    expect(currentAuthRequest()?.isStep).toBe(false)
    expect(went()).toEqual([['/#login', scrollStays]])
    closeAuthDialog()
    expect(went()[1]).toEqual(['/pangat?people=25-50', { ...scrollStays, replace: true }])
    expect(back).not.toHaveBeenCalled()
  })

  test('goes back when it is closed that was opened by a press', () => {
    openAuthDialog()
    closeAuthDialog()
    expect([back.mock.calls.length, went().length]).toEqual([1, 1])
  })

  test('keeps what was to follow when its tab changes, in the same step', () => {
    const goOn = vi.fn<() => void>()
    openAuthDialog({ goOn })
    showAuthTab('register')
    expect(currentAuthRequest()).toMatchObject({ tab: 'register', goOn, isStep: true })
    expect(went()[1]).toEqual(['/pangat?people=25-50#register', { ...scrollStays, replace: true }])
  })

  test('does nothing for the tab that is open, or while it is closed', () => {
    showAuthTab('register')
    closeAuthDialog()
    expect([currentAuthRequest(), went().length, back.mock.calls.length]).toEqual([undefined, 0, 0])
    openAuthDialog()
    showAuthTab('login')
    expect(went()).toHaveLength(1)
  })

  test('is closed for another page, which takes its step', () => {
    openAuthDialog()
    leaveAuthDialogFor('/admin')
    expect([currentAuthRequest(), went()[1], back.mock.calls.length]).toEqual([
      undefined,
      ['/admin', { replace: true }],
      0,
    ])
  })

  test('opens and closes as the address says, and is no step then', () => {
    obeyAddress('forgot')
    expect(currentAuthRequest()).toEqual({ tab: 'forgot', goOn: undefined, isStep: false })
    obeyAddress(undefined)
    expect([currentAuthRequest(), went()]).toEqual([undefined, []])
  })

  test('keeps what was to follow when the address changes its tab, and renders nothing when it says the same', () => {
    const goOn = vi.fn<() => void>()
    openAuthDialog({ goOn, role: '3' })
    const before = currentAuthRequest()
    obeyAddress('login')
    expect(currentAuthRequest()).toBe(before)
    obeyAddress('register')
    expect(currentAuthRequest()).toEqual({ tab: 'register', goOn, isStep: true, role: '3' })
  })
})
