import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { errorResponse } from '#test/support/api-stub.ts'
import { stubCaches } from '#test/support/cache-stub.ts'
import type * as Toaster from '#web/ui/overlays/toaster.tsx'
import type * as Dialog from './auth-dialog-store.ts'
import type * as Sealed from './sealed-user.ts'

const mocks = vi.hoisted(() => ({
  notify: vi.fn<typeof Toaster.notify>(),
  openAuthDialog: vi.fn<typeof Dialog.openAuthDialog>(),
  closeAuthDialog: vi.fn<typeof Dialog.closeAuthDialog>(),
  seal: vi.fn<typeof Sealed.seal>(),
  openStoredUser: vi.fn<typeof Sealed.openStoredUser>(),
}))
vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: mocks.notify }))
// The catalogue of messages takes longer to load again for each test than all that is tested here.
vi.mock('#messages', () => ({ m: { identity_signed_out: () => 'You are signed out.' } }))
vi.mock('./auth-dialog-store.ts', () => mocks)
vi.mock('./sealed-user.ts', () => mocks)

// The session reads nothing else of an account.
const asha = { id: 'asha', firstName: 'Asha', role: { id: '2', name: 'user' } } as never
const cook = { id: 'cook', firstName: 'Bhola', role: { id: '3', name: 'caterer' }, catererId: 'kitchen' } as never

interface Sent {
  path: string
  body: unknown
  authorization: string | null
}
let sent: Sent[]
let answers: Record<string, () => Response | Promise<Response>>
let went: string[]
const sessionOf = (user: object) => () => Response.json({ user, token: 'token' })
const paths = () => sent.map(({ path }) => path)

beforeEach(() => {
  vi.resetModules()
  for (const mock of Object.values(mocks)) mock.mockReset()
  mocks.seal.mockResolvedValue(undefined)
  mocks.openStoredUser.mockResolvedValue(undefined)
  sent = []
  went = []
  // Modules of earlier tests still listen to the page of their time.
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  answers = { '/auth/logout': () => Response.json({}), '/auth/me': () => Response.json(asha) }
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined
    sent.push({ path, body, authorization: new Headers(init.headers).get('authorization') })
    return answers[path]?.() ?? Response.error()
  })
})

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))))

/** Loads a tab, with the memory of the modules empty, whose storage says that this user is signed in. */
async function aTab(user?: { firstName: string }) {
  if (user) {
    localStorage.setItem('firstName', user.firstName)
    answers['/auth/refresh'] ??= sessionOf(user)
  }
  const { lendNavigation } = await import('#web/shared/site/go.ts')
  lendNavigation({ to: (path) => went.push(path), back: () => {} })
  const session = await import('./session.ts')
  const { useSession } = await import('./use-session.ts')
  const view = renderHook(() => useSession())
  await settle()
  return { ...session, useSession, ...view, now: () => view.result.current }
}
const tellStorage = async (key: string | null, newValue: string | null = null) => {
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key, newValue })))
  await settle()
}
const restore = (persisted: boolean) =>
  act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))

describe('useSession', () => {
  test('is that of a visitor, follows a login, and no longer once it is removed', async () => {
    answers['/auth/email/login'] = sessionOf(asha)
    const { now, signIn, result, unmount, leave } = await aTab()
    expect([now(), paths()]).toEqual([{ status: 'signed_out' }, []])
    await act(async () => void (await signIn({ email: 'a@b.example', password: 'x' })))
    expect([now(), sent.at(-1)?.body]).toEqual([
      { status: 'signed_in', user: asha },
      { email: 'a@b.example', password: 'x' },
    ])
    unmount()
    await leave({ notice: 'Bye', to: '/' })
    expect(result.current.status).toBe('signed_in')
  })

  test('starts once for all components', async () => {
    const listening = vi.spyOn(globalThis, 'addEventListener')
    const { useSession, startSession } = await aTab(asha)
    renderHook(() => useSession())
    startSession()
    await settle()
    expect(listening.mock.calls.filter(([type]) => type === 'storage')).toHaveLength(1)
    expect(paths()).toEqual(['/auth/refresh'])
  })
})

describe('starting', () => {
  test('takes the stored user without asking the server', async () => {
    mocks.openStoredUser.mockResolvedValue(asha)
    const { now } = await aTab(asha)
    expect([now(), paths()]).toEqual([{ status: 'signed_in', user: asha }, []])
    const { signedIn, role } = document.documentElement.dataset
    expect([signedIn, role]).toEqual(['', '2'])
  })

  test('is waited for by what a press starts', async () => {
    const renewed = Promise.withResolvers<Response>()
    answers['/auth/refresh'] = () => renewed.promise
    localStorage.setItem('firstName', 'Asha')
    const { knownSession } = await import('./session.ts')
    const known = knownSession()
    renewed.resolve(sessionOf(asha)())
    expect(await known).toEqual({ status: 'signed_in', user: asha })
  })

  test('waits for nothing when nobody is signed in', async () => {
    const { knownSession } = await import('./session.ts')
    expect([await knownSession(), paths()]).toEqual([{ status: 'signed_out' }, []])
  })

  test('stays unknown while the server cannot be reached', async () => {
    vi.useFakeTimers()
    answers['/auth/refresh'] = () => Promise.reject(new TypeError('offline'))
    localStorage.setItem('firstName', 'Asha')
    await import('./session.ts')
    const { useSession } = await import('./use-session.ts')
    const { result } = renderHook(() => useSession())
    await act(async () => void (await vi.advanceTimersByTimeAsync(20_000)))
    expect([result.current, paths()]).toEqual([{ status: 'unknown' }, ['/auth/refresh', '/auth/refresh']])
  })

  test('drops the stored user when somebody signed out while it was opened', async () => {
    mocks.openStoredUser.mockImplementation(async () => {
      localStorage.clear()
      return asha
    })
    expect((await aTab(asha)).now()).toEqual({ status: 'unknown' })
  })
})

describe('signing in', () => {
  test('uses the token of the session for what follows', async () => {
    answers['/auth/email/register'] = sessionOf(asha)
    const given = { email: 'a', password: 'b', phone: 'c', firstName: 'Asha', lastName: 'd', role: '2' } as const
    const { now, register, refreshUser } = await aTab()
    await act(async () => expect(await register(given)).toEqual(asha))
    expect([now().user, sent.at(-1)]).toEqual([
      asha,
      { path: '/auth/email/register', body: given, authorization: null },
    ])
    await act(refreshUser)
    expect(sent.at(-1)).toEqual({ path: '/auth/me', body: undefined, authorization: 'Bearer token' })
  })

  test('by the identity provider sends its token, and says whether the account is new', async () => {
    answers['/auth/validate/login'] = () => Response.json({ user: cook, token: 'token', registered: true })
    const { now, signInByProvider } = await aTab()
    await act(async () =>
      expect(await signInByProvider({ idToken: 'id-token', nonce: 'n' })).toEqual({ registered: true }),
    )
    expect([now().user, sent.at(-1)]).toEqual([
      cook,
      { path: '/auth/validate/login', body: { nonce: 'n' }, authorization: 'Bearer id-token' },
    ])
  })

  test('stores the sealed user, unless somebody signed out while it was sealed', async () => {
    answers['/auth/email/login'] = sessionOf(asha)
    mocks.seal.mockResolvedValue('sealed')
    const { signIn, leave } = await aTab()
    await act(async () => void (await signIn({ email: '', password: '' })))
    expect([mocks.seal.mock.calls, localStorage.getItem('user')]).toEqual([[[asha]], 'sealed'])
    let sealNow: (text: string) => void = () => {}
    mocks.seal.mockReturnValue(new Promise((resolve) => (sealNow = resolve)))
    await act(async () => void (await signIn({ email: '', password: '' })))
    await act(() => leave({ notice: '', to: '/' }))
    await act(async () => sealNow('sealed later'))
    expect(localStorage.getItem('user')).toBeNull()
  })
})

describe('checkSession', () => {
  test('asks the server only for signed-in users', async () => {
    const visitor = await aTab()
    await visitor.checkSession()
    expect(paths()).toEqual([])
    visitor.unmount()
    vi.resetModules()
    const { checkSession, now } = await aTab(asha)
    answers['/auth/me'] = () => Response.json({ ...(asha as object), firstName: 'Aasha' })
    await act(checkSession)
    expect(now().user?.firstName).toBe('Aasha')
    answers['/auth/me'] = () => Promise.reject(new TypeError('offline'))
    await act(checkSession)
    expect(now().status).toBe('signed_in')
  })
})

describe('leaving', () => {
  test('ends the session on the server once, forgets its token and says so', async () => {
    const { leave, refreshUser, now } = await aTab(asha)
    const heard = vi.fn<(event: Event) => void>()
    addEventListener('storage', heard, { once: true })
    await act(async () => {
      void leave({ notice: 'Bye', to: '/' })
      await leave({ notice: 'Bye again', to: '/pangat' })
    })
    expect(sent.slice(1)).toEqual([{ path: '/auth/logout', body: {}, authorization: null }])
    expect([now(), went, mocks.notify.mock.calls]).toEqual([{ status: 'signed_out' }, ['/'], [['Bye', 'success']]])
    expect(heard.mock.calls.map(([event]) => (event as StorageEvent).key)).toEqual([null])
    await act(refreshUser)
    expect(sent.at(-1)).toMatchObject({ path: '/auth/me', authorization: null })
    await act(() => leave({ notice: 'Bye', to: '/' }))
    expect(paths().filter((path) => path === '/auth/logout')).toHaveLength(2)
  })

  test('by sign-out says so and goes to the caterers’ home', async () => {
    const { signOut } = await aTab(asha)
    await act(signOut)
    expect([mocks.notify.mock.calls, went]).toEqual([[['You are signed out.', 'success']], ['/caterer-home']])
  })

  test('waits for the server for five seconds at most', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout')
    const { leave } = await aTab(asha)
    limit.mockClear()
    await act(() => leave({ notice: 'Bye', to: '/' }))
    expect(limit.mock.calls).toEqual([[5_000]])
  })
})

describe('copies for when there is no network', () => {
  const [cooks, others] = ['pangat-account-cook-kitchen', 'pangat-account-asha-']
  let browser: ReturnType<typeof stubCaches>
  beforeEach(async () => {
    browser = stubCaches()
    for (const name of [cooks, others]) await caches.open(name)
  })

  test('stay with the account that is signed in, and those of another one go', async () => {
    await aTab(cook)
    expect(browser.names()).toEqual([cooks])
  })

  test('go with a sign-out', async () => {
    const { signOut } = await aTab(cook)
    await act(signOut)
    await settle()
    expect(browser.names()).toEqual([])
  })

  test('go when the session has ended elsewhere, as for a member who was removed', async () => {
    mocks.openStoredUser.mockResolvedValue(cook)
    const { refreshUser } = await aTab(cook)
    expect(browser.names()).toEqual([cooks])
    answers['/auth/refresh'] = () => errorResponse('session_ended', 'Your session has ended.', undefined, 401)
    await act(() => refreshUser().catch(() => undefined))
    await settle()
    expect(browser.names()).toEqual([])
  })

  test('go when the account acts for another caterer', async () => {
    await aTab({ ...(cook as object), catererId: 'other' } as never)
    expect(browser.names()).toEqual([])
  })

  test('stay while the server cannot be reached', async () => {
    mocks.openStoredUser.mockResolvedValue(cook)
    answers['/auth/refresh'] = () => Promise.reject(new TypeError('offline'))
    await aTab(cook)
    expect(browser.names()).toEqual([cooks])
  })
})

describe('another tab', () => {
  test('that signs in as another user changes user and token, and closes the dialog', async () => {
    const { now, refreshUser } = await aTab(asha)
    mocks.openStoredUser.mockResolvedValue(cook)
    answers['/auth/refresh'] = () => Response.json({ user: cook, token: 'of the cook' })
    await tellStorage('user', 'sealed')
    expect([now().user, mocks.closeAuthDialog.mock.calls.length]).toEqual([cook, 1])
    await act(refreshUser)
    expect(sent.at(-1)?.authorization).toBe('Bearer of the cook')
  })

  test('that stores the same user again keeps the token', async () => {
    const { refreshUser } = await aTab(asha)
    mocks.openStoredUser.mockResolvedValue(asha)
    await tellStorage('firstName', 'Asha')
    await act(refreshUser)
    expect(paths()).toEqual(['/auth/refresh', '/auth/me'])
  })

  test('leaves the dialog open when it could not be learnt who signed in', async () => {
    const { now } = await aTab()
    localStorage.setItem('firstName', 'Asha')
    const body = { statusCode: 401, error: '', code: 'session_ended', message: [''], requestId: '' }
    answers['/auth/refresh'] = () => Response.json(body, { status: 401 })
    await tellStorage('firstName', 'Asha')
    expect([now(), mocks.closeAuthDialog.mock.calls.length]).toEqual([{ status: 'signed_out' }, 0])
  })

  test.each<[string, string | null]>([
    ['shortlist', null],
    ['shortlist', '[]'],
    ['user', null],
  ])('that writes %s as %j changes nothing', async (key, value) => {
    const { now } = await aTab(asha)
    await tellStorage(key, value)
    expect([now().status, paths(), went]).toEqual(['signed_in', ['/auth/refresh'], []])
    expect([mocks.openAuthDialog.mock.calls, mocks.closeAuthDialog.mock.calls]).toEqual([[], []])
  })

  test('that signs out ends the session here, forgets its token and opens the login at home', async () => {
    const { now, refreshUser } = await aTab(asha)
    localStorage.clear()
    await tellStorage(null)
    expect([now(), mocks.openAuthDialog.mock.calls]).toEqual([
      { status: 'signed_out' },
      [[{ tab: 'login', above: '/' }]],
    ])
    await act(refreshUser)
    expect(sent.at(-1)?.authorization).toBeNull()
  })
})

describe('a page restored from the back/forward cache', () => {
  test('removes the ended session and its token', async () => {
    const { now, refreshUser } = await aTab(cook)
    localStorage.removeItem('firstName')
    await restore(false)
    expect(now().status).toBe('signed_in')
    await restore(true)
    expect([now(), localStorage.getItem('catererId'), localStorage.getItem('isCaterer')]).toEqual([
      { status: 'signed_out' },
      null,
      null,
    ])
    await act(refreshUser)
    expect(sent.at(-1)?.authorization).toBeNull()
  })

  test('takes over the user who has signed in since', async () => {
    const { now } = await aTab(asha)
    mocks.openStoredUser.mockResolvedValue(cook)
    await restore(true)
    await settle()
    expect(now().user).toEqual(cook)
  })

  test('keeps the session that lasts', async () => {
    const { now } = await aTab(asha)
    await restore(true)
    expect(now().status).toBe('signed_in')
  })
})
